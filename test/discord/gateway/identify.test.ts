import { REST } from 'discord.js';
import { expect, it, vi } from 'vitest';
import { throttleIdentify } from '../../../src/discord/gateway/identify.ts';
import { createLog } from '../../../src/process/log.ts';

/** Minutes that the bot waits if this many identifies are left for the next twelve hours. */
async function minutesWaited(remaining: number, shards: number): Promise<number> {
  const rest = new REST();
  const limit = { total: 1_000, remaining, reset_after: 12 * 3_600_000, max_concurrency: 1 };
  vi.spyOn(rest, 'get').mockResolvedValue({ url: 'wss://gateway', shards: 1, session_start_limit: limit });
  const wait = vi.fn((_ms: number) => Promise.resolve());
  await throttleIdentify(rest, shards, createLog('silent'), wait);
  return (wait.mock.lastCall?.[0] ?? 0) / 60_000;
}

it.each([
  [1_000, 1, 0],
  [251, 1, 0],
  [240, 1, 3],
  [12, 1, 60],
  [12, 4, 240],
  [0, 1, 720],
])('with %i identifies left, %i shards wait %i minutes in total', async (remaining, shards, minutes) => {
  expect(await minutesWaited(remaining, shards)).toBe(minutes);
});
