import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeManyFollows } from '../../../bench/seed-many-follows.ts';
import { startBotProcess } from '../../../sandbox/bot-process.ts';
import { LOCAL_TOKEN, startLocalDiscord } from '../../../sandbox/discord.ts';
import { freePort } from '../../../sandbox/free-port.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { createLog } from '../../../src/process/log.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { openStoreAtStart } from '../../../src/store/open-at-start.ts';
import { alertLinesIn, letterNameOf, openThreads, SCAN_PATTERN } from '../../support/alert-lines.ts';
import { createMigratedDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';
import { entryOf, runCli } from '../../support/run-cli.ts';
import { postEvent, SECRET, trackingUpdated } from '../../support/signed-events.ts';
import { followIn, prepareDatabase } from '../../support/store-fixtures.ts';

const FOLLOWS = 20_000;
const HELD = 1_000;
const THREADS = 3;
const PARCELS_PER_THREAD = 3;

let folder: string;
let file: string;
let database: PostgresDatabase;
let closing: (() => Promise<unknown>)[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
  file = join(folder, 'haulmate.db');
  database = await createMigratedDatabase();
  closing = [() => rm(folder, { recursive: true }), () => database.drop()];
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

const move = (url = database.url) =>
  runCli('move', [], { cwd: folder, settings: { DATABASE_PATH: file, DATABASE_URL: url } });

const countOf = async (table: string, where = 'true') => {
  const [row] = await database.query(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`);
  return row?.['count'];
};

/** Kills a move in the middle of the follows, and waits until the server has noticed. */
async function killInTheMiddle(): Promise<void> {
  const holder = new pg.Client(database.url);
  await holder.connect();
  await holder.query(`SELECT pg_advisory_lock(4711);
    CREATE FUNCTION wait_in_the_middle() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.id = ${FOLLOWS / 2 + 1} THEN PERFORM pg_advisory_xact_lock(4711); END IF; RETURN NEW; END $$;
    CREATE TRIGGER wait_in_the_middle BEFORE INSERT ON follows FOR EACH ROW EXECUTE FUNCTION wait_in_the_middle()`);
  const env = { PATH: process.env['PATH'], DATABASE_PATH: file, DATABASE_URL: database.url };
  const child = spawn(process.execPath, [entryOf('move')], { cwd: folder, env, stdio: 'ignore' });
  const waiting = () => countOf('pg_locks', "locktype = 'advisory' AND objid = 4711 AND NOT granted");
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  await holder.end();
  await expect.poll(waiting).toBe(0);
  await database.query('DROP FUNCTION wait_in_the_middle CASCADE');
}

describe('npm run move', () => {
  it('moves 20,000 follows and a waiting outbox although it is killed, and the bot posts exactly the rest', async () => {
    const local = await startLocalDiscord();
    closing.push(() => local.close());
    const open = openThreads(local.discord, THREADS);
    const refused = seeded.qcPhotos;
    const threads = [...open, refused];
    const numberOf = (thread: number, parcel: number) => `LP${100_000 + thread * 100 + parcel}CN`;
    await storeManyFollows(file, { follows: FOLLOWS, quiet: HELD });
    await prepareDatabase(file, async (store) => {
      for (const [thread, channelId] of threads.entries()) {
        for (let parcel = 0; parcel < PARCELS_PER_THREAD; parcel += 1) {
          await followIn(store, channelId, numberOf(thread, parcel));
        }
      }
    });
    const port = await freePort();
    const start = (settings: Record<string, string>) => {
      const bot = startBotProcess({
        DISCORD_TOKEN: LOCAL_TOKEN,
        DISCORD_API_URL: local.apiUrl,
        DISCORD_REGISTER: 'off',
        API_BASE_URL: 'http://127.0.0.1:9',
        API_KEY: 'none',
        POLL_MINUTES: '0',
        WEBHOOK_SECRET: SECRET,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'fatal',
        ...settings,
      });
      closing.push(() => bot.stop());
      return bot;
    };
    const sent = new Set<string>();
    /** A scan of every parcel, until it is acknowledged. */
    const sendScans = async (turn: number, to: readonly string[] = threads): Promise<void> => {
      for (const [thread, channelId] of threads.entries()) {
        if (!to.includes(channelId)) continue;
        for (let parcel = 0; parcel < PARCELS_PER_THREAD; parcel += 1) {
          const number = numberOf(thread, parcel);
          const status = `${letterNameOf(number)}x${turn}`;
          const event = trackingUpdated(number, { date: '2026-11-20', hour: `1${turn}:00`, status });
          await expect
            .poll(() => postEvent(`http://127.0.0.1:${port}/webhook`, event).catch(() => null), {
              timeout: 20_000,
            })
            .toMatchObject({ status: 200 });
          if (channelId !== refused) sent.add(status);
        }
      }
    };
    const linesIn = async (channelId: string) =>
      alertLinesIn(await local.discord.as(seeded.ada).in(channelId).messages(), SCAN_PATTERN);
    const postedLines = async () => (await Promise.all(threads.map(linesIn))).flat();

    const old = start({ DATABASE_PATH: file });
    local.discord.admin.setBotPermissions(refused, 0n);
    await sendScans(1, [refused]);
    const reader = new SQLite(file, { readonly: true });
    const suspended = reader
      .prepare('SELECT count(*) FROM destinations WHERE suspended_at IS NOT NULL')
      .pluck();
    await expect.poll(() => suspended.get(), { timeout: 20_000 }).toBe(1);
    reader.close();
    // Every message is posted, but the bot is told that Discord failed: each thread has one in doubt.
    local.discord.faults.failNext({
      status: 500,
      applied: true,
      times: Number.POSITIVE_INFINITY,
      route: /\/messages$/,
    });
    await sendScans(1, open);
    await expect
      .poll(async () => (await Promise.all(open.map(linesIn))).every(({ length }) => length > 0), {
        timeout: 30_000,
      })
      .toBe(true);
    await sendScans(2, open);
    const exited = once(old.child, 'exit');
    old.child.kill('SIGKILL');
    await exited;
    local.discord.faults.stopFailing();

    await killInTheMiddle();
    expect(await countOf('follows')).toBe(FOLLOWS / 2);
    const startedAt = performance.now();
    const { code, out, err } = await move();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    expect(out).toContain('Going on where an earlier move ended.');
    expect(out).toContain('Every row is the same on both sides.');
    expect(await countOf('follows')).toBe(FOLLOWS + threads.length * PARCELS_PER_THREAD);
    expect(await countOf('deliveries', "status = 'held'")).toBe(HELD);
    expect(await countOf('deliveries', "status = 'pending' AND batch_key IS NOT NULL")).toBeGreaterThan(0);
    expect(await countOf('destinations', 'suspended_at IS NOT NULL')).toBe(1);

    start({ DATABASE_URL: database.url });
    await sendScans(3, open);
    await expect.poll(async () => (await postedLines()).length, { timeout: 60_000 }).toBe(sent.size);
    const lines = await postedLines();
    expect(new Set(lines)).toEqual(sent);
    for (const thread of open.keys()) {
      for (let parcel = 0; parcel < PARCELS_PER_THREAD; parcel += 1) {
        const own = letterNameOf(numberOf(thread, parcel));
        expect(lines.filter((line) => line.startsWith(own))).toEqual(
          [1, 2, 3].map((turn) => `${own}x${turn}`),
        );
      }
    }
    expect(await countOf('destinations', 'suspended_at IS NOT NULL')).toBe(1);
    expect(await countOf('deliveries', "status = 'pending'")).toBeGreaterThan(0);
  }, 180_000);

  it('starts anew when the file has changed since the interruption, and goes on after the highest id', async () => {
    await storeManyFollows(file, { follows: FOLLOWS });
    await killInTheMiddle();
    await expect(openStoreAtStart(database.url, () => [], createLog('silent'))).rejects.toThrow(
      /a move into it was interrupted\. Run npm run move again/,
    );
    const changed = new SQLite(file);
    changed.exec(
      `UPDATE follows SET label = 'a' || char(0) || 'b' WHERE id = 7; DELETE FROM follows WHERE id = ${FOLLOWS}`,
    );
    changed.close();
    const { code, out } = await move();
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining('has changed since then: starting anew'),
    });
    expect(await countOf('follows', "label = 'a\uFFFDb'")).toBe(1);
    const [next] = await database.query(
      `INSERT INTO follows (topic_id, destination_id, user_id, followed_at) VALUES (1, 2, '1', 1) RETURNING id::int`,
    );
    expect(next?.['id']).toBe(FOLLOWS + 1);
  }, 120_000);

  it('moves hauls with their items, parcels, shared copies and watches, and goes on after their ids', async () => {
    const { ada } = seeded;
    const items = [
      { product: 'weidian:1', variant: 'a', variantName: 'Größe 漢' },
      { product: 'taobao:2', quantity: 99 },
    ];
    let [id, key] = [0, ''];
    await prepareDatabase(file, async ({ hauls, sharedHauls, topics, destinations, follows }) => {
      id = (await hauls.create(ada, { name: 'Winter', divisor: 8000, items }, 10)) ?? 0;
      await hauls.setParcels(ada, id, ['LP1CN', 'LP2CN'], 11);
      key = (await sharedHauls.add(ada, id, 12))?.key ?? '';
      await hauls.close(ada, id, 13);
      const dm = { kind: 'user', discordId: ada, guildId: null, locale: 'en-US' } as const;
      const topicId = await topics.upsert({ kind: 'product', key: 'weidian:1' }, 14);
      const destinationId = await destinations.upsert(dm);
      await follows.add({ topicId, destinationId, userId: ada, haulId: id }, 100, 14);
    });
    const read = async ({ hauls, sharedHauls, haulWatches }: Store) => [
      await haulWatches.list(ada, id),
      await hauls.list(ada),
      await hauls.get(ada, id),
      await sharedHauls.get(key),
    ];
    const old = openStore(file);
    const before = await read(old);
    await old.close();
    expect((await move()).out).toContain('Every row is the same on both sides.');
    const moved = await openStoreAtStart(database.url, () => [], createLog('silent'));
    closing.push(() => moved.close());
    expect(await read(moved)).toEqual(before);
    expect(before[0]).toHaveLength(1);
    expect(before[2]).toMatchObject({ items: [{ quantity: 1 }, { quantity: 99 }], closedAt: 13 });
    expect(await moved.hauls.create(ada, {}, 14)).toBeGreaterThan(id);
    const options = { evenIfClosed: true };
    const added = await moved.haulItems.add(ada, id, [{ product: 'weidian:3' }], 15, options);
    expect(added).toMatchObject({ added: 1, ids: [3] });
  });

  it('refuses while a bot has the file open', async () => {
    const store = openStore(file);
    expect(await move()).toMatchObject({
      code: 1,
      err: expect.stringContaining('another process has it open. Stop the bot first'),
    });
    await store.close();
    expect((await move()).code).toBe(0);
  });

  it('refuses a database with data, such as that of an earlier move, and one that a bot uses', async () => {
    await openStore(file).close();
    await database.query(`INSERT INTO processes (id, host, version, started_at, seen_at, state)
      VALUES ('a', 'a', '1', 1, extract(epoch FROM clock_timestamp()) * 1000, '{}')`);
    expect((await move()).err).toContain('a bot is using it. Stop every bot first.');
    await database.query(`DELETE FROM processes; INSERT INTO agents VALUES ('superbuy', 1)`);
    expect(await move()).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        'it already has data (agents), and nothing was changed. After a move that succeeded, start the bots',
      ),
    });
    expect(await countOf('agents')).toBe(1);
  });

  it('says what is wrong with an address without its password', async () => {
    await openStore(file).close();
    const settings = { DATABASE_PATH: file };
    const toward = (address: string) => runCli('move', [address], { cwd: folder, settings });
    const unreachable = await toward(`postgres://haulmate:hush-hush@127.0.0.1:${await freePort()}/haulmate`);
    expect(unreachable).toMatchObject({ code: 1, err: expect.stringContaining('nothing listens there') });
    const unusable = await toward('postgres://haulmate:hush-hush@127.0.0.1:5432');
    expect(unusable).toMatchObject({
      code: 64,
      err: expect.stringContaining('The address must be like postgres://'),
    });
    expect(JSON.stringify([unreachable, unusable])).not.toContain('hush');
    expect(await runCli('move', [], { cwd: folder, settings })).toMatchObject({
      code: 64,
      err: expect.stringContaining('Where to? Set DATABASE_URL.'),
    });
  });
});
