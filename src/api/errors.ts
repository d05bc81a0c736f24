export type Operation = 'tracking' | 'qc' | 'lookup' | 'convert';

/** Why the service did not answer. Its own codes are not documented (interface section 7): status classes tell. */
export type ApiErrorKind =
  | 'bad_request'
  | 'unauthorised'
  | 'not_found'
  | 'rate_limited'
  | 'unavailable'
  | 'timed_out'
  | 'not_understood';

export interface ApiErrorData {
  readonly operation: Operation;
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  /** The service's own words or what could not be read, for the log only. */
  readonly detail?: string | undefined;
}

/** A call that brought no answer, with the cause as data. Never holds the key or the asker's words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly operation: Operation;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly detail: string | undefined;

  constructor(kind: ApiErrorKind, { operation, status, retryAfterMs, detail }: ApiErrorData) {
    super(`${operation}: ${kind}${status === undefined ? '' : ` (${status})`}`);
    this.kind = kind;
    this.operation = operation;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.detail = detail?.slice(0, 300);
  }
}

/** The service fails for everybody just now, rather than refusing this question. */
export function isOutage(error: unknown): error is ApiError {
  return error instanceof ApiError && ['unavailable', 'timed_out', 'rate_limited'].includes(error.kind);
}

/** A refusal that a healthy service gives, too: it says something of the question. */
export function isClientError(error: unknown): error is ApiError {
  return error instanceof ApiError && ['not_found', 'bad_request'].includes(error.kind);
}
