import * as z from 'zod';

export type Operation = 'tracking' | 'qc' | 'lookup' | 'convert';

/** Why there is no answer. The service's error codes are undocumented (interface section 7), so the status decides. */
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

const isOneOf =
  (...kinds: readonly ApiErrorKind[]) =>
  (error: unknown): error is ApiError =>
    error instanceof ApiError && kinds.includes(error.kind);

/** Whether the service is failing in general, rather than refusing this one request. */
export const isOutage = isOneOf('unavailable', 'timed_out', 'rate_limited');
/** Whether the request is at fault, not the service. */
export const isClientError = isOneOf('not_found', 'bad_request');

/** @param now milliseconds since 1970 */
export function errorOfResponse(
  operation: Operation,
  status: number,
  retryAfter: string | string[] | undefined,
  json: unknown,
  now: number,
): ApiError {
  const retryAfterMs = readRetryAfter(status, retryAfter, now);
  const { message, error, detail } = errorBody.safeParse(json).data ?? {};
  return new ApiError(kindOf(status), {
    operation,
    status,
    retryAfterMs,
    detail: message ?? error ?? detail,
  });
}

function kindOf(status: number): ApiErrorKind {
  if (status === 400 || status === 422) return 'bad_request';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 404 || status === 410) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status >= 500) return 'unavailable';
  return 'not_understood';
}

const optionalText = z.string().optional().catch(undefined);
const nestedMessage = z.looseObject({ message: z.string() }).transform(({ message }) => message);

/** The interface does not show the shape of an error body (section 7), so the usual names are tried. */
const errorBody = z.looseObject({
  message: optionalText,
  error: z.union([z.string(), nestedMessage]).optional().catch(undefined),
  detail: optionalText,
});

/** Longer waits are a mistake or an attack, and are capped at this. */
export const MAX_RETRY_AFTER_MS = 5 * 60_000;

const SECONDS = /^\d+(\.\d+)?$/;
/** The three date formats of RFC 9110, section 5.6.7, begin with a weekday; one of them has no zone. */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .*\d/i;
const ENDS_WITH_YEAR = /:\d\d \d{4}$/;

/**
 * How many milliseconds, from 0 to {@link MAX_RETRY_AFTER_MS}, the service asks all callers to wait after a
 * 429 or 503.
 * @param header `Retry-After` (RFC 9110, section 10.2.3): seconds or an HTTP date; if several, the longest
 * counts
 * @returns undefined without a usable value
 */
export function readRetryAfter(
  status: number,
  header: string | string[] | undefined,
  now: number,
): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const waits = [header ?? []]
    .flat()
    .map((value) => millisecondsOf(value.trim(), now))
    .filter((ms) => !Number.isNaN(ms));
  return waits.length === 0 ? undefined : Math.min(Math.max(0, ...waits), MAX_RETRY_AFTER_MS);
}

function millisecondsOf(value: string, now: number): number {
  if (SECONDS.test(value)) return Number(value) * 1_000;
  if (!HTTP_DATE.test(value)) return Number.NaN;
  return Date.parse(ENDS_WITH_YEAR.test(value) ? `${value} GMT` : value) - now;
}
