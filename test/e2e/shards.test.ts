import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import { type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { botSettings } from '../support/bot-settings.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

const SCAN = { date: '2026-11-20', hour: '10:00', location: 'Leipzig', country: 'DE' };

let local: RunningLocalDiscord;
let service: RunningService;
let folder: string;
let ports: readonly number[] = [];
let bots: BotProcess[] = [];

beforeAll(async () => {
  service = await startService();
  local = await startLocalDiscord({ moreGuilds: 5 });
  local.discord.admin.changePortal({ bot_public: false });
  folder = await mkdtemp(join(tmpdir(), 'shards-'));
  ports = [await freePort(), await freePort()];
  bots = ports.map((port, shard) =>
    startBotProcess({
      ...botSettings(local, service, port),
      DATABASE_PATH: join(folder, 'haulmate.db'),
      SHARD_COUNT: '2',
      SHARDS: String(shard),
    }),
  );
  await local.discord.waitUntilReady({ withCommands: true });
  await vi.waitUntil(() => local.discord.intents().length === 2, { timeout: 15_000 });
});
afterAll(async () => {
  await Promise.all(bots.map((bot) => bot.stop()));
  await local.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

async function commandsOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = [...text.matchAll(/^haulmate_commands_total\{.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

it('two processes serve different servers, and each event is posted once', async () => {
  const { discord } = local;
  const { guilds } = await discord.as(seeded.ada).state();
  const channels = guilds.flatMap((guild) => guild.channels.filter(({ name }) => name === 'general'));
  expect(channels).toHaveLength(6);
  for (const { id: channelId } of channels) {
    const asked = await discord
      .as(seeded.ada)
      .in(channelId)
      .run('alerts add', { event: 'tracking', channel: channelId });
    await asked.answer();
  }
  const served = await Promise.all(ports.map(commandsOf));
  expect(served.every((count) => count > 0)).toBe(true);
  expect(served.reduce((sum, count) => sum + count, 0)).toBe(channels.length);

  // Each process accepts events; only the one with shard 0 posts alerts.
  for (const [index, port] of ports.entries()) {
    const event = trackingUpdated(`LX20885714${index}CN`, { ...SCAN, status: 'Out for delivery' });
    expect((await postEvent(`http://127.0.0.1:${port}/webhook`, event)).status).toBe(200);
  }
  const messagesIn = async () => {
    const all = await Promise.all(
      channels.map(({ id: channelId }) => discord.as(seeded.ada).in(channelId).messages()),
    );
    return all.map((messages) =>
      messages
        .filter(({ visibleTo }) => visibleTo === null)
        .map(({ content }) => /LX•+\d\dCN(?=\*\*: out for delivery)/.exec(content)?.[0])
        .sort(),
    );
  };
  const both = ['LX••••40CN', 'LX••••41CN'];
  await expect.poll(messagesIn, { timeout: 15_000 }).toEqual(channels.map(() => both));
});
