import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import type { Store } from '../../src/store/index.ts';
import { addAlertChannel, followIn, upsertChannel } from '../support/store-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const ENDED = 'LP100000CN';
const KEPT = 'LP200000CN';
const NO_LIMIT = Number.POSITIVE_INFINITY;

let store: Store;
beforeEach(async () => {
  store = await openTestStore(() => 'all');
});
afterEach(() => store.close());

async function enqueueUpdate(number: string): Promise<void> {
  const now = Date.now();
  const scan = { date: '2026-11-20', hour: '10:00', status: 'one', location: '', country: '' };
  const event = { kind: 'any', source: 'webhook', createdAt: now, receivedAt: now, body: '{}' } as const;
  await store.ingest.record([{ ...event, digest: number, updates: [scanUpdate(number, scan)] }]);
}

async function followed(number: string) {
  const follow = (await store.follows.list(seeded.ada, 'parcel')).find(({ key }) => key === number);
  if (follow === undefined) throw new Error('not followed');
  return follow;
}
const pending = async (destinationId: number) =>
  (await store.deliveries.pending(destinationId, 10)).map(({ topicKey }) => topicKey);

const ENDINGS: [string, () => Promise<unknown>][] = [
  ['remove', async () => store.follows.remove(seeded.ada, (await followed(ENDED)).id)],
  [
    'removeAt',
    async () => {
      const { destinationId, topicId } = await followed(ENDED);
      return store.follows.removeAt(destinationId, topicId, seeded.ada);
    },
  ],
];

describe.each(ENDINGS)('a follow that ends with %s', (_how, end) => {
  it('withdraws the pending deliveries of its topic at its destination, and no others', async () => {
    for (const number of [ENDED, KEPT]) await followIn(store, seeded.general, number);
    const destinationId = await upsertChannel(store, seeded.general);
    const elsewhere = await addAlertChannel(store, seeded.parcels);
    for (const number of [ENDED, KEPT]) await enqueueUpdate(number);
    expect(await end()).toBe(true);
    expect(await pending(destinationId)).toEqual([KEPT]);
    expect(await pending(elsewhere)).toEqual([ENDED, KEPT]);
  });

  it('keeps a pending delivery that another follow at the destination asks for', async () => {
    await followIn(store, seeded.general, ENDED);
    const { destinationId, topicId } = await followed(ENDED);
    await store.follows.add({ topicId, destinationId, userId: seeded.mo }, NO_LIMIT, 1);
    await enqueueUpdate(ENDED);
    await end();
    expect(await pending(destinationId)).toEqual([ENDED]);
  });

  it('keeps a pending delivery that an alert channel for parcels at the destination asks for', async () => {
    await followIn(store, seeded.general, ENDED);
    await addAlertChannel(store, seeded.general);
    await enqueueUpdate(ENDED);
    const { destinationId } = await followed(ENDED);
    await end();
    expect(await pending(destinationId)).toEqual([ENDED]);
  });

  it('keeps no pending delivery for an alert channel of another kind', async () => {
    await followIn(store, seeded.general, ENDED);
    await addAlertChannel(store, seeded.general, 'qc');
    await enqueueUpdate(ENDED);
    const { destinationId } = await followed(ENDED);
    await end();
    expect(await pending(destinationId)).toEqual([]);
  });
});

it('adds follows of one person up to the limit and reports existing ones', async () => {
  const destinationId = await upsertChannel(store, seeded.general);
  const topicIds: number[] = [];
  for (const key of [ENDED, KEPT]) topicIds.push(await store.topics.upsert({ kind: 'parcel', key }, 1));
  const [first = 0, second = 0] = topicIds;
  const add = (topicId: number, userId = seeded.ada) =>
    store.follows.add({ topicId, destinationId, userId }, 1, 1);
  expect(await add(first)).toBe('added');
  expect(await add(second)).toBe('too_many');
  expect(await add(first)).toBe('already');
  expect(await add(second, seeded.mo)).toBe('added');
});

it('a parcel keeps the name that its owner gave it wherever they follow it later', async () => {
  const dm = await store.destinations.upsert({
    kind: 'user',
    discordId: seeded.ada,
    guildId: null,
    locale: 'en-US',
  });
  const topicId = await store.topics.upsert({ kind: 'parcel', key: KEPT }, 1);
  await store.follows.add({ topicId, destinationId: dm, userId: seeded.ada }, NO_LIMIT, 1);
  await store.follows.rename(seeded.ada, (await followed(KEPT)).id, 'Winter shoes');
  const channel = await upsertChannel(store, seeded.general);
  for (const userId of [seeded.ada, seeded.mo])
    await store.follows.add({ topicId, destinationId: channel, userId }, NO_LIMIT, 2);
  expect(await store.follows.labelAt(channel, topicId)).toBeNull();
  const here = await store.follows.find(seeded.ada, topicId, channel);
  await store.follows.shareLabel(seeded.ada, here?.id ?? 0, true);
  expect(await store.follows.labelAt(channel, topicId)).toBe('Winter shoes');
  expect((await store.follows.find(seeded.mo, topicId, channel))?.label).toBeNull();
});
