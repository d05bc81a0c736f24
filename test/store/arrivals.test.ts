import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scanNews } from '../../src/alerts/news.ts';
import { createArrivalStore } from '../../src/store/arrivals.ts';
import { openDatabase } from '../../src/store/database.ts';
import {
  type Arrival,
  type HomeGuilds,
  openStore,
  type Store,
  type TellableNews,
} from '../../src/store/index.ts';
import { createKnownNews } from '../../src/store/news.ts';

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

function marker(name: string, number = NUMBER): TellableNews {
  return scanNews(number, { date: '2026-11-20', hour: '10:00', status: name, location: '', country: '' });
}

function arrival(digest: string, changed: Partial<Arrival> = {}): Arrival {
  return {
    digest,
    kind: 'tracking.updated',
    source: 'webhook',
    createdAt: NOW - 5,
    receivedAt: NOW,
    body: '{"a":1}',
    news: [marker('one')],
    ...changed,
  };
}

async function record(one: Arrival) {
  const [recorded] = await store.arrivals.record([one]);
  if (recorded === undefined) throw new Error('nothing recorded');
  return recorded;
}

const placeOf = (kind: 'channel' | 'user', discordId: string, guildId: string | null = null) =>
  store.places.remember({ kind, discordId, guildId, locale: 'en-US' });

async function alertChannel(discordId: string, guildId: string, event: 'tracking' | 'qc' = 'tracking') {
  const placeId = await placeOf('channel', discordId, guildId);
  const channel = { placeId, guildId, event, roleId: null, mask: true, addedBy: '1' };
  await store.alertChannels.add(channel, NOW);
  return placeId;
}

/** @param baselineAt when its first sync was; undefined: there was none yet */
async function follower(placeId: number, baselineAt?: number, number = NUMBER) {
  const topicId = await store.topics.remember({ kind: 'parcel', key: number }, NOW - DAY_MS);
  await store.follows.add({ topicId, placeId, userId: '1' }, Number.POSITIVE_INFINITY, NOW - DAY_MS);
  if (baselineAt !== undefined) await store.follows.setBaseline(topicId, baselineAt);
  return placeId;
}

describe('an event', () => {
  it('is kept as it came, with what it is about', async () => {
    const { eventId } = await record(arrival('a'));
    expect(await store.events.show(eventId)).toMatchObject({
      digest: 'a',
      kind: 'tracking.updated',
      source: 'webhook',
      createdAt: NOW - 5,
      receivedAt: NOW,
      body: '{"a":1}',
      about: NUMBER,
    });
    const other = await record(arrival('b', { news: [] }));
    expect(await store.events.show(other.eventId)).toMatchObject({ about: null, deliveries: [] });
  });

  it('that comes again is the same one, and owes nothing', async () => {
    const placeId = await alertChannel('10', 'g1');
    const first = await record(arrival('a'));
    expect(first).toEqual({ duplicate: false, eventId: first.eventId, placeIds: [placeId] });
    const again = await record(arrival('a', { news: [marker('another')] }));
    expect(again).toEqual({ duplicate: true, eventId: first.eventId, placeIds: [] });
    expect((await store.deliveries.backlog()).waiting).toBe(1);
  });

  it('is stored with all of its transaction, or not at all', async () => {
    await alertChannel('10', 'g1');
    const broken = arrival('b', { news: [{ ...marker('two'), data: null as never }] });
    await expect(store.arrivals.record([arrival('a'), broken])).rejects.toThrow('NOT NULL');
    expect(await store.events.list({}, 10)).toEqual([]);
    expect((await store.deliveries.backlog()).waiting).toBe(0);
    // Nor does it keep others from being stored.
    expect((await record(arrival('a'))).duplicate).toBe(false);
  });

  it('brings its topic to mind, once for all news of it', async () => {
    await record(arrival('a', { news: [marker('one'), marker('two')] }));
    const topicId = await store.topics.remember({ kind: 'parcel', key: NUMBER }, NOW);
    expect(await store.topics.get(topicId)).toMatchObject({ lastNewsAt: NOW, touchedAt: NOW });
    await record(arrival('b', { receivedAt: NOW + 7 }));
    expect(await store.topics.get(topicId)).toMatchObject({ lastNewsAt: NOW });
    await record(arrival('c', { receivedAt: NOW + 7, news: [marker('three')] }));
    expect(await store.topics.get(topicId)).toMatchObject({ lastNewsAt: NOW + 7, touchedAt: NOW + 7 });
  });
});

describe('who hears of a webhook', () => {
  it('alert channels of its kind, in every server while all are home', async () => {
    const one = await alertChannel('10', 'g1');
    const other = await alertChannel('20', 'g2');
    await alertChannel('30', 'g1', 'qc');
    expect((await record(arrival('a'))).placeIds.toSorted()).toEqual([one, other]);
  });

  it('alert channels of home servers, and of those where the parcel is followed in the open', async () => {
    const home = await alertChannel('10', 'g1');
    await alertChannel('20', 'g2');
    const elsewhere = await alertChannel('30', 'g3');
    const follow = await follower(await placeOf('channel', '31', 'g3'), NOW - 1);
    await follower(await placeOf('user', '40'), NOW - 1, 'RR1');
    homes = ['g1'];
    expect((await record(arrival('a'))).placeIds.toSorted()).toEqual([home, elsewhere, follow]);
  });

  it('followers, unless it is older than their first sync', async () => {
    const before = await follower(await placeOf('channel', '10', 'g1'), NOW - 1);
    const unsynced = await follower(await placeOf('user', '20'));
    expect((await record(arrival('a'))).placeIds.toSorted()).toEqual([before, unsynced]);
    // Known since then, it is old to whoever begins to follow afterwards.
    await follower(await placeOf('user', '30'), NOW + 1);
    expect((await record(arrival('b'))).placeIds).toEqual([]);
  });

  it('followers whose first sync was in a future that the clock was set back from', async () => {
    const placeId = await follower(await placeOf('user', '20'), NOW + DAY_MS);
    expect((await record(arrival('a'))).placeIds).toEqual([placeId]);
  });

  it('everybody once of the same news, however often it is reported', async () => {
    const placeId = await alertChannel('10', 'g1');
    await follower(placeId, NOW - 1);
    const twice = arrival('a', { news: [marker('one'), marker('one')] });
    expect((await record(twice)).placeIds).toEqual([placeId]);
    expect((await record(arrival('b'))).placeIds).toEqual([]);
  });

  it('nobody, of news known for more than 25 days', async () => {
    await record(arrival('a'));
    const placeId = await alertChannel('10', 'g1');
    const late = (digest: string, ms: number) => record(arrival(digest, { receivedAt: NOW + ms }));
    expect((await late('b', 25 * DAY_MS + 1)).placeIds).toEqual([]);
    expect((await late('c', 25 * DAY_MS)).placeIds).toEqual([placeId]);
  });
});

describe('who hears of what polling found', () => {
  const polled = (digest: string) => arrival(digest, { source: 'poll' });

  it('followers only, where it is followed in a DM', async () => {
    await alertChannel('10', 'g1');
    const dm = await follower(await placeOf('user', '20'), NOW - 1);
    expect((await record(polled('a'))).placeIds).toEqual([dm]);
  });

  it('alert channels of the server in whose channels it is followed, and of no other, home or not', async () => {
    const channel = await alertChannel('10', 'g1');
    await alertChannel('11', 'g2');
    const follow = await follower(await placeOf('channel', '12', 'g1'), NOW - 1);
    expect((await record(polled('a'))).placeIds.toSorted()).toEqual([channel, follow]);
    homes = ['g2'];
    expect((await record({ ...polled('b'), news: [marker('two')] })).placeIds.toSorted()).toEqual([
      channel,
      follow,
    ]);
  });

  it('no alert channel for which only the follow of another person is new', async () => {
    await alertChannel('10', 'g1');
    await follower(await placeOf('channel', '12', 'g1'), NOW);
    const dm = await follower(await placeOf('user', '20'));
    // Known to the service when it was first followed in the server.
    await store.news.remember(await store.topics.remember(marker('one').topic, NOW), [marker('one')], NOW);
    expect((await record(polled('a'))).placeIds).toEqual([dm]);
  });

  it('no home server, also where a webhook has told the same before', async () => {
    await record(arrival('a'));
    await alertChannel('10', 'g1');
    expect((await record(polled('b'))).placeIds).toEqual([]);
    expect((await record(arrival('c'))).placeIds).toHaveLength(1);
  });
});

describe('a replay', () => {
  const replay = (eventId: number, changed: { again?: boolean; now?: number; dryRun?: boolean } = {}) =>
    store.arrivals.replay(eventId, [marker('one'), marker('two')], {
      again: false,
      now: NOW + 9,
      dryRun: false,
      ...changed,
    });
  const owedAt = async (placeId: number) => (await store.deliveries.waiting(placeId, 10)).map(({ id }) => id);

  async function toldOnce() {
    const placeId = await alertChannel('10', 'g1');
    const { eventId } = await record(arrival('a', { news: [marker('one'), marker('two')] }));
    const ids = await owedAt(placeId);
    await store.deliveries.bind(ids, 'bundle');
    await store.deliveries.posted(placeId, ids, 'message', NOW);
    return { placeId, eventId, ids };
  }

  it('owes nothing to whoever has been told; with `again`, everything, as if it were new', async () => {
    const { placeId, eventId, ids } = await toldOnce();
    expect(await replay(eventId)).toEqual([]);
    expect(await owedAt(placeId)).toEqual([]);
    // A place that is owed two things is named once.
    expect(await replay(eventId, { again: true })).toEqual([placeId]);
    expect(await store.deliveries.waiting(placeId, 10)).toMatchObject(
      ids.map((id) => ({ id, bundle: null, createdAt: NOW + 9 })),
    );
  });

  it('owes again what was given up', async () => {
    const { placeId, eventId, ids } = await toldOnce();
    await store.deliveries.failed(ids.slice(0, 1), 'refused', NOW);
    expect(await replay(eventId)).toEqual([placeId]);
    expect(await owedAt(placeId)).toEqual(ids.slice(0, 1));
    const [delivery] = (await store.events.show(eventId))?.deliveries ?? [];
    expect(delivery).toMatchObject({ status: 'waiting', reason: null, finishedAt: null });
  });

  it('reaches who came later, also long after', async () => {
    const { eventId } = await toldOnce();
    const later = await alertChannel('20', 'g2');
    expect(await replay(eventId, { now: NOW + 26 * DAY_MS })).toEqual([later]);
  });

  it('changes nothing when it is only tried', async () => {
    const { placeId, eventId } = await toldOnce();
    expect(await replay(eventId, { again: true, dryRun: true })).toEqual([placeId]);
    expect(await owedAt(placeId)).toEqual([]);
    // And leaves no transaction open.
    expect(await replay(eventId, { again: true })).toEqual([placeId]);
  });

  it('of what polling found stays with its followers', async () => {
    await alertChannel('10', 'g1');
    const dm = await follower(await placeOf('user', '20'), NOW - 1);
    const { eventId } = await record(arrival('a', { source: 'poll' }));
    const [delivery] = await owedAt(dm);
    await store.deliveries.failed([delivery ?? 0], 'refused', NOW);
    expect(await replay(eventId, { again: true })).toEqual([dm]);
  });

  it('of an event that is not stored fails, and one that fails changes nothing', async () => {
    const placeId = await alertChannel('10', 'g1');
    const { eventId } = await record(arrival('a', { news: [] }));
    await expect(replay(4_711)).rejects.toThrow('FOREIGN KEY');
    const broken = [marker('one'), { ...marker('two'), data: null as never }];
    const options = { again: false, now: NOW, dryRun: false };
    await expect(store.arrivals.replay(eventId, broken, options)).rejects.toThrow('NOT NULL');
    expect(await owedAt(placeId)).toEqual([]);
    expect(await replay(eventId)).toEqual([placeId]);
  });

  it('says so when the disk is full', async () => {
    const database = openDatabase(':memory:');
    const arrivals = createArrivalStore(database, createKnownNews(database), () => []);
    await arrivals.record([arrival('a', { news: [] })]);
    database.$client.pragma('max_page_count = 1');
    const large = { ...marker('one'), data: 'x'.repeat(1_000_000) };
    const options = { again: false, now: NOW, dryRun: false };
    await expect(arrivals.replay(1, [large], options)).rejects.toThrow('database or disk is full');
    database.$client.close();
  });
});
