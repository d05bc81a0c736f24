/** Even a quiet topic is polled once a day. */
export const MAX_POLL_INTERVAL_MS = 24 * 3_600_000;

const QUIET_POLLS_PER_STEP = 4;

/** Polls half as often after every four quiet polls in a row. @param baseMs the interval of a topic with recent updates */
export function pollIntervalMs(baseMs: number, quietPolls: number): number {
  return Math.min(MAX_POLL_INTERVAL_MS, baseMs * 2 ** Math.floor(quietPolls / QUIET_POLLS_PER_STEP));
}

/** Whether the oldest overdue poll (null: none) has waited longer than a full interval (0: polling is off). */
export function isPollingBehind(oldestDueAt: number | null, baseMs: number, now: number): boolean {
  return baseMs > 0 && oldestDueAt !== null && now - oldestDueAt > baseMs;
}
