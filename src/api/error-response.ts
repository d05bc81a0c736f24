import * as z from 'zod';
import { ApiError, type ApiErrorKind, type Operation } from './errors.ts';
import { readRetryAfter } from './retry-after.ts';

/** @param now milliseconds since 1970 */
export function errorOfResponse(
  operation: Operation,
  status: number,
  retryAfter: string | string[] | undefined,
  json: unknown,
  now: number,
): ApiError {
  const retryAfterMs = readRetryAfter(status, retryAfter, now);
  return new ApiError(kindOf(status), { operation, status, retryAfterMs, detail: detailOf(json) });
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

function detailOf(json: unknown): string | undefined {
  const parsed = errorBody.safeParse(json);
  return parsed.success ? (parsed.data.message ?? parsed.data.error ?? parsed.data.detail) : undefined;
}
