import { ApplicationCommandOptionType, type Client, Events, type Interaction } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  LOCAL_TOKEN,
  type RunningLocalDiscord,
  startLocalDiscord,
} from '../../sandbox/discord/create-local-discord.ts';
import { seeded } from '../../sandbox/discord/seed.ts';
import { registerCommands } from '../../src/bot/register-commands.ts';
import { startBot } from '../../src/bot/start-bot.ts';
import { createLog } from '../../src/process/log.ts';

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

const start = (
  onFatalClose: (code: number) => void,
  dispatch: (interaction: Interaction) => Promise<void> = async () => {},
) =>
  startBot({
    apiUrl: local.apiUrl,
    token: LOCAL_TOKEN,
    sharding: { shards: [0], count: 1 },
    onMessage: async () => {},
    dispatch,
    log: createLog('silent'),
    onClient: (client) => clients.push(client),
    onFatalClose,
  });

it('reports close code 4014 if the intent is disabled at runtime, and the next start works without the intent', async () => {
  const onFatalClose = vi.fn();
  expect((await start(onFatalClose)).hasMessageContent).toBe(true);
  local.discord.refuseMessageContent(true);
  local.discord.dropGateway('invalid');
  // The client waits five seconds before it identifies again.
  await expect.poll(() => onFatalClose.mock.calls, { timeout: 20_000 }).toEqual([[4014]]);
  expect((await start(onFatalClose)).hasMessageContent).toBe(false);
  expect(onFatalClose).toHaveBeenCalledTimes(1);
}, 30_000);

const COMMAND = {
  name: 'watch',
  description: 'Watch a channel',
  options: [{ type: ApplicationCommandOptionType.Channel, name: 'channel', description: 'Which' } as const],
};

it('caches no server after any READY, so that interactions always contain the permissions in a channel', async () => {
  await local.close();
  local = await startLocalDiscord({ moreGuilds: 20 });
  const interactions: Interaction[] = [];
  const { client } = await start(vi.fn(), async (interaction) => void interactions.push(interaction));
  await registerCommands(client.rest, client.application.id, 'global', [COMMAND]);
  const readies = vi.fn();
  client.on(Events.ShardReady, readies);
  const permissionsShown = async () => {
    const call = { userId: seeded.ada, channelId: seeded.general, name: COMMAND.name };
    await local.discord.runCommand({ ...call, options: { channel: seeded.parcels } });
    const interaction = await vi.waitUntil(() => interactions.pop());
    if (!interaction.isChatInputCommand()) throw new Error('not a command');
    return interaction.options.get('channel', true).channel;
  };
  expect(await permissionsShown()).toHaveProperty('app_permissions');
  expect(client.guilds.cache.size).toBe(0);

  local.discord.dropGateway('invalid');
  // The client waits five seconds before it identifies again.
  await vi.waitUntil(() => readies.mock.calls.length > 0, { timeout: 20_000 });
  expect(await permissionsShown()).toHaveProperty('app_permissions');
  expect([client.guilds.cache.size, client.channels.cache.size]).toEqual([0, 0]);
}, 30_000);
