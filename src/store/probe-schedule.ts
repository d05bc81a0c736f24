const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const FIRST_PROBE_MS = 10 * MINUTE_MS;
/** Pauses before each probe; later probes come once a day. */
const PAUSES_MS = [FIRST_PROBE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];
/** Up to a tenth longer or shorter, so that places that failed together are not tried together. */
const JITTER = 0.1;

/** A month of daily tries; a channel that was deleted does not come back. */
const LAST_PROBE = 30;
const LAST_PROBE_WHEN_GONE = 3;

/**
 * When a suspended place is probed next; null: only a person can restore it.
 * @param probes failed probes in a row
 */
export function nextProbeAt(reason: string | null, probes: number, now: number): number | null {
  if (probes >= (reason === 'gone' ? LAST_PROBE_WHEN_GONE : LAST_PROBE)) return null;
  const pauseMs = PAUSES_MS[probes] ?? DAY_MS;
  return Math.round(now + pauseMs * (1 - JITTER + 2 * JITTER * Math.random()));
}
