/** Longer waits are a mistake or an attack, and are shortened to this. */
export const MAX_RETRY_AFTER_MS = 5 * 60_000;

const SECONDS = /^\d+(\.\d+)?$/;
/** The three date formats of RFC 9110, section 5.6.7, begin with a weekday; one of them has no zone. */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .*\d/i;
const ENDS_WITH_YEAR = /:\d\d \d{4}$/;

/**
 * How long the service asks every caller to wait. A `Retry-After` with a status other than 429 and 503 is ignored.
 * @param header the value of `Retry-After` (RFC 9110, section 10.2.3): seconds or an HTTP date; of several, the longest
 *   wait counts
 * @param now milliseconds since 1970
 * @returns milliseconds from 0 to {@link MAX_RETRY_AFTER_MS}; undefined without a usable value
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
