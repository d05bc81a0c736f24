const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const FIRST_PROBE_MS = 10 * MINUTE_MS;
/** Pauses before the first probes; later ones come once a day. */
const PAUSES_MS = [FIRST_PROBE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];
/** Up to a tenth longer or shorter, so that destinations that failed together are not probed together. */
const JITTER = 0.1;

/** About a month. */
const MAX_PROBES = 30;
/** A deleted channel does not come back. */
const MAX_PROBES_WHEN_GONE = 3;

/**
 * When a suspended destination is probed next; null: only a person can restore it.
 * @param probes failed probes in a row
 */
export function nextProbeAt(reason: string | null, probes: number, now: number): number | null {
  if (probes >= (reason === 'gone' ? MAX_PROBES_WHEN_GONE : MAX_PROBES)) return null;
  const pauseMs = PAUSES_MS[probes] ?? DAY_MS;
  return Math.round(now + pauseMs * (1 - JITTER + 2 * JITTER * Math.random()));
}
