import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { scanNews } from '../../src/alerts/news.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { addAlertChannel, followIn, rememberChannel } from '../support/alerting-store.ts';

const ENDED = 'LP100000CN';
const KEPT = 'LP200000CN';
const ANYBODY = Number.POSITIVE_INFINITY;

let store: Store;
beforeEach(() => {
  store = openStore(':memory:', () => 'all');
});
afterEach(() => store.close());

async function announce(number: string): Promise<void> {
  const now = Date.now();
  const scan = { date: '2026-11-20', hour: '10:00', status: 'one', location: '', country: '' };
  const event = { kind: 'any', source: 'webhook', createdAt: now, receivedAt: now, body: '{}' } as const;
  await store.arrivals.record([{ ...event, digest: number, news: [scanNews(number, scan)] }]);
}

async function followed(number: string) {
  const follow = (await store.follows.list(seeded.ada, 'parcel')).find(({ key }) => key === number);
  if (follow === undefined) throw new Error('not followed');
  return follow;
}
const pending = async (placeId: number) =>
  (await store.deliveries.waiting(placeId, 10)).map(({ topicKey }) => topicKey);

const ENDINGS: [string, () => Promise<unknown>][] = [
  ['remove', async () => store.follows.remove(seeded.ada, (await followed(ENDED)).id)],
  [
    'stop',
    async () => {
      const { placeId, topicId } = await followed(ENDED);
      return store.follows.stop(placeId, topicId, seeded.ada);
    },
  ],
];

describe.each(ENDINGS)('ending a follow with %s', (_how, end) => {
  it('withdraws the deliveries of its topic that wait at its place, and no others', async () => {
    for (const number of [ENDED, KEPT]) await followIn(store, seeded.general, number);
    const placeId = await rememberChannel(store, seeded.general);
    const elsewhere = await addAlertChannel(store, seeded.parcels);
    for (const number of [ENDED, KEPT]) await announce(number);
    expect(await end()).toBe(true);
    expect(await pending(placeId)).toEqual([KEPT]);
    expect(await pending(elsewhere)).toEqual([ENDED, KEPT]);
  });

  it('keeps what another follower at the place waits for', async () => {
    await followIn(store, seeded.general, ENDED);
    const { placeId, topicId } = await followed(ENDED);
    await store.follows.add({ topicId, placeId, userId: seeded.mo }, ANYBODY, 1);
    await announce(ENDED);
    await end();
    expect(await pending(placeId)).toEqual([ENDED]);
  });

  it('keeps what an alert channel for parcels at the place waits for', async () => {
    await followIn(store, seeded.general, ENDED);
    await addAlertChannel(store, seeded.general);
    await announce(ENDED);
    const { placeId } = await followed(ENDED);
    await end();
    expect(await pending(placeId)).toEqual([ENDED]);
  });

  it('keeps nothing for an alert channel of another kind', async () => {
    await followIn(store, seeded.general, ENDED);
    await addAlertChannel(store, seeded.general, 'qc');
    await announce(ENDED);
    const { placeId } = await followed(ENDED);
    await end();
    expect(await pending(placeId)).toEqual([]);
  });
});

it('adds follows of one person up to the limit, and knows those that are there', async () => {
  const placeId = await rememberChannel(store, seeded.general);
  const topicIds: number[] = [];
  for (const key of [ENDED, KEPT]) topicIds.push(await store.topics.remember({ kind: 'parcel', key }, 1));
  const [first = 0, second = 0] = topicIds;
  const add = (topicId: number, userId = seeded.ada) => store.follows.add({ topicId, placeId, userId }, 1, 1);
  expect(await Promise.all([add(first), add(second), add(first), add(second, seeded.mo)])).toEqual([
    'added',
    'too_many',
    'already',
    'added',
  ]);
});
