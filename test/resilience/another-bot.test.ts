import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBotProcess } from '../../sandbox/bot-process.ts';
import { type LocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { botSettings } from '../support/bot-settings.ts';
import { hasPostgres } from '../support/postgres-cluster.ts';
import { startSharedSurroundings } from '../support/processes-on-postgres.ts';
import { runCli } from '../support/run-cli.ts';

const OTHER = '1234567890123456789';
const OTHER_TOKEN = `${Buffer.from(OTHER).toString('base64url')}.Other_.a-token-of-another-application`;
const NO_SERVICE = { url: 'http://127.0.0.1:9' };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function startBot(local: { readonly apiUrl: string }, settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const bot = startBotProcess(
    { ...botSettings(local, NO_SERVICE, port), LOG_LEVEL: 'info', POLL_MINUTES: '0', ...settings },
    'pipe',
  );
  closing.push(async () => {
    bot.child.kill('SIGKILL');
    await bot.exited;
  });
  const log: string[] = [];
  for (const stream of [bot.child.stdout, bot.child.stderr])
    createInterface(stream as Readable).on('line', (line) => void log.push(line));
  const logs = (words: string) => log.some((line) => line.includes(words));
  return {
    ...bot,
    logs,
    untilReady: () => expect.poll(() => logs('"msg":"ready"'), { timeout: 30_000 }).toBe(true),
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200,
  };
}

/** The process has ended, has said why, and has done nothing before. */
async function expectRefused(bot: Awaited<ReturnType<typeof startBot>>, why: string): Promise<void> {
  expect(await bot.exited).toBe(1);
  await expect.poll(() => bot.logs(why)).toBe(true);
  for (const step of ['receiver listening', 'commands', 'home servers', 'leases gained'])
    expect([step, bot.logs(step)]).toEqual([step, false]);
}

describe('on one SQLite file', () => {
  let path: string;
  let apiUrl: string;
  let discord: LocalDiscord;
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'another-bot-'));
    closing.push(() => rm(folder, { recursive: true }));
    path = join(folder, 'haulmate.db');
    const local = await startLocalDiscord({ token: null });
    closing.push(local.close);
    ({ apiUrl, discord } = local);
  });
  const start = (settings: Readonly<Record<string, string>> = {}) =>
    startBot({ apiUrl }, { DATABASE_PATH: path, ...settings });

  it('a second process is refused while the first one goes on, and takes its place after SIGKILL', async () => {
    const first = await start();
    await first.untilReady();
    await expectRefused(await start(), 'another bot is running on it');
    expect(await first.isReady()).toBe(true);
    first.child.kill('SIGKILL');
    await first.exited;
    await (await start()).untilReady();
  });

  it('two processes with shards of their own run, and a third one is refused', async () => {
    const shards = (SHARDS: string) => start({ SHARD_COUNT: '2', SHARDS });
    const both = [await shards('0'), await shards('1')];
    for (const bot of both) await bot.untilReady();
    await expectRefused(await shards('1'), 'another process on it serves shard 1');
    await expectRefused(await start(), 'another bot is running on it');
  });

  it('the bot of another application is refused until the database is handed over, which takes no running bot', async () => {
    const first = await start();
    await first.untilReady();
    const handOver = () =>
      runCli('move', ['--to-application', OTHER], { cwd: tmpdir(), settings: { DATABASE_PATH: path } });
    expect(await handOver()).toMatchObject({
      code: 1,
      err: expect.stringContaining('Not handed over: another bot is running on it'),
    });
    expect(await first.stop()).toBe(0);
    const requests = discord.requests.length;
    await expectRefused(await start({ DISCORD_TOKEN: OTHER_TOKEN }), `DISCORD_TOKEN is that of ${OTHER}`);
    expect(discord.requests.length).toBe(requests);

    expect(await handOver()).toMatchObject({
      code: 0,
      out: expect.stringContaining(`application ${OTHER} now`),
    });
    await expectRefused(await start(), `belongs to the Discord application ${OTHER}`);
    await (await start({ DISCORD_TOKEN: OTHER_TOKEN })).untilReady();
  });

  it('the tools work while the bot runs', async () => {
    const bot = await start();
    await bot.untilReady();
    const settings = { DATABASE_PATH: path };
    expect(await runCli('events', ['list'], { cwd: tmpdir(), settings })).toMatchObject({ code: 0 });
    const copy = join(tmpdir(), `another-bot-${process.pid}.db`);
    closing.push(() => rm(copy, { force: true }));
    expect(await runCli('backup', [copy], { cwd: tmpdir(), settings })).toMatchObject({ code: 0 });
    expect((await runCli('doctor', [], { cwd: tmpdir(), settings })).out).toMatch(/✔ database: .*writable/);
    expect(await bot.isReady()).toBe(true);
  });
});

describe.skipIf(!hasPostgres)('on one PostgreSQL (skipped where it is not installed)', () => {
  it('a bot of another application, or with another SHARD_COUNT, is refused before it does anything', async () => {
    const here = await startSharedSurroundings(1);
    closing.push(here.close);
    const first = await here.startProcess();
    await here.local.discord.waitUntilReady({ withCommands: true });
    await expect.poll(async () => (await first.readyz())?.share.processes, { timeout: 30_000 }).toBe(1);
    const other = { DATABASE_URL: here.databaseUrl, DISCORD_TOKEN: OTHER_TOKEN };
    await expectRefused(await startBot(here.local, other), `DISCORD_TOKEN is that of ${OTHER}`);
    const shards = { DATABASE_URL: here.databaseUrl, SHARD_COUNT: '2' };
    await expectRefused(await startBot(here.local, shards), 'SHARD_COUNT is 2 here and 1 on');

    const handOver = () =>
      runCli('move', ['--to-application', OTHER], {
        cwd: tmpdir(),
        settings: { DATABASE_URL: here.databaseUrl },
      });
    expect(await handOver()).toMatchObject({
      code: 1,
      err: expect.stringContaining('Not handed over: a bot is using it'),
    });
    expect(await first.stop()).toBe(0);
    // An idle database belongs to somebody, too.
    await expectRefused(await startBot(here.local, other), `DISCORD_TOKEN is that of ${OTHER}`);
    expect(await handOver()).toMatchObject({ code: 0 });
    await expectRefused(
      await startBot(here.local, { DATABASE_URL: here.databaseUrl }),
      `belongs to the Discord application ${OTHER}`,
    );
  });
});
