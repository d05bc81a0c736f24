import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createIngest } from '../../../src/alerts/ingest.ts';
import { type NewDestination, openStore, type Store } from '../../../src/store/index.ts';

const DESTINATION: NewDestination = { kind: 'user', discordId: '1', guildId: null, locale: 'en-US' };

let folder: string;
let store: Store;
/** Another process. */
let other: SQLite.Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haulmate-locked-'));
  const path = join(folder, 'haulmate.db');
  store = openStore(path);
  other = new SQLite(path);
});
afterEach(async () => {
  other.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('reports a database as not writable while another process writes, and stores an event after that', async () => {
  expect(await store.isWritable()).toBe(true);
  other.exec('BEGIN IMMEDIATE');
  expect(await store.isWritable()).toBe(false);
  const accepted = createIngest({ store, onEnqueued: () => {} })({
    digest: 'a',
    kind: 'parcel.exploded',
    source: 'webhook',
    createdAt: 1,
    receivedAt: 2,
    body: '{}',
    updates: [],
  });
  await nextTurn();
  await nextTurn();
  other.exec('ROLLBACK');
  expect(await accepted).toMatchObject({ duplicate: false });
  expect(await store.isWritable()).toBe(true);
  expect(await store.events.list({}, 10)).toMatchObject([{ digest: 'a' }]);
});

it.each([
  ['a statement', () => store.agents.add(['weidian'], 1)],
  ['a transaction', () => store.destinations.upsert(DESTINATION)],
])(
  '%s that another process keeps waiting is done after it, and the bot goes on meanwhile',
  async (_which, write) => {
    other.exec('BEGIN IMMEDIATE');
    const written = write();
    // If the store waited within its call, this thread could not end the other transaction.
    await nextTurn();
    expect(other.inTransaction).toBe(true);
    other.exec('ROLLBACK');
    await written;
  },
);

it('reads while another process writes', async () => {
  other.exec('BEGIN IMMEDIATE');
  expect(await store.agents.list()).toEqual([]);
});
