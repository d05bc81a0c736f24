/** Counts what a bot sends on one connection. */
export interface SendLimit {
  /** Counts one more. @returns whether that is too many */
  isExceeded(): boolean;
}

/** 120 payloads a minute, heartbeats included (developers/events/gateway#rate-limiting). */
const SENDS = 120;
const INTERVAL_MS = 60_000;

/** A limit that allows for the heartbeats due when a test makes them more frequent than Discord does. */
export function createSendLimit(heartbeatIntervalMs: number): SendLimit {
  const extraHeartbeats = Math.max(0, Math.floor(INTERVAL_MS / heartbeatIntervalMs) - 1);
  let startedAt = Number.NEGATIVE_INFINITY;
  let sends = 0;
  return {
    isExceeded() {
      if (performance.now() - startedAt >= INTERVAL_MS) {
        startedAt = performance.now();
        sends = 0;
      }
      sends += 1;
      return sends > SENDS + extraHeartbeats;
    },
  };
}
