import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { openStore } from '../../src/store/index.ts';
import { makeNewer } from '../support/database-versions.ts';
import { asUser, descriptionOf } from '../support/discord-user.ts';

const PACKAGE_FILE = new URL('../../package.json', import.meta.url);
/** On a busy machine, each start of a process takes some seconds. */
const STARTS_MS = 90_000;
const packageFile = z.object({ version: z.string() });

let bots: BotProcess[] = [];
let closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(bots.map((bot) => bot.stop()));
  await Promise.all(closing.map((close) => close()));
  bots = [];
  closing = [];
});

function start(settings: Record<string, string>): BotProcess {
  const bot = startBotProcess(settings, 'pipe');
  bots.push(bot);
  return bot;
}

async function startEnvironment(): Promise<{
  local: RunningLocalDiscord;
  service: RunningService;
  settings: Record<string, string>;
}> {
  const local = await startLocalDiscord({ port: 0 });
  const service = await startService({ port: 0 });
  closing.push(
    () => local.close(),
    () => service.close(),
  );
  const settings = {
    DISCORD_TOKEN: LOCAL_TOKEN,
    DISCORD_API_URL: local.apiUrl,
    API_BASE_URL: service.url,
    API_KEY: 'demo-key',
    DATABASE_PATH: ':memory:',
    HOST: '127.0.0.1',
    PORT: '0',
  };
  return { local, service, settings };
}

describe('the bot process', { timeout: STARTS_MS }, () => {
  it('exits with 78 on bad settings, and names every bad variable but no value', async () => {
    const bot = start({ API_BASE_URL: 'http://leaky.example', API_KEY: 'k', PORT: 'leaky' });
    const [code, said] = await Promise.all([
      bot.exited,
      bot.child.stderr === null ? '' : text(bot.child.stderr),
    ]);
    expect(code).toBe(78);
    for (const name of ['DISCORD_TOKEN', 'API_BASE_URL', 'PORT']) expect(said).toContain(name);
    expect(said).not.toContain('leaky');
  });

  it('names variables that look like misspelt settings, at the start and when settings are missing', async () => {
    const { settings } = await startEnvironment();
    const misspelt = { WEBHOOK_SECERT: 'leaky' };
    const bot = start({ ...settings, ...misspelt, DISCORD_TOKEN: 'wrong' });
    const log = bot.child.stdout === null ? '' : text(bot.child.stdout);
    expect(await bot.exited).toBe(1);
    const lines = (await log)
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines[1]).toMatchObject({ level: 40, variable: 'WEBHOOK_SECERT', meant: 'WEBHOOK_SECRET' });
    const stopped = start({ ...settings, ...misspelt, DISCORD_TOKEN: '', DISCORD_TOKN: 'leaky' });
    const said = stopped.child.stderr === null ? '' : text(stopped.child.stderr);
    expect(await stopped.exited).toBe(78);
    expect(await said).toContain('  DISCORD_TOKN is unknown: is it DISCORD_TOKEN?\n');
    expect((await log) + (await said)).not.toContain('leaky');
  });

  it('exits with an error that does not contain the token when Discord refuses it', async () => {
    const { settings } = await startEnvironment();
    const bot = start({ ...settings, DISCORD_TOKEN: 'wrong-and-secret' });
    const [code, said] = await Promise.all([
      bot.exited,
      bot.child.stdout === null ? '' : text(bot.child.stdout),
    ]);
    expect(code).toBe(1);
    expect(said).toContain('Discord refuses DISCORD_TOKEN');
    expect(said).not.toContain('wrong-and-secret');
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('exits with 0 on %s', async (signal) => {
    const { local, settings } = await startEnvironment();
    const bot = start(settings);
    await local.discord.waitUntilReady();
    bot.child.kill(signal);
    expect(await bot.exited).toBe(0);
  });

  it('does not start on a database of a newer version, and logs what to do', async () => {
    const { settings } = await startEnvironment();
    const folder = await mkdtemp(join(tmpdir(), 'newer-'));
    closing.push(() => rm(folder, { recursive: true }));
    const path = join(folder, 'haulmate.db');
    await openStore(path).close();
    makeNewer(path);
    const bot = start({ ...settings, DATABASE_PATH: path });
    const log = bot.child.stdout === null ? '' : text(bot.child.stdout);
    expect(await bot.exited).toBe(1);
    const last: unknown = JSON.parse((await log).trimEnd().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({
      level: 60,
      msg: `database not opened: ${path}`,
      err: { message: expect.stringMatching(/newer version.*Run the newer version, or restore the backup/) },
    });
  });

  it('reports version and commit in the log, at /healthz and in its metrics', async () => {
    const { local, settings } = await startEnvironment();
    const port = await freePort();
    const bot = start({ ...settings, PORT: String(port) });
    const log = bot.child.stdout === null ? Promise.resolve('') : text(bot.child.stdout);
    await local.discord.waitUntilReady({ withCommands: true });
    const at = `http://127.0.0.1:${port}`;
    const health: unknown = await (await fetch(`${at}/healthz`)).json();
    const metrics = await (await fetch(`${at}/metrics`)).text();
    await bot.stop();
    const { version } = packageFile.parse(JSON.parse(await readFile(PACKAGE_FILE, 'utf8')));
    const build = { version, commit: expect.stringMatching(/^(unknown|[0-9a-f]{12}(-dirty)?)$/) };
    expect(health).toEqual({ status: 'up', ...build });
    expect(metrics).toContain(`haulmate_build_info{version="${version}",commit="`);
    const lines: unknown[] = (await log)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ level: 30, msg: 'starting', ...build });
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'ready', ...build }));
  });

  it('runs without the Message Content intent, logs how to allow it, and converts where it is mentioned', async () => {
    const { local, settings } = await startEnvironment();
    local.discord.refuseMessageContent(true);
    const bot = start(settings);
    const log = bot.child.stdout === null ? Promise.resolve('') : text(bot.child.stdout);
    const link = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';
    const write = (content: string) =>
      local.discord.sendMessage({ userId: seeded.mo, channelId: seeded.general, content });
    await expect.poll(() => local.discord.intents().at(-1), { timeout: 15_000 }).toBe((1 << 9) | (1 << 12));
    await local.discord.waitUntilReady();
    const unread = await write(link);
    const read = await write(`<@${seeded.bot}> ${link}`);
    await local.discord.waitForMessage(({ replyTo }) => replyTo === read.id);
    const messages = await local.discord.messages({ userId: seeded.ada, channelId: seeded.general });
    expect(messages.filter(({ replyTo }) => replyTo === unread.id)).toEqual([]);
    await bot.stop();
    expect(await log).toContain('Message Content Intent');
  });

  it('exits when the sandbox that started it is gone', async () => {
    const { local, settings } = await startEnvironment();
    const bot = start(settings);
    await local.discord.waitUntilReady();
    bot.child.stdin?.destroy();
    expect(await bot.exited).toBe(0);
  });

  it('deletes its reply with the message, also after a restart', async () => {
    const { local, settings } = await startEnvironment();
    const folder = await mkdtemp(join(tmpdir(), 'restarted-'));
    closing.push(() => rm(folder, { recursive: true }));
    const lasting = { ...settings, DATABASE_PATH: join(folder, 'haulmate.db') };
    const first = start(lasting);
    await local.discord.waitUntilReady();
    const content = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';
    const message = await local.discord.sendMessage({
      userId: seeded.mo,
      channelId: seeded.general,
      content,
    });
    await local.discord.waitForMessage(({ replyTo }) => replyTo === message.id);
    await first.stop();
    start(lasting);
    await waitForSecondRegistrationCheck(local);
    await local.discord.deleteMessage({ userId: seeded.mo, messageId: message.id });
    const messagesIn = () => local.discord.messages({ userId: seeded.ada, channelId: seeded.general });
    await expect.poll(messagesIn).toEqual([]);
  });

  it('registers commands only when they changed, and buttons work after a restart', async () => {
    const { local, settings } = await startEnvironment();
    const first = start(settings);
    await local.discord.waitUntilReady();
    const asked = {
      userId: seeded.ada,
      channelId: seeded.general,
      name: 'track',
      options: { number: 'YT2632110021889001' },
    };
    const card = await local.discord.waitForAnswer((await local.discord.runCommand(asked)).interactionId);
    await first.stop();

    const connected = local.discord.requests.filter(({ method }) => method === 'PUT').length;
    expect(connected).toBe(1);
    start(settings);
    await waitForSecondRegistrationCheck(local);
    expect(local.discord.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);

    const { press } = asUser(() => local);
    const history = await press(card, 'History');
    expect(descriptionOf(history)).toContain('Scans 1–8 of 34');
    expect(descriptionOf(await press(history, 'Next'))).toContain('Scans 9–16 of 34');
  });
});

/** The restarted bot has compared its commands once a second look at them was answered. */
async function waitForSecondRegistrationCheck({ discord }: RunningLocalDiscord): Promise<void> {
  const looks = () =>
    discord.requests.filter(({ method, route }) => method === 'GET' && route.includes('/commands')).length;
  await expect.poll(looks, { timeout: 40_000, interval: 20 }).toBe(2);
}
