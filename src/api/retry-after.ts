/** More than this is a mistake or an attack: nobody is kept waiting for longer. */
export const MAX_RETRY_AFTER_MS = 5 * 60_000;

const SECONDS = /^\d+(\.\d+)?$/;
/** The three forms of RFC 9110, section 5.6.7, begin with a weekday. */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .*\d/i;

/**
 * How long the service asks everybody to wait: only 429 and 503 can ask for that (RFC 9110, section 10.2.3).
 * @param header the value of `Retry-After`: seconds or an HTTP date
 * @param now milliseconds since 1970
 * @returns milliseconds from 0 to {@link MAX_RETRY_AFTER_MS}; undefined without a usable value
 */
export function readRetryAfter(
  status: number,
  header: string | string[] | undefined,
  now: number,
): number | undefined {
  if ((status !== 429 && status !== 503) || typeof header !== 'string') return undefined;
  const value = header.trim();
  const ms = SECONDS.test(value)
    ? Number(value) * 1_000
    : HTTP_DATE.test(value)
      ? Date.parse(value) - now
      : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
}
