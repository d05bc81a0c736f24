import { setTimeout as sleep } from 'node:timers/promises';
import type { REST } from 'discord.js';
import type { Log } from '../process/log.ts';
import type { WaitForIdentify } from './bot-options.ts';
import { throttleIdentify } from './throttle-identify.ts';

const RETRY_MS = 1_000;

interface SharedIdentifyOptions {
  readonly rest: REST;
  /** Takes a slot that all processes share. Rejects when the database cannot be reached. */
  readonly waitForSlot: WaitForIdentify;
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
    // discord.js has just asked for the same page, so a failure passes. The slots still keep identifies apart.
    await throttleIdentify(rest, pending(), log, wait).catch(() => {});
    for (;;) {
      signal.throwIfAborted();
      try {
        return await waitForSlot(shard, signal);
      } catch (error) {
        signal.throwIfAborted();
        log.warn({ err: error, shard }, 'no slot to identify, asking again');
        await wait(RETRY_MS);
      }
    }
  };
}
