import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, Routes } from 'discord.js';
import * as z from 'zod';
import type { Log } from '../../process/log.ts';

/** Below this number, the remaining identifies are spread over the rest of the day. */
const UNTHROTTLED_ABOVE = 250;

const gatewayBot = z.object({
  session_start_limit: z.object({
    remaining: z.number(),
    reset_after: z.number(),
    max_concurrency: z.number().int().min(1).catch(1),
  }),
});

/**
 * Waits before the bot identifies if few identifies are left today. Discord allows 1,000 a day and resets the token of a bot
 * that needs more (developers/events/gateway#rate-limiting), for example because it crashes again and again.
 * @returns how many shards may identify at the same time
 * @throws Error if Discord rejects the token or cannot be reached
 */
export async function throttleIdentify(
  rest: REST,
  shards: number,
  log: Log,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<number> {
  const { remaining, reset_after, max_concurrency } = gatewayBot.parse(
    await rest.get(Routes.gatewayBot()),
  ).session_start_limit;
  if (remaining >= UNTHROTTLED_ABOVE + shards) return max_concurrency;
  const waitMs = Math.ceil((reset_after * shards) / Math.max(1, remaining));
  log.warn({ remaining, waitMs }, 'identify throttled: few session starts left today');
  await wait(Math.min(waitMs, reset_after));
  return max_concurrency;
}

/**
 * Waits for a slot that all processes of the bot share.
 * @param maxConcurrency Discord's `session_start_limit.max_concurrency`: how many shards may identify at the same time
 * @throws the signal's reason, or an AbortError, when it aborts
 */
export type WaitForSlot = (shard: number, maxConcurrency: number, signal: AbortSignal) => Promise<void>;
