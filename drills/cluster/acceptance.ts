import { type Fault, hitsDatabase } from './fault.ts';
import { overlapMs } from './overlap.ts';

/** While the database runs, another machine must accept events this soon after one fails. */
export const MAX_PAUSE_MS = 15_000;

/**
 * The longest time without an acknowledged event, excluding times when the database was stopped, ms.
 * @param acknowledgements times, in any order
 */
export function longestPause(acknowledgements: readonly number[], faults: readonly Fault[]): number {
  const sorted = [...acknowledgements].sort((a, b) => a - b);
  const pauses = sorted.map((to, index) => {
    const from = sorted[index - 1] ?? to;
    return to - from - overlapMs(faults.filter(hitsDatabase), { from, to });
  });
  return Math.max(0, ...pauses);
}

export function acceptanceFailures(acknowledgements: readonly number[], faults: readonly Fault[]): string[] {
  const pause = longestPause(acknowledgements, faults);
  return pause > MAX_PAUSE_MS ? [`no machine accepted an event for ${(pause / 1_000).toFixed(1)} s`] : [];
}
