import { setTimeout as sleep } from 'node:timers/promises';
import type { REST } from 'discord.js';
import type { Log } from '../process/log.ts';
import type { WaitForIdentify } from './bot-options.ts';
import { throttleIdentify } from './throttle-identify.ts';

/**
 * Waits for a slot that all processes of the bot share.
 * @param maxConcurrency Discord's `session_start_limit.max_concurrency`: how many shards may identify at the same time
 * @throws the signal's reason, or an AbortError, when it aborts
 */
export type WaitForSlot = (shard: number, maxConcurrency: number, signal: AbortSignal) => Promise<void>;

interface SharedIdentifyOptions {
  readonly rest: REST;
  readonly waitForSlot: WaitForSlot;
  /** How many shards of this process are about to identify. */
  readonly pending: () => number;
  readonly log: Log;
}

/** Spaces the identifies of all processes, and spreads them over the day when few are left. */
export function createSharedIdentify({
  rest,
  waitForSlot,
  pending,
  log,
}: SharedIdentifyOptions): WaitForIdentify {
  return async (shard, signal) => {
    const wait = (ms: number) => sleep(ms, undefined, { signal });
    // discord.js has just asked for the same page, so a failure passes. Most bots may identify one shard at a time.
    const maxConcurrency = await throttleIdentify(rest, pending(), log, wait).catch(() => 1);
    await waitForSlot(shard, maxConcurrency, signal);
  };
}
