import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { nonceFor } from '../../../src/alerts/outbox/message.ts';
import { createApi } from '../../../src/service/index.ts';
import { openStore, type PendingDelivery, type Store } from '../../../src/store/index.ts';
import { alertsOver } from '../../support/alerts-harness.ts';
import { createOlderDatabase } from '../../support/database-versions.ts';
import { allTextOf } from '../../support/discord-user.ts';

/** Those of the last version in which each parcel of a text channel could have a thread. */
const MIGRATIONS_BEFORE = 18;
const NUMBER = 'LP00123456784821CN';
/** Another in each test: Discord takes a message with the same moment and id for a repetition. */
let now = Date.now();

let local: RunningLocalDiscord;
let folder: string;
let store: Store;
let threadId: string;
beforeAll(async () => {
  local = await startLocalDiscord();
});
afterAll(() => local.close());
beforeEach(async () => {
  now += 1_000;
  folder = await mkdtemp(join(tmpdir(), 'threads-'));
  threadId = local.discord.admin.openThread(seeded.parcels, '📦 LP••••21CN');
  const path = join(folder, 'haulmate.db');
  createOlderDatabase(path, MIGRATIONS_BEFORE);
  fill(path);
  store = openStore(path, () => []);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** A channel with threads, where two alerts about a parcel wait; the first one may have been posted. */
function fill(path: string): void {
  const scan = (status: string) =>
    JSON.stringify({ date: '2026-11-20', hour: '10:00', status, location: '', country: 'DE' });
  const client = new SQLite(path);
  client.exec(`
    INSERT INTO topics (id, kind, key, touched_at, state, reached) VALUES (1, 'parcel', '${NUMBER}', ${now}, 'delivered', 7);
    INSERT INTO destinations (id, kind, discord_id, guild_id, locale, threads)
      VALUES (1, 'channel', '${seeded.parcels}', '${seeded.haulClub}', 'en-US', 1);
    INSERT INTO follows (topic_id, destination_id, user_id, followed_at, baseline_at, level)
      VALUES (1, 1, '${seeded.ada}', 1, 1, 1);
    INSERT INTO updates (id, topic_id, key, data, importance, seen_at)
      VALUES (1, 1, 'one', '${scan('Out for delivery')}', 1, ${now}), (2, 1, 'two', '${scan('Delivered')}', 1, ${now});
    INSERT INTO deliveries (id, update_id, destination_id, status, created_at)
      VALUES (1, 1, 1, 'pending', ${now}), (2, 2, 1, 'pending', ${now});
    INSERT INTO live_cards (destination_id, topic_id, message_id, thread_id, created_at, posted_at)
      VALUES (1, 1, '1', '${threadId}', ${now}, ${now});
  `);
  client.close();
}

/** What the process before the upgrade may have done: the answer was lost. */
async function postInThread(): Promise<void> {
  const nonce = nonceFor([{ id: 1, createdAt: now } as PendingDelivery]);
  const body = JSON.stringify({ content: 'out for delivery', nonce, enforce_nonce: true });
  const headers = { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' };
  const route = `${local.apiUrl}/v10/channels/${threadId}/messages`;
  const response = await fetch(route, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
}

async function postAll(): Promise<void> {
  const api = createApi({
    ...{ baseUrl: 'http://127.0.0.1:9', key: '', timeoutMs: 1, concurrency: 1, arrayEncoding: 'repeat' },
  });
  // Later than any edit of an earlier alert.
  const alerts = alertsOver({ store, api, local, clock: () => now + 60_000, timeoutMs: 400, sweepMs: 50 });
  alerts.start();
  onTestFinished(() => alerts.stop());
  await expect.poll(async () => (await store.deliveries.backlog()).pending, { timeout: 15_000 }).toBe(0);
}

async function saidIn(channelId: string): Promise<string[]> {
  const messages = await local.discord.as(seeded.ada).in(channelId).messages();
  return messages.flatMap((message) => {
    const text = allTextOf(message).toLowerCase();
    return ['out for delivery', ': delivered'].filter((said) => text.includes(said));
  });
}

it('become one card per parcel; the threads stand, and the channel keeps what else is set', async () => {
  const destination = await store.destinations.get(1);
  expect(destination).toMatchObject({ liveCards: true, forum: false, silent: false, defaultLevel: null });
  expect((await store.destinations.find('channel', threadId))?.id).toBe(1);
});

it('an alert that may be in its thread is told once, there; what waits behind it goes to the channel', async () => {
  await postInThread();
  await postAll();
  expect(await saidIn(threadId)).toEqual(['out for delivery']);
  expect(await saidIn(seeded.parcels)).toEqual([': delivered']);
});

it('an alert goes to the channel when its thread is gone', async () => {
  local.discord.admin.deleteChannel(threadId);
  const before = (await saidIn(seeded.parcels)).length;
  await postAll();
  expect((await saidIn(seeded.parcels)).slice(before)).toEqual(['out for delivery', ': delivered']);
});

it('are counted: a parcel whose steps were stored with other numbers is told no step again', async () => {
  expect(await store.topics.get(1)).toMatchObject({ reached: 8 });
});
