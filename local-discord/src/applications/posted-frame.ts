import type { JsonObject } from '../json.ts';
import type { RestCall } from '../wire/frame.ts';

/** The status shown for a request without an answer. */
export const NO_ANSWER = 504;

export interface Posted {
  readonly url: string;
  readonly payload: JsonObject;
  readonly status: number;
  readonly answer: unknown;
  /** From `performance.now()`. */
  readonly startedAt: number;
}

/** A request from Discord to an application, as the wire shows it. */
export function postedFrame({ url, payload, status, answer, startedAt }: Posted): RestCall {
  return {
    kind: 'rest',
    method: 'POST',
    route: url,
    headers: {},
    body: payload,
    status,
    answer,
    // The portal accepts any value.
    address: URL.canParse(url) ? new URL(url).host : url,
    arrivedAt: startedAt,
    tookMs: performance.now() - startedAt,
  };
}
