import { ApiError, type CachedResponse, type LookupResult, type Subject } from '../../api/index.ts';
import type { Context } from '../../context.ts';

/** @param agent whose listing of the product to look up; empty: none in particular */
export function lookUpProduct(
  { api }: Context,
  subject: Subject,
  agent: string,
): Promise<CachedResponse<LookupResult>> {
  return api.lookup(subject, agent === '' ? {} : { agent });
}

/** Whether the service rejected the request, as it does for an agent that it does not know. */
export function isBadRequest(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'bad_request';
}
