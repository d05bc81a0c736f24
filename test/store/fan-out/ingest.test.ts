import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { createIngestStore } from '../../../src/store/fan-out/ingest.ts';
import {
  type AlertableUpdate,
  type HomeGuilds,
  type IncomingEvent,
  openStore,
  type Store,
} from '../../../src/store/index.ts';
import { openDatabase } from '../../../src/store/sqlite/database.ts';
import { createUpdateStatements } from '../../../src/store/update-statements.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const NUMBER = 'LP00123456784821CN';

let store: Store;
let homes: HomeGuilds;
beforeEach(() => {
  homes = 'all';
  store = openStore(':memory:', () => homes);
});
afterEach(() => store.close());

function marker(name: string, number = NUMBER): AlertableUpdate {
  return scanUpdate(number, { date: '2026-11-20', hour: '10:00', status: name, location: '', country: '' });
}

function incomingEvent(digest: string, changed: Partial<IncomingEvent> = {}): IncomingEvent {
  return {
    digest,
    kind: 'tracking.updated',
    source: 'webhook',
    createdAt: NOW - 5,
    receivedAt: NOW,
    body: '{"a":1}',
    updates: [marker('one')],
    ...changed,
  };
}

async function record(one: IncomingEvent) {
  const [ingested] = await store.ingest.record([one]);
  if (ingested === undefined) throw new Error('nothing recorded');
  return ingested;
}

const addDestination = (kind: 'channel' | 'user', discordId: string, guildId: string | null = null) =>
  store.destinations.upsert({ kind, discordId, guildId, locale: 'en-US' });

async function alertChannel(discordId: string, guildId: string, event: 'tracking' | 'qc' = 'tracking') {
  const destinationId = await addDestination('channel', discordId, guildId);
  const channel = { destinationId, guildId, event, roleId: null, mask: true, addedBy: '1' };
  await store.alertChannels.add(channel, NOW);
  return destinationId;
}

/** @param baselineAt when its first sync was; undefined: there was none yet */
async function follower(destinationId: number, baselineAt?: number, number = NUMBER) {
  const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, NOW - DAY_MS);
  await store.follows.add({ topicId, destinationId, userId: '1' }, Number.POSITIVE_INFINITY, NOW - DAY_MS);
  if (baselineAt !== undefined) await store.follows.setBaseline(topicId, baselineAt);
  return destinationId;
}

describe('an event', () => {
  it('is kept as it came, with what it is about', async () => {
    const { eventId } = await record(incomingEvent('a'));
    expect(await store.events.show(eventId)).toMatchObject({
      digest: 'a',
      kind: 'tracking.updated',
      source: 'webhook',
      createdAt: NOW - 5,
      receivedAt: NOW,
      body: '{"a":1}',
      about: NUMBER,
    });
    const other = await record(incomingEvent('b', { updates: [] }));
    expect(await store.events.show(other.eventId)).toMatchObject({ about: null, deliveries: [] });
  });

  it('that comes again is the same one, and owes nothing', async () => {
    const destinationId = await alertChannel('10', 'g1');
    const first = await record(incomingEvent('a'));
    expect(first).toEqual({ duplicate: false, eventId: first.eventId, destinationIds: [destinationId] });
    const again = await record(incomingEvent('a', { updates: [marker('another')] }));
    expect(again).toEqual({ duplicate: true, eventId: first.eventId, destinationIds: [] });
    expect((await store.deliveries.backlog()).pending).toBe(1);
  });

  it('is stored with all of its transaction, or not at all', async () => {
    await alertChannel('10', 'g1');
    const broken = incomingEvent('b', { updates: [{ ...marker('two'), data: null as never }] });
    await expect(store.ingest.record([incomingEvent('a'), broken])).rejects.toThrow('NOT NULL');
    expect(await store.events.list({}, 10)).toEqual([]);
    expect((await store.deliveries.backlog()).pending).toBe(0);
    // Nor does it keep others from being stored.
    expect((await record(incomingEvent('a'))).duplicate).toBe(false);
  });

  it('brings its topic to mind, once for all news of it', async () => {
    await record(incomingEvent('a', { updates: [marker('one'), marker('two')] }));
    const topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, NOW);
    expect(await store.topics.get(topicId)).toMatchObject({ lastUpdateAt: NOW, touchedAt: NOW });
    await record(incomingEvent('b', { receivedAt: NOW + 7 }));
    expect(await store.topics.get(topicId)).toMatchObject({ lastUpdateAt: NOW });
    await record(incomingEvent('c', { receivedAt: NOW + 7, updates: [marker('three')] }));
    expect(await store.topics.get(topicId)).toMatchObject({ lastUpdateAt: NOW + 7, touchedAt: NOW + 7 });
  });
});

describe('who hears of a webhook', () => {
  it('alert channels of its kind, in every server while all are home', async () => {
    const one = await alertChannel('10', 'g1');
    const other = await alertChannel('20', 'g2');
    await alertChannel('30', 'g1', 'qc');
    expect((await record(incomingEvent('a'))).destinationIds.toSorted()).toEqual([one, other]);
  });

  it('alert channels of home servers, and of those where the parcel is followed in the open', async () => {
    const home = await alertChannel('10', 'g1');
    await alertChannel('20', 'g2');
    const elsewhere = await alertChannel('30', 'g3');
    const follow = await follower(await addDestination('channel', '31', 'g3'), NOW - 1);
    await follower(await addDestination('user', '40'), NOW - 1, 'RR1');
    homes = ['g1'];
    expect((await record(incomingEvent('a'))).destinationIds.toSorted()).toEqual([home, elsewhere, follow]);
  });

  it('followers, unless it is older than their first sync', async () => {
    const before = await follower(await addDestination('channel', '10', 'g1'), NOW - 1);
    const unsynced = await follower(await addDestination('user', '20'));
    expect((await record(incomingEvent('a'))).destinationIds.toSorted()).toEqual([before, unsynced]);
    // Known since then, it is old to whoever begins to follow afterwards.
    await follower(await addDestination('user', '30'), NOW + 1);
    expect((await record(incomingEvent('b'))).destinationIds).toEqual([]);
  });

  it('followers whose first sync was in a future that the clock was set back from', async () => {
    const destinationId = await follower(await addDestination('user', '20'), NOW + DAY_MS);
    expect((await record(incomingEvent('a'))).destinationIds).toEqual([destinationId]);
  });

  it('everybody once of the same news, however often it is reported', async () => {
    const destinationId = await alertChannel('10', 'g1');
    await follower(destinationId, NOW - 1);
    const twice = incomingEvent('a', { updates: [marker('one'), marker('one')] });
    expect((await record(twice)).destinationIds).toEqual([destinationId]);
    expect((await record(incomingEvent('b'))).destinationIds).toEqual([]);
  });

  it('nobody, of news known for more than 25 days', async () => {
    await record(incomingEvent('a'));
    const destinationId = await alertChannel('10', 'g1');
    const late = (digest: string, ms: number) => record(incomingEvent(digest, { receivedAt: NOW + ms }));
    expect((await late('b', 25 * DAY_MS + 1)).destinationIds).toEqual([]);
    expect((await late('c', 25 * DAY_MS)).destinationIds).toEqual([destinationId]);
  });
});

describe('who hears of what polling found', () => {
  const polled = (digest: string) => incomingEvent(digest, { source: 'poll' });

  it('followers only, where it is followed in a DM', async () => {
    await alertChannel('10', 'g1');
    const dm = await follower(await addDestination('user', '20'), NOW - 1);
    expect((await record(polled('a'))).destinationIds).toEqual([dm]);
  });

  it('alert channels of the server in whose channels it is followed, and of no other, home or not', async () => {
    const channel = await alertChannel('10', 'g1');
    await alertChannel('11', 'g2');
    const follow = await follower(await addDestination('channel', '12', 'g1'), NOW - 1);
    expect((await record(polled('a'))).destinationIds.toSorted()).toEqual([channel, follow]);
    homes = ['g2'];
    expect((await record({ ...polled('b'), updates: [marker('two')] })).destinationIds.toSorted()).toEqual([
      channel,
      follow,
    ]);
  });

  it('no alert channel for which only the follow of another person is new', async () => {
    await alertChannel('10', 'g1');
    await follower(await addDestination('channel', '12', 'g1'), NOW);
    const dm = await follower(await addDestination('user', '20'));
    // Known to the service when it was first followed in the server.
    await store.updates.upsert(await store.topics.upsert(marker('one').topic, NOW), [marker('one')], NOW);
    expect((await record(polled('a'))).destinationIds).toEqual([dm]);
  });

  it('no home server, also where a webhook has told the same before', async () => {
    await record(incomingEvent('a'));
    await alertChannel('10', 'g1');
    expect((await record(polled('b'))).destinationIds).toEqual([]);
    expect((await record(incomingEvent('c'))).destinationIds).toHaveLength(1);
  });
});

describe('a replay', () => {
  const replay = (eventId: number, changed: { again?: boolean; now?: number; dryRun?: boolean } = {}) =>
    store.ingest.replay(eventId, [marker('one'), marker('two')], {
      again: false,
      now: NOW + 9,
      dryRun: false,
      ...changed,
    });
  const pendingAt = async (destinationId: number) =>
    (await store.deliveries.pending(destinationId, 10)).map(({ id }) => id);

  async function isPostedOnce() {
    const destinationId = await alertChannel('10', 'g1');
    const { eventId } = await record(incomingEvent('a', { updates: [marker('one'), marker('two')] }));
    const ids = await pendingAt(destinationId);
    await store.deliveries.setBatchKey(ids, 'bundle');
    await store.deliveries.posted(destinationId, ids, 'message', NOW);
    return { destinationId, eventId, ids };
  }

  it('owes nothing to whoever has been told; with `again`, everything, as if it were new', async () => {
    const { destinationId, eventId, ids } = await isPostedOnce();
    expect(await replay(eventId)).toEqual([]);
    expect(await pendingAt(destinationId)).toEqual([]);
    // A place that is owed two things is named once.
    expect(await replay(eventId, { again: true })).toEqual([destinationId]);
    expect(await store.deliveries.pending(destinationId, 10)).toMatchObject(
      ids.map((id) => ({ id, batchKey: null, createdAt: NOW + 9 })),
    );
  });

  it('owes again what was given up', async () => {
    const { destinationId, eventId, ids } = await isPostedOnce();
    await store.deliveries.failed(ids.slice(0, 1), 'refused', NOW);
    expect(await replay(eventId)).toEqual([destinationId]);
    expect(await pendingAt(destinationId)).toEqual(ids.slice(0, 1));
    const [delivery] = (await store.events.show(eventId))?.deliveries ?? [];
    expect(delivery).toMatchObject({ status: 'pending', reason: null, finishedAt: null });
  });

  it('reaches who came later, also long after', async () => {
    const { eventId } = await isPostedOnce();
    const later = await alertChannel('20', 'g2');
    expect(await replay(eventId, { now: NOW + 26 * DAY_MS })).toEqual([later]);
  });

  it('changes nothing when it is only tried', async () => {
    const { destinationId, eventId } = await isPostedOnce();
    expect(await replay(eventId, { again: true, dryRun: true })).toEqual([destinationId]);
    expect(await pendingAt(destinationId)).toEqual([]);
    // And leaves no transaction open.
    expect(await replay(eventId, { again: true })).toEqual([destinationId]);
  });

  it('of what polling found stays with its followers', async () => {
    await alertChannel('10', 'g1');
    const dm = await follower(await addDestination('user', '20'), NOW - 1);
    const { eventId } = await record(incomingEvent('a', { source: 'poll' }));
    const [delivery] = await pendingAt(dm);
    await store.deliveries.failed([delivery ?? 0], 'refused', NOW);
    expect(await replay(eventId, { again: true })).toEqual([dm]);
  });

  it('of an event that is not stored fails, and one that fails changes nothing', async () => {
    const destinationId = await alertChannel('10', 'g1');
    const { eventId } = await record(incomingEvent('a', { updates: [] }));
    await expect(replay(4_711)).rejects.toThrow('FOREIGN KEY');
    const broken = [marker('one'), { ...marker('two'), data: null as never }];
    const options = { again: false, now: NOW, dryRun: false };
    await expect(store.ingest.replay(eventId, broken, options)).rejects.toThrow('NOT NULL');
    expect(await pendingAt(destinationId)).toEqual([]);
    expect(await replay(eventId)).toEqual([destinationId]);
  });

  it('says so when the disk is full', async () => {
    const database = openDatabase(':memory:');
    const ingest = createIngestStore(database, createUpdateStatements(database), () => []);
    await ingest.record([incomingEvent('a', { updates: [] })]);
    database.$client.pragma('max_page_count = 1');
    const large = { ...marker('one'), data: 'x'.repeat(1_000_000) };
    const options = { again: false, now: NOW, dryRun: false };
    await expect(ingest.replay(1, [large], options)).rejects.toThrow('database or disk is full');
    database.$client.close();
  });
});
