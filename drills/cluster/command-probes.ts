import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import { errorMessage } from '../error-message.ts';
import type { Random } from '../random.ts';
import { uniqueCommand } from '../slash-commands.ts';
import type { ShardServer } from './seed.ts';
import type { Probe } from './shard-gaps.ts';

const INTERVAL_MS = 1_000;

export interface CommandProbes {
  /** Uses a command in a server of each shard, every second until the signal, whether the last one was answered or not. */
  run(until: AbortSignal): Promise<void>;
  readonly probes: readonly Probe[];
  /** Which shard an interaction is of, and when it was made. */
  readonly interactions: ReadonlyMap<string, { readonly shard: number; readonly at: number }>;
}

export function createCommandProbes(
  discord: LocalDiscord,
  servers: readonly ShardServer[],
  random: Random,
): CommandProbes {
  const probes: Probe[] = [];
  const interactions = new Map<string, { readonly shard: number; readonly at: number }>();
  let serial = 0;

  const probe = async ({ shard, channelId, members }: ShardServer) => {
    serial += 1;
    const at = performance.now();
    const caller = { channelId, userId: random.pick(members) };
    try {
      const { interactionId } = await discord.runCommand({ ...caller, ...uniqueCommand(serial) });
      interactions.set(interactionId, { shard, at });
      await discord.waitForAnswer(interactionId);
      probes.push({ shard, at, failure: null });
    } catch (error) {
      probes.push({ shard, at, failure: errorMessage(error) });
    }
  };
  return {
    async run(until) {
      const probing: Promise<void>[] = [];
      while (!until.aborted) {
        probing.push(...servers.map(probe));
        await sleep(INTERVAL_MS);
      }
      await Promise.all(probing);
    },
    probes,
    interactions,
  };
}
