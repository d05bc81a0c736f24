import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser } from '../support/discord-user.ts';
import { runCli, type Tool } from '../support/run-cli.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, SECRET, trackingUpdated } from '../support/signed-events.ts';

/** On a busy machine, each start of a tool takes some seconds. */
const STARTS_MS = 90_000;
const NUMBER = 'LP00123456784821CN';

const folder = await mkdtemp(join(tmpdir(), 'suspended-'));
// Runs after the bot has stopped.
afterAll(() => rm(folder, { recursive: true }));
const DATABASE_PATH = join(folder, 'haulmate.db');
const bot = useRunningBot({ DATABASE_PATH });
const { runCommand, openSettings } = asUser(bot);

const run = (tool: Tool, ...args: string[]) =>
  runCli(tool, args, {
    cwd: folder,
    settings: {
      DISCORD_TOKEN: LOCAL_TOKEN,
      DISCORD_API_URL: bot().discordUrl,
      API_BASE_URL: bot().serviceUrl,
      API_KEY: 'demo-key',
      WEBHOOK_SECRET: SECRET,
      DATABASE_PATH,
    },
  });
const pageOf = async (path: string) => (await fetch(new URL(path, bot().receiverUrl))).text();
const forbidden = async () =>
  /^haulmate_suspended_destinations\{reason="forbidden"\} (\d+)$/m.exec(await pageOf('/metrics'))?.[1];

describe('a channel that refuses alerts', { timeout: STARTS_MS }, () => {
  beforeAll(async () => {
    await runCommand('alerts', {
      subcommand: 'add',
      options: { event: 'tracking', channel: seeded.parcels },
    });
    expect(await forbidden()).toBe('0');
    bot().discord.admin.setBotPermissions(seeded.parcels, 0n);
    await postEvent(bot().receiverUrl, trackingUpdated(NUMBER, { status: 'Out for delivery' }));
    await vi.waitFor(async () => expect(await forbidden()).toBe('1'), 10_000);
  });

  it('is counted by its reason in the metrics and at /readyz', async () => {
    expect(await forbidden()).toBe('1');
    expect(JSON.parse(await pageOf('/readyz'))).toMatchObject({ suspended: { forbidden: 1 } });
  });

  it('is named by the doctor, with the reason and since when', async () => {
    const { out } = await run('doctor');
    expect(out).toMatch(
      new RegExp(
        `! paused channels: 1 channel accepts no alerts\\n {4}channel ${seeded.parcels} in server ${seeded.haulClub}: forbidden since 20\\d\\d-`,
      ),
    );
    expect(out).toContain('npm run events -- retry');
    expect(out).toMatch(/^Ready, with \d warnings?: .*paused channels/m);
  });

  it('is shown by events show beside the pending alert', async () => {
    const { out } = await run('events', 'show', '1');
    expect(out).toMatch(
      new RegExp(`^pending {2}channel ${seeded.parcels} {2}refuses alerts since 20.+ \\(forbidden\\)$`, 'm'),
    );
  });

  it('is named under Problems? for a manager, and only counted for others', async () => {
    const manager = allTextOf(await openSettings('trouble'));
    expect(manager).toContain('Not working: Alert channels');
    expect(manager).toContain(`paused: <#${seeded.parcels}>. See why: </alerts list:`);
    const member = allTextOf(await openSettings('trouble', { userId: seeded.mo }));
    expect(member).toContain('paused in this server: 1.');
    expect(member).not.toContain(seeded.parcels);
  });

  it('gets its alerts at once after events retry, when the permission is back', async () => {
    bot().discord.admin.setBotPermissions(seeded.parcels, null);
    expect(await run('events', 'retry')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 paused: the running bot tries them within seconds/),
    });
    await bot().discord.waitForMessage(
      (message) => message.channelId === seeded.parcels && allTextOf(message).includes('LP••••21CN'),
    );
    await expect.poll(forbidden).toBe('0');
    expect((await run('events', 'retry')).out).toBe('No channel is paused.\n');
    expect(allTextOf(await openSettings('trouble'))).not.toContain('Alert channels');
  });
});
