import { ApplicationCommandOptionType, Events, type Interaction } from 'discord.js';
import { describe, it, type TestContext, vi } from 'vitest';
import { LOCAL_TOKEN, type LocalDiscordOptions, startLocalDiscord } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { startBot } from '../../../src/discord/gateway/start-bot.ts';
import { registerCommands } from '../../../src/discord/interactions/register-commands.ts';
import { createLog } from '../../../src/process/log.ts';

/** A local Discord, and how a bot starts on it; both end with the test. */
async function startDiscord({ onTestFinished }: TestContext, options: LocalDiscordOptions = {}) {
  const { apiUrl, discord, close } = await startLocalDiscord(options);
  onTestFinished(close);
  const start = (
    onFatalClose: (reason: Error) => void,
    dispatch: (interaction: Interaction) => Promise<void> = async () => {},
  ) =>
    startBot({
      apiUrl,
      token: LOCAL_TOKEN,
      sharding: { shards: [0], count: 1 },
      onMessage: async () => {},
      readsChat: true,
      dispatch,
      log: createLog('silent'),
      // discord.js would wait five seconds between two identifies.
      waitForIdentify: async () => {},
      onClient: (client) => onTestFinished(() => client.destroy()),
      onFatalClose,
    });
  return { discord, start };
}

const COMMAND = {
  name: 'watch',
  description: 'Watch a channel',
  options: [{ type: ApplicationCommandOptionType.Channel, name: 'channel', description: 'Which' } as const],
};

describe.concurrent('a bot whose session is invalidated', { timeout: 30_000 }, () => {
  it('reports that the Message Content intent has been disabled, and starts again without it', async (context) => {
    const { expect } = context;
    const { discord, start } = await startDiscord(context);
    const onFatalClose = vi.fn();
    expect((await start(onFatalClose)).hasMessageContent).toBe(true);
    discord.admin.refuseMessageContent(true);
    discord.faults.dropGateway('invalid');
    await vi.waitUntil(() => onFatalClose.mock.calls.length > 0, { timeout: 20_000 });
    expect(String(onFatalClose.mock.calls[0]?.[0])).toContain('close code 4014');
    expect((await start(onFatalClose)).hasMessageContent).toBe(false);
    expect(onFatalClose).toHaveBeenCalledTimes(1);
  });

  it('caches no server after any READY, so that interactions always bring the permissions in a channel', async (context) => {
    const { expect } = context;
    const { discord, start } = await startDiscord(context, { moreGuilds: 20 });
    const interactions: Interaction[] = [];
    const { client } = await start(vi.fn(), async (interaction) => void interactions.push(interaction));
    await registerCommands(client.rest, client.application.id, 'global', [COMMAND]);
    const readies = vi.fn();
    client.on(Events.ShardReady, readies);
    const permissionsShown = async () => {
      await discord.as(seeded.ada).in(seeded.general).run(COMMAND.name, { channel: seeded.parcels });
      const interaction = await vi.waitUntil(() => interactions.pop(), { timeout: 10_000 });
      if (!interaction.isChatInputCommand()) throw new Error('not a command');
      return interaction.options.get('channel', true).channel;
    };
    expect(await permissionsShown()).toHaveProperty('app_permissions');
    expect(client.guilds.cache.size).toBe(0);

    discord.faults.dropGateway('invalid');
    await vi.waitUntil(() => readies.mock.calls.length > 0, { timeout: 20_000 });
    expect(await permissionsShown()).toHaveProperty('app_permissions');
    expect([client.guilds.cache.size, client.channels.cache.size]).toEqual([0, 0]);
  });
});
