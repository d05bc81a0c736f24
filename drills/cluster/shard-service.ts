import { waitUntil } from '../wait-until.ts';
import { gapsOf, MAX_GAP_MS, type Probe } from './shard-gaps.ts';

/** Longer than a gap may be, so that longer ones are measured before the next fault. */
const TIMEOUT_MS = 2 * MAX_GAP_MS;

/**
 * Resolves when each shard has answered a command used after `since`.
 * @param now the clock of the timeout, ms
 * @throws Error naming the shards that haven't
 */
export async function untilServed(
  probes: readonly Probe[],
  shards: readonly number[],
  since: number,
  now: () => number,
): Promise<void> {
  const unserved = () =>
    shards.filter(
      (shard) =>
        !probes.some((probe) => probe.shard === shard && probe.at >= since && probe.failure === null),
    );
  try {
    await waitUntil(() => unserved().length === 0, 'every shard', TIMEOUT_MS, now);
  } catch {
    throw new Error(
      `shard ${unserved().join(', ')} was not served for ${TIMEOUT_MS / 1_000} s after a fault`,
    );
  }
}

/** The longest time in which a shard wasn't served, ms. */
export function longestGap(probes: readonly Probe[], end: number): number {
  return Math.max(0, ...gapsOf(probes, end).map(({ from, to }) => to - from));
}
