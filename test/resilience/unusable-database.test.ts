import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import SQLite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { type Environment, startEnvironment } from '../../drills/environment.ts';
import { createTinyFilesystem } from '../../drills/tiny-filesystem.ts';
import { BOT_ENTRY } from '../../sandbox/build-bot.ts';
import { openStore } from '../../src/store/index.ts';
import { botSettings } from '../support/bot-settings.ts';
import { allTextOf, asUser } from '../support/discord-user.ts';
import { runCli } from '../support/run-cli.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

const NOBODY = 65_534;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const page = async ({ port }: Environment, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, body: await answer.text() };
};

const doctor = ({ databasePath }: Environment) =>
  runCli('doctor', [], {
    cwd: tmpdir(),
    settings: { DATABASE_PATH: databasePath, DISCORD_API_URL: 'http://127.0.0.1:1' },
  });

/** Everything that says how the database is. */
async function expectUnusable(here: Environment): Promise<void> {
  expect(await page(here, '/readyz')).toMatchObject({
    status: 503,
    body: expect.stringContaining('"database":false'),
  });
  expect((await page(here, '/metrics')).body).toContain('haulmate_database_writable 0');
  const { openSettings } = asUser(() => here);
  expect(allTextOf(await openSettings('trouble'))).toContain('🔴 Saving · not working');
}

/** Overwrites the first page of a table or an index. */
async function damage(path: string, name: string): Promise<void> {
  const client = new SQLite(path);
  const root = client
    .prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?')
    .pluck()
    .get(name);
  const size = Number(client.pragma('page_size', { simple: true }));
  client.close();
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(size, 0xff), 0, size, ((root ?? 0) - 1) * size);
  await file.close();
}

it('a full disk shows in /readyz, /metrics, Problems? and the doctor', async () => {
  const disk = await createTinyFilesystem();
  closing.push(() => disk.remove());
  const here = await startEnvironment({ databaseFolder: disk.folder, preload: disk.preload });
  closing.push(() => here.close());
  here.startBot();
  await here.untilReady();
  await here.untilCommandsRegistered();
  const metrics = (await page(here, '/metrics')).body;
  expect(metrics).toContain('haulmate_database_writable 1');
  expect(Number(/haulmate_database_bytes (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(4_096);
  expect(metrics).toMatch(/haulmate_wal_bytes \d+/);

  await disk.fill(here.bot());
  const event = trackingUpdated('LX208857143CN', { status: 'x'.repeat(100_000) });
  expect((await postEvent(here.receiverUrl, event)).status).toBe(503);
  await expectUnusable(here);
  if (disk.preload.length === 0) expect((await doctor(here)).out).toMatch(/✘ database: .*full/);

  await disk.clear(here.bot());
  await expect
    .poll(async () => (await postEvent(here.receiverUrl, event)).status, { timeout: 20_000 })
    .toBe(200);
}, 90_000);

it('a damaged file shows in /readyz, /metrics, Problems? and the doctor', async () => {
  const here = await startEnvironment();
  closing.push(() => here.close());
  await here.prepare(async () => {});
  await damage(here.databasePath, 'deliveries_pending');
  await damage(here.databasePath, 'deliveries_pending_by_age');
  here.startBot({ ALERTS: 'off', LOG_LEVEL: 'silent' });
  await here.untilCommandsRegistered();
  await expectUnusable(here);
  expect((await doctor(here)).out).toMatch(/✘ database: .*damaged/);
}, 60_000);

describe('the store', () => {
  it('counts as not writable for a minute after a read found damage', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'damaged-'));
    closing.push(() => rm(folder, { recursive: true }));
    const path = join(folder, 'haulmate.db');
    await openStore(path).close();
    await damage(path, 'agents');
    const store = openStore(path);
    closing.push(() => store.close());
    expect(await store.isWritable()).toBe(true);
    await expect(store.agents.add(['one'], 1)).rejects.toThrow('malformed');
    expect(await store.isWritable()).toBe(false);
  });
});

it('the bot does not start when the -wal file cannot be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'readonly-'));
  closing.push(() => rm(folder, { recursive: true }));
  const path = join(folder, 'haulmate.db');
  await openStore(path).close();
  await writeFile(`${path}-wal`, '', { mode: 0o444 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    // Permissions are not asked of root.
    await chown(folder, NOBODY, NOBODY);
    await chown(path, NOBODY, NOBODY);
  }
  await chmod(folder, 0o755);
  const bot = spawn(process.execPath, [BOT_ENTRY], {
    cwd: tmpdir(),
    env: {
      PATH: process.env['PATH'],
      ...botSettings({ apiUrl: 'http://127.0.0.1:9/api' }, { url: 'http://127.0.0.1:9' }),
      DATABASE_PATH: path,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const [said, [code]] = await Promise.all([text(bot.stdout), once(bot, 'exit')]);
  expect(code).toBe(1);
  expect(said).toContain('database not opened: ');
}, 30_000);
