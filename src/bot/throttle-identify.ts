import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { Log } from '../process/log.ts';

/** From here on, what is left of the day's allowance is spread over the rest of the day. */
const UNTHROTTLED_ABOVE = 250;

const gatewayBot = z.object({
  session_start_limit: z.object({ remaining: z.number(), reset_after: z.number() }),
});

/**
 * Discord allows a bot 1,000 identifies a day and resets the token of one that needs more
 * (developers/events/gateway#rate-limiting), so a process that crashes again and again has to slow down. Waits as long
 * as what is left demands; not at all on an ordinary day.
 * @param shards that are about to identify
 * @param wait milliseconds
 * @throws Error when Discord refuses the token or cannot be reached
 */
export async function throttleIdentify(
  rest: REST,
  shards: number,
  log: Log,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  const { remaining, reset_after } = gatewayBot.parse(
    await rest.get(Routes.gatewayBot()),
  ).session_start_limit;
  if (remaining >= UNTHROTTLED_ABOVE + shards) return;
  const waitMs = Math.ceil((reset_after * shards) / Math.max(1, remaining));
  log.warn({ remaining, waitMs }, 'identify throttled: few session starts left today');
  await wait(Math.min(waitMs, reset_after));
}
