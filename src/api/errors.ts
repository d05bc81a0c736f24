export type Operation = 'tracking' | 'qc' | 'lookup' | 'convert';

/** Why there is no answer. The service's own codes are not documented (interface section 7), so the status decides. */
export type ApiErrorKind =
  | 'bad_request'
  | 'unauthorised'
  | 'not_found'
  | 'rate_limited'
  | 'unavailable'
  | 'timed_out'
  | 'not_understood';

interface ApiErrorData {
  readonly operation: Operation;
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  /** The service's own words, or what is wrong with its answer; for the log only. */
  readonly detail?: string | undefined;
}

/** A call without a usable answer. Never contains the key or what the user typed. */
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

/** Whether the service fails for everybody at the moment, rather than refusing this one request. */
export function isOutage(error: unknown): error is ApiError {
  return error instanceof ApiError && ['unavailable', 'timed_out', 'rate_limited'].includes(error.kind);
}

/** Whether the request is at fault, not the service. */
export function isClientError(error: unknown): error is ApiError {
  return error instanceof ApiError && ['not_found', 'bad_request'].includes(error.kind);
}
