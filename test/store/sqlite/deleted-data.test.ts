import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { createIngest } from '../../../src/alerts/ingest.ts';
import { createSyncTopic } from '../../../src/alerts/sync-topic.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { copyDatabase } from '../../../src/store/sqlite/copy-database.ts';
import { openDatabase } from '../../../src/store/sqlite/database.ts';
import { createSqliteDriver } from '../../../src/store/sqlite/driver.ts';

const NUMBER = 'LP00123456784821CN';
const LABEL = 'Secret birthday present';
const DESTINATION = 'Leipzig-Lindenau';
const DM = '2025130500000000911';
/** Enough for pages to be split, merged and freed. */
const SCANS = 150;

let folder: string;
let path: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deleted-'));
  path = join(folder, 'haulmate.db');
  store = openStore(path);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const scan = (index: number) => ({
  date: '2026-11-20',
  hour: '10:00',
  status: `Scanned ${index} ${'x'.repeat(index % 300)}`,
  location: DESTINATION,
  country: 'DE',
});

/** One parcel that only this person follows, in their DMs; polling finds its scans. */
async function followAndPoll(userId: string): Promise<void> {
  const now = Date.now();
  const destinationId = await store.destinations.upsert({
    kind: 'user',
    discordId: userId,
    guildId: null,
    locale: 'de',
  });
  const topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, now);
  await store.follows.add({ topicId, destinationId, userId }, 100, now);
  const [follow] = await store.follows.list(userId, 'parcel');
  await store.follows.rename(userId, follow?.id ?? 0, LABEL);
  await store.follows.setBaseline(topicId, now - 60_000);
  await store.settings.updateUser(userId, { optedOut: true, agents: ['kakobuy'] });
  const reply = { sourceId: '1', channelId: '2', replyId: '3', authorId: userId };
  await store.chatReplies.add({ ...reply, editedAt: null, repliedAt: now, products: [] });
  const syncTopic = createSyncTopic({ store, ingest: createIngest({ store, onEnqueued: () => {} }) });
  const updates = Array.from({ length: SCANS }, (_, index) => scanUpdate(NUMBER, scan(index)));
  await syncTopic(topicId, { updates, checkedAt: now });
}

/** The person's data that is in these files. */
async function found(...files: readonly string[]): Promise<string[]> {
  const bytes = await Promise.all(files.filter((file) => existsSync(file)).map((file) => readFile(file)));
  return [NUMBER, LABEL, DESTINATION, DM].filter((word) => bytes.some((content) => content.includes(word)));
}

const ofDatabase = () => [path, `${path}-wal`, `${path}-shm`];

describe('after a person’s data has been deleted', () => {
  it('no byte of it is left in the files of the database or in a new backup', async () => {
    await followAndPoll(DM);
    expect(await found(...ofDatabase())).toEqual([NUMBER, LABEL, DESTINATION, DM]);
    await store.personal.delete(DM);
    const copy = join(folder, 'copy.db');
    copyDatabase(path, copy);
    expect(await found(...ofDatabase(), copy)).toEqual([]);
  });

  it('no byte of a parcel in their archive is left', async () => {
    await followAndPoll(DM);
    const [follow] = await store.follows.list(DM, 'parcel');
    await store.archive.add(DM, follow?.topicId ?? 0, { days: 9, endedAt: 1 }, Date.now());
    expect(await found(...ofDatabase())).toEqual([NUMBER, LABEL, DESTINATION, DM]);
    await store.personal.delete(DM);
    expect(await found(...ofDatabase())).toEqual([]);
  });

  it('a poll that is running then does not bring it back', async () => {
    await followAndPoll(DM);
    const [follow] = await store.follows.list(DM, 'parcel');
    const ingest = createIngest({ store, onEnqueued: () => {} });
    let isDeleted = false;
    const syncTopic = createSyncTopic({
      store,
      async ingest(incomingEvent) {
        if (!isDeleted) await store.personal.delete(DM);
        isDeleted = true;
        return ingest(incomingEvent);
      },
    });
    const updates = [scanUpdate(NUMBER, scan(SCANS)), scanUpdate(NUMBER, scan(SCANS + 1))];
    await syncTopic(follow?.topicId ?? 0, { updates, checkedAt: Date.now() });
    expect(await found(...ofDatabase())).toEqual([]);
  });

  it('no byte of it is left if rows of many people have moved from page to page', async () => {
    let seed = 7;
    const next = () => {
      seed = (seed * 7_919_777) % 2_147_483_647;
      return seed;
    };
    // In no order and of many lengths, so that pages are split in their middle.
    const people = Array.from({ length: 120 }, () => ({
      userId: `2025${String(next()).padStart(14, '0')}`,
      number: `LP${next()}CN`,
      rest: '9'.repeat(next() % 300),
    }));
    for (const { userId, number, rest } of people) {
      const destination = { kind: 'user', discordId: userId, guildId: null, locale: 'de' } as const;
      const destinationId = await store.destinations.upsert(destination);
      const topicId = await store.topics.upsert({ kind: 'product', key: `weidian:${number}${rest}` }, 1);
      await store.follows.add({ topicId, destinationId, userId }, 100, 1);
    }
    const gone = people.filter((_, index) => index % 2 === 0);
    for (const { userId } of gone) await store.personal.delete(userId);
    await store.close();
    const bytes = await readFile(path, 'latin1');
    expect(gone.filter(({ userId, number }) => bytes.includes(userId) || bytes.includes(number))).toEqual([]);
    store = openStore(path);
  });

  it('the -wal file is emptied as soon as no other connection reads old pages', async () => {
    await followAndPoll(DM);
    const reader = new SQLite(path, { readonly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM follows').get();
    // The deletion does not wait for that reader.
    await store.personal.delete(DM);
    expect(await found(...ofDatabase())).toContain(NUMBER);
    reader.close();
    await expect.poll(() => found(...ofDatabase()), { timeout: 10_000 }).toEqual([]);
  });

  it('a parcel that another person follows stays, with its events', async () => {
    await followAndPoll(DM);
    const destinationId = await store.destinations.upsert({
      kind: 'user',
      discordId: seeded.mo,
      guildId: null,
      locale: 'en-US',
    });
    const topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, Date.now());
    await store.follows.add({ topicId, destinationId, userId: seeded.mo }, 100, Date.now());
    await store.personal.delete(DM);
    expect(await store.events.list({}, 1_000)).toHaveLength(SCANS);
    expect(await store.topics.get(topicId)).toBeDefined();
    expect(await found(...ofDatabase())).not.toContain(DM);
  });
});

it('pruned and unfollowed data is overwritten', async () => {
  await followAndPoll(DM);
  const [follow] = await store.follows.list(DM, 'parcel');
  await store.follows.remove(DM, follow?.id ?? 0);
  const later = Date.now() + 1;
  while ((await store.events.prune(later, 50)) > 0);
  while ((await store.topics.prune(later, 50)) > 0);
  store.storage.truncateWal();
  expect(await found(...ofDatabase())).toEqual([DM]);
});

describe('a file of a version that did not overwrite deleted data', () => {
  /** As that version left it: with free pages that hold deleted data. */
  async function leftByOldVersion(): Promise<void> {
    await followAndPoll(DM);
    await store.close();
    const old = new SQLite(path);
    old.pragma('auto_vacuum = NONE');
    old.exec('VACUUM');
    old.pragma('secure_delete = OFF');
    old.pragma('foreign_keys = ON');
    old.exec('DELETE FROM follows; DELETE FROM destinations; DELETE FROM topics; DELETE FROM events');
    old.close();
    store = openStore(path);
  }

  it('is rewritten once, without the free pages', async () => {
    await leftByOldVersion();
    expect(await found(path)).toContain(NUMBER);
    const driver = createSqliteDriver(openDatabase(path));
    onTestFinished(driver.close);
    const { storage } = driver;
    expect(storage.vacuumLegacyFile()).toBe('done');
    expect(await found(...ofDatabase())).toEqual([DM]);
    expect(storage.vacuumLegacyFile()).toBe('not_needed');
  });

  it('is copied without the free pages, and the copy is not rewritten', async () => {
    await leftByOldVersion();
    const copy = join(folder, 'copy.db');
    copyDatabase(path, copy);
    expect(await found(copy)).toEqual([DM]);
    const restored = createSqliteDriver(openDatabase(copy));
    expect(restored.storage.vacuumLegacyFile()).toBe('not_needed');
    await restored.close();
  });
});
