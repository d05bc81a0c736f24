import { hitsDatabase } from './fault.ts';
import { overlapMs } from './overlap.ts';
import type { Circumstances } from './shard-gaps.ts';

/** One scan at one destination; times from `performance.now()`. */
export interface Alert {
  readonly name: string;
  readonly acknowledgedAt: number;
  readonly postedAt: number;
}

/** How long an alert may take, counted from the last event that may delay it. */
export const MAX_DELAY_MS = 15_000;

/**
 * How long an alert took since its event was acknowledged, or since the last excuse for a delay: a machine
 * failed or rejoined, which moves destinations, or the database came back. Time when no processor was free
 * doesn't count.
 */
export function delayOf(
  { acknowledgedAt, postedAt }: Alert,
  { faults, starved }: Pick<Circumstances, 'faults' | 'starved'>,
): number {
  const passed = (from: number, to: number) => to - from - overlapMs(starved, { from, to });
  const excuses = faults.flatMap((fault) => (hitsDatabase(fault) ? [fault.to] : [fault.from, fault.to]));
  let since = acknowledgedAt;
  for (const moment of excuses.sort((a, b) => a - b))
    if (moment > since && moment < postedAt && passed(since, moment) <= MAX_DELAY_MS) since = moment;
  return passed(since, postedAt);
}

export function delayFailures(
  alerts: readonly Alert[],
  circumstances: Pick<Circumstances, 'faults' | 'starved'>,
): string[] {
  const late = alerts
    .map((alert) => ({ ...alert, delay: delayOf(alert, circumstances) }))
    .filter(({ delay }) => delay > MAX_DELAY_MS)
    .sort((a, b) => b.delay - a.delay);
  const [worst] = late;
  if (worst === undefined) return [];
  const seconds = (worst.delay / 1_000).toFixed(1);
  return [`${late.length} alerts came late, ${worst.name} ${seconds} s after the last reason for a delay`];
}

/** ms */
export function longestDelay(
  alerts: readonly Alert[],
  circumstances: Pick<Circumstances, 'faults' | 'starved'>,
): number {
  return alerts.reduce((longest, alert) => Math.max(longest, delayOf(alert, circumstances)), 0);
}
