import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { qcSetUpdate } from '../../src/alerts/updates.ts';
import type { Store } from '../../src/store/index.ts';
import {
  addAlertChannelIn,
  addDestination,
  addFollow,
  incomingEvent,
  ingestEvent,
  NOW,
  NUMBER,
  scan,
} from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const USER = '1';
const GUILD = '10';
let store: Store;
let destinationId = 0;
let serial = 0;

const report = (status: string, receivedAt = NOW) => {
  serial += 1;
  return ingestEvent(store, incomingEvent(`digest ${serial}`, { receivedAt, updates: [scan(status)] }));
};
const topicId = async () => (await store.topics.find({ kind: 'parcel', key: NUMBER }))?.id ?? 0;
const card = async (at = destinationId) => store.liveCards.get(at, await topicId());
const staleIds = async (now = NOW) => (await store.liveCards.stale(now, 10)).map(({ id }) => id);
/** As if its alerts had been posted. */
async function emptyOutbox(at = destinationId): Promise<void> {
  const pending = await store.deliveries.pending(at, 100);
  await store.deliveries.failed(
    pending.map(({ id }) => id),
    'not part of this test',
    NOW,
  );
}

/** In a forum, each parcel's post begins with its card. */
const makeForum = () =>
  store.destinations.upsert({
    kind: 'channel',
    discordId: '20',
    guildId: GUILD,
    locale: 'en-US',
    forum: true,
  });

async function cardAt(channelId: string, options = { liveCards: true }): Promise<number> {
  const id = await addDestination(store, 'channel', channelId, GUILD);
  await store.destinations.setOptions(id, options);
  return addFollow(store, id, NOW - 1_000);
}

beforeEach(async () => {
  store = await openTestStore();
  destinationId = await cardAt('20');
});
afterEach(() => store.close());

describe('a card that was shown', () => {
  beforeEach(async () => {
    await report('one');
    await emptyOutbox();
  });

  it('is not stale until the next scan', async () => {
    const { id = 0, staleAt = null } = (await card()) ?? {};
    await store.liveCards.shown(id, staleAt, NOW);
    expect(await staleIds()).toEqual([]);
    await report('two');
    await emptyOutbox();
    expect(await staleIds()).toEqual([id]);
  });

  it('stays stale when a scan came while it was edited, even in the same millisecond', async () => {
    const { id = 0, staleAt = null } = (await card()) ?? {};
    await report('two');
    await emptyOutbox();
    await store.liveCards.shown(id, staleAt, NOW);
    expect(await staleIds()).toEqual([id]);
  });

  it('waits for its next edit, but not for years if the clock was set back', async () => {
    const { id = 0 } = (await card()) ?? {};
    await store.liveCards.retryLater(id, NOW + 15_000);
    expect(await staleIds()).toEqual([]);
    expect(await staleIds(NOW + 15_000)).toEqual([id]);
    expect(await staleIds(NOW - 365 * 86_400_000)).toEqual([id]);
  });
});

describe('a stale card', () => {
  it('waits for pending alerts, and for a suspended destination', async () => {
    await store.destinations.setOptions(destinationId, { liveCards: false });
    await makeForum();
    await report('one');
    expect(await staleIds()).toEqual([]);
    await emptyOutbox();
    expect(await staleIds()).toHaveLength(1);
    await store.destinations.suspend(destinationId, 'gone', NOW);
    expect(await staleIds()).toEqual([]);
  });

  it('comes first when it has been stale for longest', async () => {
    await report('one', NOW);
    const other = await cardAt('21');
    await report('two', NOW + 5);
    await emptyOutbox();
    await emptyOutbox(other);
    expect((await store.liveCards.stale(NOW + 10, 10)).map((stale) => stale.destinationId)).toEqual([
      destinationId,
      other,
    ]);
    expect(await store.liveCards.stale(NOW + 10, 1)).toHaveLength(1);
  });
});

describe('where there is nothing but cards', () => {
  const set = (sku: string) =>
    qcSetUpdate({ platform: 'weidian', id: '1' }, { date: '2026-11-20', sku, photos: [] });
  const only = (cardsOnly: boolean) =>
    store.destinations.setOptions(destinationId, { liveCards: true, cardsOnly });

  it('no milestone is posted, not even one that was waiting, and the cards go on', async () => {
    await report('Out for delivery');
    expect((await store.deliveries.backlog()).pending).toBe(1);
    await only(true);
    await report('Delivered');
    expect((await store.deliveries.backlog()).pending).toBe(0);
    expect(await staleIds()).toHaveLength(1);
    await only(false);
    await report('Held by customs');
    expect((await store.deliveries.backlog()).pending).toBe(1);
  });

  it('new photos are posted, because no card shows them', async () => {
    await store.close();
    store = await openTestStore(() => 'all');
    destinationId = await addAlertChannelIn(store, GUILD, '20', 'qc');
    await only(true);
    for (const sku of ['red', 'blue'])
      await ingestEvent(store, incomingEvent(sku, { kind: 'qc.updated', updates: [set(sku)] }));
    expect((await store.deliveries.backlog()).pending).toBe(2);
  });
});

describe('a card becomes stale', () => {
  const isStale = async (at = destinationId) => (await card(at))?.staleAt != null;
  const show = async () => {
    const { id = 0, staleAt = null } = (await card()) ?? {};
    await store.liveCards.shown(id, staleAt, NOW);
    expect(await isStale()).toBe(false);
  };

  it('when a webhook reports a scan for home servers that a poll had found before', async () => {
    await store.close();
    store = await openTestStore(() => 'all');
    destinationId = await addAlertChannelIn(store, GUILD, '20');
    await store.destinations.setOptions(destinationId, { liveCards: true });
    await addFollow(store, await addDestination(store, 'user', '2'), NOW - 1_000);
    await ingestEvent(store, incomingEvent('polled', { source: 'poll' }));
    expect(await card()).toBeUndefined();
    await ingestEvent(store, incomingEvent('reported'));
    expect(await isStale()).toBe(true);
  });

  it('when the option is switched on while ordinary scans are pending, which it withdraws', async () => {
    await store.destinations.setOptions(destinationId, { liveCards: false });
    await report('one');
    expect((await store.deliveries.backlog()).pending).toBe(1);
    await store.destinations.setOptions(destinationId, { liveCards: true });
    expect((await store.deliveries.backlog()).pending).toBe(0);
    expect(await isStale()).toBe(true);
  });

  it.each([
    ['when its follower no longer shares the name', 'shareLabel', false],
    ['when its follower changes the name', 'rename', 'Boots'],
  ] as const)('%s', async (_when, change, to) => {
    await report('one');
    await show();
    const [follow] = await store.follows.list(USER, 'parcel');
    if (change === 'rename') await store.follows.rename(USER, follow?.id ?? 0, to);
    else await store.follows.shareLabel(USER, follow?.id ?? 0, to);
    expect(await isStale()).toBe(true);
  });

  it.each([
    ['stops following', async (id: number) => store.follows.remove(USER, id)],
    ['deletes their data', async () => store.personal.delete(USER)],
  ])('when the follower who named it %s, and another one stays', async (_what, leave) => {
    const [follow] = await store.follows.list(USER, 'parcel');
    await store.follows.rename(USER, follow?.id ?? 0, 'Boots');
    await store.follows.add({ topicId: await topicId(), destinationId, userId: '2' }, 10, NOW);
    await report('one');
    await show();
    await leave(follow?.id ?? 0);
    expect(await isStale()).toBe(true);
  });

  it('when its channel masks tracking numbers from now on', async () => {
    const channel = { destinationId, guildId: GUILD, event: 'tracking', roleId: null } as const;
    await store.alertChannels.add({ ...channel, mask: false, addedBy: USER }, NOW);
    await report('one');
    await show();
    const [{ id } = { id: 0 }] = await store.alertChannels.list(GUILD);
    await store.alertChannels.setMask(GUILD, id, true);
    expect(await isStale()).toBe(true);
  });
});

describe('a card ends', () => {
  beforeEach(async () => {
    await report('one');
    expect(await card()).toBeDefined();
  });

  it.each([
    [
      'when the last follow there ends',
      async () => store.follows.removeAt(destinationId, await topicId(), USER),
    ],
    ['when its follower deletes their data', () => store.personal.delete(USER)],
    [
      'when the option is switched off',
      () => store.destinations.setOptions(destinationId, { liveCards: false }),
    ],
  ])('%s', async (_when, end) => {
    await end();
    expect(await card()).toBeUndefined();
  });

  it('not while somebody else follows the parcel there', async () => {
    const follow = { topicId: await topicId(), destinationId, userId: '2' };
    await store.follows.add(follow, 10, NOW);
    await store.personal.delete(USER);
    expect(await card()).toBeDefined();
  });

  it('not when a forum needs it', async () => {
    await makeForum();
    await store.destinations.setOptions(destinationId, { liveCards: false });
    expect(await card()).toBeDefined();
  });

  it('not when a follow asks for less', async () => {
    const [follow] = await store.follows.list(USER, 'parcel');
    await store.follows.setLevel(USER, follow?.id ?? 0, 'problems');
    expect(await card()).toBeDefined();
  });

  it('at the alert channels of its server, too', async () => {
    const channelId = await addDestination(store, 'channel', '22', GUILD);
    await store.destinations.setOptions(channelId, { liveCards: true });
    const channel = { destinationId: channelId, guildId: GUILD, event: 'tracking', roleId: null } as const;
    await store.alertChannels.add({ ...channel, mask: true, addedBy: USER }, NOW);
    await report('two');
    expect(await card(channelId)).toBeDefined();
    await store.follows.removeAt(destinationId, await topicId(), USER);
    expect(await card(channelId)).toBeUndefined();
  });
});

describe('a thread', () => {
  it('belongs to the destination of its channel', async () => {
    await report('one');
    const posted = { messageId: '29', threadId: '30' };
    await store.liveCards.posted((await card()) ?? { id: 0, postedAt: null }, posted, NOW);
    expect((await store.destinations.find('channel', '30'))?.id).toBe(destinationId);
    expect(await store.destinations.find('user', '30')).toBeUndefined();
  });
});
