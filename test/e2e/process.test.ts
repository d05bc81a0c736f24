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
import { asUser } from '../support/discord-user.ts';

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

const logOf = async ({ child }: BotProcess) => (child.stdout === null ? '' : text(child.stdout));
const linesOf = (log: string): unknown[] =>
  log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

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
  it('exits with 78 on bad settings, and names every bad or misspelled variable but no value', async () => {
    const bot = start({
      API_BASE_URL: 'http://leaky.example',
      API_KEY: 'k',
      PORT: 'leaky',
      DISCORD_TOKN: 'leaky',
    });
    const said = bot.child.stderr === null ? '' : text(bot.child.stderr);
    expect(await bot.exited).toBe(78);
    for (const name of ['DISCORD_TOKEN', 'API_BASE_URL', 'PORT']) expect(await said).toContain(name);
    expect(await said).toContain('  DISCORD_TOKN is unknown: is it DISCORD_TOKEN?\n');
    expect(await said).not.toContain('leaky');
  });

  it('exits with an error that does not contain the token when Discord refuses it, after naming variables that look like misspelled settings', async () => {
    const { settings } = await startEnvironment();
    const bot = start({ ...settings, DISCORD_TOKEN: 'wrong-and-secret', WEBHOOK_SECERT: 'leaky' });
    const log = logOf(bot);
    expect(await bot.exited).toBe(1);
    expect(await log).toContain('Discord refuses DISCORD_TOKEN');
    const lines = linesOf(await log);
    expect(lines[1]).toMatchObject({ level: 40, variable: 'WEBHOOK_SECERT', meant: 'WEBHOOK_SECRET' });
    for (const value of ['wrong-and-secret', 'leaky']) expect(await log).not.toContain(value);
  });

  it('does not start on a database of a newer version, and logs what to do', async () => {
    const { settings } = await startEnvironment();
    const folder = await mkdtemp(join(tmpdir(), 'newer-'));
    closing.push(() => rm(folder, { recursive: true }));
    const path = join(folder, 'haulmate.db');
    await openStore(path).close();
    makeNewer(path);
    const bot = start({ ...settings, DATABASE_PATH: path });
    const log = logOf(bot);
    expect(await bot.exited).toBe(1);
    expect(linesOf(await log).at(-1)).toMatchObject({
      level: 60,
      msg: `database not opened: ${path}`,
      err: { message: expect.stringMatching(/newer version.*Run the newer version, or restore the backup/) },
    });
  });

  it('reports version and commit in the log, at /healthz and in its metrics, and exits with 0 on SIGINT', async () => {
    const { local, settings } = await startEnvironment();
    const port = await freePort();
    const bot = start({ ...settings, PORT: String(port) });
    const log = logOf(bot);
    await local.discord.waitUntilReady({ withCommands: true });
    const at = `http://127.0.0.1:${port}`;
    const health: unknown = await (await fetch(`${at}/healthz`)).json();
    const metrics = await (await fetch(`${at}/metrics`)).text();
    bot.child.kill('SIGINT');
    expect(await bot.exited).toBe(0);
    const { version } = packageFile.parse(JSON.parse(await readFile(PACKAGE_FILE, 'utf8')));
    const build = { version, commit: expect.stringMatching(/^(unknown|[0-9a-f]{12}(-dirty)?)$/) };
    expect(health).toEqual({ status: 'up', ...build });
    expect(metrics).toContain(`haulmate_build_info{version="${version}",commit="`);
    const lines = linesOf(await log);
    expect(lines[0]).toMatchObject({ level: 30, msg: 'starting', ...build });
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'ready', ...build }));
  });

  it('runs without the Message Content intent, logs how to allow it, converts where it is mentioned, and exits with 0 on SIGHUP', async () => {
    const { local, settings } = await startEnvironment();
    local.discord.admin.refuseMessageContent(true);
    const bot = start(settings);
    const log = logOf(bot);
    const link = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';
    const write = (content: string) => local.discord.as(seeded.mo).in(seeded.general).send(content);
    await expect.poll(() => local.discord.intents().at(-1), { timeout: 15_000 }).toBe((1 << 9) | (1 << 12));
    await local.discord.waitUntilReady();
    const unread = await write(link);
    const read = await write(`<@${seeded.bot}> ${link}`);
    await local.discord.waitForMessage(({ replyTo }) => replyTo === read.id);
    const messages = await local.discord.as(seeded.ada).in(seeded.general).messages();
    expect(messages.filter(({ replyTo }) => replyTo === unread.id)).toEqual([]);
    bot.child.kill('SIGHUP');
    expect(await bot.exited).toBe(0);
    expect(await log).toContain('Message Content Intent');
  });

  it('exits when the sandbox that started it is gone', async () => {
    const { local, settings } = await startEnvironment();
    const bot = start(settings);
    await local.discord.waitUntilReady();
    bot.child.stdin?.destroy();
    expect(await bot.exited).toBe(0);
  });

  it('exits with 0 on SIGTERM; after a restart it registers no command again, buttons work without what was stored, and its reply is deleted with the message', async () => {
    const { local, settings } = await startEnvironment();
    const folder = await mkdtemp(join(tmpdir(), 'restarted-'));
    closing.push(() => rm(folder, { recursive: true }));
    const lasting = { ...settings, DATABASE_PATH: join(folder, 'haulmate.db') };
    const first = start(lasting);
    await local.discord.waitUntilReady();
    const { press, runCommand } = asUser(() => local);
    const card = await runCommand('track', { options: { number: 'YT2632110021889001' } });
    const content = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';
    const message = await local.discord.as(seeded.mo).in(seeded.general).send(content);
    const reply = await local.discord.waitForMessage(({ replyTo }) => replyTo === message.id);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const registrations = () => local.discord.requests.filter(({ method }) => method === 'PUT');
    expect(registrations()).toHaveLength(1);

    const withoutMemory = start(settings);
    await waitForRegistrationCheck(local, 2);
    expect(registrations()).toHaveLength(1);
    const history = await press(card, 'History');
    expect(history).toHaveText('Scans 1–8 of 34');
    expect(await press(history, 'Next')).toHaveText('Scans 9–16 of 34');
    await withoutMemory.stop();

    start(lasting);
    await waitForRegistrationCheck(local, 3);
    await local.discord.as(seeded.mo).delete(message);
    const ids = async () =>
      (await local.discord.as(seeded.ada).in(seeded.general).messages()).map(({ id }) => id);
    await expect.poll(ids).not.toContain(reply.id);
  });
});

/** A restarted bot has compared its commands once another look at them was answered. */
async function waitForRegistrationCheck({ discord }: RunningLocalDiscord, count: number): Promise<void> {
  const looks = () =>
    discord.requests.filter(({ method, route }) => method === 'GET' && route.includes('/commands')).length;
  await expect.poll(looks, { timeout: 40_000, interval: 20 }).toBe(count);
}
