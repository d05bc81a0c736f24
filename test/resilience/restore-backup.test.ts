import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BotProcess, startBotProcess } from '../../sandbox/bot-process.ts';
import { LOCAL_TOKEN, startLocalDiscord } from '../../sandbox/discord.ts';
import { freePort } from '../../sandbox/free-port.ts';
import { seeded } from '../../sandbox/seed.ts';
import { startService } from '../../sandbox/service/index.ts';
import { alertLinesIn, letterNameOf, openThreads, SCAN_PATTERN } from '../support/alert-lines.ts';
import { botSettings } from '../support/bot-settings.ts';
import { allTextOf, asUser } from '../support/discord-user.ts';
import { runCli } from '../support/run-cli.ts';
import { postEvent, SECRET, trackingUpdated } from '../support/signed-events.ts';
import { followIn, prepareDatabase } from '../support/store-fixtures.ts';

const THREADS = 5;
const PARCELS_PER_THREAD = 4;

let folder: string;
let database: string;
let closing: (() => Promise<unknown>)[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  database = join(folder, 'haulmate.db');
  closing = [() => rm(folder, { recursive: true })];
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

const backup = (args: readonly string[], path = database) =>
  runCli('backup', args, { cwd: folder, settings: { DATABASE_PATH: path } });

/** What the timer runs, and in which form. */
const NIGHTLY = /backup\.js (--keep \d+)$/m;
const UNIT = new URL('../../deploy/haulmate-backup.service', import.meta.url);

describe('the nightly backup', () => {
  it('restores, by the commands that it prints, into a bot that knows its channels and posts', async () => {
    const local = await startLocalDiscord();
    const service = await startService();
    closing.push(local.close, service.close);
    local.discord.admin.changePortal({ bot_public: false });
    const port = await freePort();
    const start = async () => {
      const bot = startBotProcess({ ...botSettings(local, service, port), DATABASE_PATH: database });
      closing.push(() => bot.stop());
      await expect.poll(() => local.discord.isConnected(), { timeout: 40_000 }).toBe(true);
      await local.discord.waitUntilReady({ withCommands: true });
      return bot;
    };
    const bot = await start();
    const { runCommand } = asUser(() => local);
    await runCommand('alerts', {
      subcommand: 'add',
      options: { event: 'tracking', channel: seeded.parcels, level: 'all' },
    });
    const [, args = ''] = NIGHTLY.exec(await readFile(UNIT, 'utf8')) ?? [];
    const { code, out } = await backup(args.split(' '));
    expect(code).toBe(0);

    // The disk dies.
    const exited = once(bot.child, 'exit');
    bot.child.kill('SIGKILL');
    await exited;
    await expect.poll(() => local.discord.isConnected()).toBe(false);
    await writeFile(database, 'rubbish');
    const commands = /then\n((?: {2}.+\n)+)and start the bot/.exec(out)?.[1] ?? '';
    expect(commands).toContain('haulmate.db');
    execFileSync('sh', ['-ec', commands]);
    await start();
    expect(allTextOf(await runCommand('alerts', { subcommand: 'list' }))).toContain(`<#${seeded.parcels}>`);
    await postEvent(
      `http://127.0.0.1:${port}/webhook`,
      trackingUpdated('LP00123456784821CN', { status: 'Departed' }),
    );
    await local.discord.waitForMessage(
      (message) => message.channelId === seeded.parcels && allTextOf(message).includes('LP••••21CN'),
    );
  }, 180_000);
});

describe('npm run backup', () => {
  it('copies a database that receives events, and a restored bot neither loses nor repeats alerts', async () => {
    const local = await startLocalDiscord();
    closing.push(() => local.close());
    const threads = openThreads(local.discord, THREADS);
    const numberOf = (thread: number, parcel: number) => `LP${100_000 + thread * 100 + parcel}CN`;
    const numbers = threads.flatMap((_, thread) =>
      Array.from({ length: PARCELS_PER_THREAD }, (__, parcel) => numberOf(thread, parcel)),
    );
    await prepareDatabase(database, async (store) => {
      for (const [thread, channelId] of threads.entries()) {
        for (let parcel = 0; parcel < PARCELS_PER_THREAD; parcel += 1) {
          await followIn(store, channelId, numberOf(thread, parcel));
        }
      }
    });
    const port = await freePort();
    const receiver = `http://127.0.0.1:${port}/webhook`;
    const start = (): BotProcess =>
      startBotProcess({
        DISCORD_TOKEN: LOCAL_TOKEN,
        DISCORD_API_URL: local.apiUrl,
        DISCORD_REGISTER: 'off',
        API_BASE_URL: 'http://127.0.0.1:9',
        API_KEY: 'none',
        POLL_MINUTES: '0',
        WEBHOOK_SECRET: SECRET,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_PATH: database,
        LOG_LEVEL: 'fatal',
      });
    let bot = start();
    closing.push(() => bot.stop());

    const sent = new Map<string, ReturnType<typeof trackingUpdated>[]>(numbers.map((number) => [number, []]));
    const eventsOf = (number: string) => sent.get(number) ?? [];
    const sentCount = () => [...sent.values()].flat().length;
    /** The next scan of a parcel, until it is acknowledged. */
    const sendEvent = async (number: string): Promise<void> => {
      const status = `${letterNameOf(number)}x${eventsOf(number).length + 1}`;
      const event = trackingUpdated(number, { date: '2026-11-20', status });
      await expect
        .poll(() => postEvent(receiver, event).catch(() => null), { timeout: 20_000 })
        .toMatchObject({ status: 200 });
      eventsOf(number).push(event);
    };
    const postedLines = async () => {
      const channels = await Promise.all(
        threads.map((channelId) => local.discord.as(seeded.ada).in(channelId).messages()),
      );
      return channels.flatMap((messages) => alertLinesIn(messages, SCAN_PATTERN));
    };
    const isPostedOnce = () =>
      expect.poll(async () => new Set(await postedLines()).size, { timeout: 60_000 }).toBe(sentCount());

    await Promise.all(numbers.map(sendEvent));
    await isPostedOnce();
    // Nothing is posted from here on, so that nothing is which the copy does not know of.
    local.discord.faults.failNext({ status: 500, times: Number.POSITIVE_INFINITY, route: /\/messages/ });
    // While somebody reads, SQLite leaves what is new in the -wal: a copy of the main file alone would lack it.
    const reader = new SQLite(database, { readonly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM events').get();
    let enough = false;
    const pouring = Promise.all(
      numbers.map(async (number) => {
        while (!enough) await sendEvent(number);
      }),
    );
    const before = sentCount();
    await expect.poll(sentCount).toBeGreaterThan(before + 20);
    const held = new Map(numbers.map((number) => [number, eventsOf(number).length]));
    const taken = await backup(['copy.db']);
    const atEnd = sentCount();
    await expect.poll(sentCount).toBeGreaterThan(atEnd + 20);
    enough = true;
    await pouring;
    reader.close();
    expect(taken).toMatchObject({ code: 0, err: '' });

    const exited = once(bot.child, 'exit');
    bot.child.kill('SIGKILL');
    await exited;
    await copyFile(join(folder, 'copy.db'), database);
    await rm(`${database}-wal`, { force: true });
    await rm(`${database}-shm`, { force: true });
    local.discord.faults.stopFailing();
    bot = start();
    // The service sends everything again: the copy knows what had been acknowledged before, and the rest is taken anew.
    const answers = await Promise.all(
      numbers.map(async (number) => {
        const statuses: string[] = [];
        for (const event of eventsOf(number)) {
          const answered = async () => {
            const { body } = await postEvent(receiver, event);
            return statuses.push(JSON.stringify(body));
          };
          await expect.poll(() => answered().catch(() => 0), { timeout: 20_000 }).toBeGreaterThan(0);
        }
        return { before: statuses.slice(0, held.get(number)), all: statuses };
      }),
    );
    expect(new Set(answers.flatMap((answer) => answer.before))).toEqual(new Set(['{"status":"duplicate"}']));
    expect(answers.flatMap(({ all }) => all)).toContain('{"status":"accepted"}');
    await isPostedOnce();
    const lines = await postedLines();
    for (const number of numbers) {
      const own = letterNameOf(number);
      expect(lines.filter((line) => line.startsWith(`${own}x`))).toEqual(
        eventsOf(number).map((_, index) => `${own}x${index + 1}`),
      );
    }
    expect(await bot.stop()).toBe(0);
  }, 180_000);
});
