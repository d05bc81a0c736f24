/** Carries the moment at which a bot sent a request; set by `preloads/sent-at.ts`. */
export const SENT_AT = 'x-sent-at';

/** Milliseconds on the clock that all processes of one machine share: the system's monotonic clock, which nobody sets. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;

/** When a request was sent, as `performance.now()` of this process counts; null: it does not say. */
export function sendingMoment(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): number | null {
  const sentAt = Number(headers[SENT_AT] ?? Number.NaN);
  return Number.isFinite(sentAt) ? sentAt - (sharedNow() - performance.now()) : null;
}
