import type { Client } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  LOCAL_TOKEN,
  type RunningLocalDiscord,
  startLocalDiscord,
} from '../../sandbox/discord/create-local-discord.ts';
import { startBot } from '../../src/bot/start-bot.ts';
import { createLog } from '../../src/log.ts';

let local: RunningLocalDiscord;
let clients: Client[];

beforeEach(async () => {
  local = await startLocalDiscord();
  clients = [];
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.destroy()));
  await local.close();
});

const start = (dismissed: (code: number) => void) =>
  startBot({
    apiUrl: local.apiUrl,
    token: LOCAL_TOKEN,
    sharding: { shards: [0], count: 1 },
    hear: async () => {},
    dispatch: async () => {},
    log: createLog('silent'),
    created: (client) => clients.push(client),
    dismissed,
  });

it('is dismissed when its intent is unticked while it runs, and the next start gets on without', async () => {
  const dismissed = vi.fn();
  expect((await start(dismissed)).readsMessages).toBe(true);
  local.discord.refuseMessageContent(true);
  local.discord.dropGateway('invalid');
  // It identifies again, and no sooner than five seconds after the first time.
  await expect.poll(() => dismissed.mock.calls, { timeout: 20_000 }).toEqual([[4014]]);
  expect((await start(dismissed)).readsMessages).toBe(false);
  expect(dismissed).toHaveBeenCalledTimes(1);
}, 30_000);
