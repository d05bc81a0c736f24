/** Header with the time at which a bot sent a request; set by `preloads/sent-at.ts`. */
export const SENT_AT = 'x-sent-at';

/** Milliseconds on the clock that all processes of a machine share: the system's monotonic clock, which can't be set. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;

/** When a request was sent, in this process's `performance.now()`; null: unknown. */
export function sendingMoment(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): number | null {
  const sentAt = Number(headers[SENT_AT] ?? Number.NaN);
  return Number.isFinite(sentAt) ? sentAt - (sharedNow() - performance.now()) : null;
}
