import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PARTITIONS } from '../src/cluster/ownership.ts';
import { type Bot, startBot } from './programs.ts';

const BALANCED_WITHIN_MS = 150_000;
const LOOK_EVERY_MS = 100;
const ANSWER_MS = 2_000;

const readiness = z.object({
  share: z.object({ partitions: z.number(), connectedShards: z.array(z.number()) }),
});

/** A process's share of the work. */
export type Share = z.output<typeof readiness>['share'];

/** Starts bots that share one database, and waits until each has its part of the work. */
export async function startBots(
  count: number,
  settings: Readonly<Record<string, string>>,
  shards = 1,
): Promise<readonly Bot[]> {
  const bots: Bot[] = [];
  try {
    for (let index = 0; index < count; index += 1) bots.push(await startBot(settings));
    await untilBalanced(bots, shards);
    return bots;
  } catch (error) {
    for (const bot of bots) await bot.close();
    throw error;
  }
}

/**
 * Waits until all partitions and shards are divided evenly among the bots, give or take one.
 * @throws Error if that takes too long
 */
export async function untilBalanced(bots: readonly Bot[], shards = 1): Promise<void> {
  const deadline = performance.now() + BALANCED_WITHIN_MS;
  const isFair = (parts: readonly number[], total: number) =>
    parts.reduce((sum, part) => sum + part, 0) === total && Math.max(...parts) - Math.min(...parts) <= 1;
  for (;;) {
    const shares = await Promise.all(bots.map(readShare));
    const partitions = shares.map((share) => share.partitions);
    const connected = shares.map(({ connectedShards }) => connectedShards.length);
    if (isFair(partitions, PARTITIONS) && isFair(connected, shards)) return;
    if (performance.now() > deadline) throw new Error(`not shared out: ${JSON.stringify(shares)}`);
    await sleep(LOOK_EVERY_MS);
  }
}

export async function readShare({ receiverUrl }: Bot): Promise<Share> {
  const answer = await fetch(new URL('/readyz', receiverUrl), { signal: AbortSignal.timeout(ANSWER_MS) });
  return readiness.parse(await answer.json()).share;
}
