import type { z } from 'zod';
import { ApiError, type Operation } from './errors.ts';
import type { ServiceRequest } from './query.ts';

/** One GET of the service, and what counts as its answer. */
export interface ApiRequest<S extends z.ZodType<object>> extends ServiceRequest {
  readonly schema: S;
  /** False for an answer about something else: the service may return one for a number or product it doesn't know. */
  readonly isExpected: (result: z.output<S>) => boolean;
}

/** @throws ApiError with the paths and codes of what is wrong, without the values */
export function parseAnswer<S extends z.ZodType<object>>(
  { operation, schema, isExpected }: ApiRequest<S>,
  json: unknown,
): z.output<S> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw notUnderstood(operation, faultsOf(parsed.error));
  if (!isExpected(parsed.data)) throw notUnderstood(operation, 'answers something else');
  return parsed.data;
}

function notUnderstood(operation: Operation, detail: string): ApiError {
  return new ApiError('not_understood', { operation, detail });
}

function faultsOf(error: z.ZodError): string {
  const faults = error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`);
  return faults.join('; ');
}
