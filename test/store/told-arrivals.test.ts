import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parcelTopic } from '../../src/domain/alerts/topic.ts';
import type { Destination, Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const NOW = 1_795_000_000_000;
const TODAY = 20_775;
const NUMBER = 'LX208857143CN';
const DM = { kind: 'user', discordId: '1200000000000000001', guildId: null, locale: 'en-US' } as const;
const OTHER = { ...DM, discordId: '1200000000000000002' };
const date = (earliest: number, latest: number) => ({ earliest, likeliest: earliest, latest });
const at = { now: NOW, checkAt: null };

describe('the date that readers were told', () => {
  let store: Store;
  let id: number;
  let destinationId: number;
  beforeEach(async () => {
    store = await openTestStore();
    id = await store.topics.upsert(parcelTopic(NUMBER), NOW - 10);
    destinationId = await follow(DM, 'milestones');
  });
  afterEach(() => store.close());

  async function follow(who: typeof DM | typeof OTHER, level: 'all' | 'milestones' | 'problems') {
    const destination = await store.destinations.upsert(who);
    const follow = { topicId: id, destinationId: destination, userId: who.discordId, level };
    await store.follows.add(follow, 10, NOW - 10);
    await store.follows.setBaseline(id, NOW - 9);
    return destination;
  }
  const dateNow = (earliest: number, latest: number, today = TODAY) => ({
    topicId: id,
    date: date(earliest, latest),
    ...{ today, isPrivate: false },
    describe: (before: object | null) => JSON.stringify({ before }),
  });
  const move = (earliest: number, latest: number, today = TODAY, now = NOW) =>
    store.toldArrivals.tellMove(dateNow(earliest, latest, today), { now, checkAt: null });
  const pending = (destination: Destination['id'] = destinationId) =>
    store.deliveries.pending(destination, 10);
  const scan = async (state: 'in_transit' | 'out_for_delivery', key: string) => {
    const update = { event: 'tracking', topic: parcelTopic(NUMBER), key, baseKey: key } as const;
    const report = { ...update, state, data: JSON.stringify({ status: key }), at: NOW };
    const event = { digest: key, kind: 'tracking.updated', source: 'poll', body: '{}' } as const;
    await store.ingest.record([{ ...event, createdAt: NOW, receivedAt: NOW, updates: [report] }]);
    return (await store.updates.newest(id))?.id ?? 0;
  };

  it('has not moved before they were told one', async () => {
    expect(await move(TODAY + 3, TODAY + 5)).toEqual([]);
    expect(await store.toldArrivals.get(id)).toBeUndefined();
  });

  it('moves when its last day does, and is compared with what was told, not with what was worked out', async () => {
    await store.toldArrivals.begin(id, date(TODAY + 3, TODAY + 5), at);
    expect(await move(TODAY + 1, TODAY + 5)).toEqual([]);
    expect(await store.toldArrivals.get(id)).toMatchObject({ earliest: TODAY + 3 });
    expect(await move(TODAY + 4, TODAY + 7)).toEqual([destinationId]);
    expect(await store.toldArrivals.get(id)).toMatchObject({ latest: TODAY + 7, movedOn: TODAY });
    expect(await pending()).toMatchObject([
      { notice: 'moved', data: JSON.stringify({ before: date(TODAY + 3, TODAY + 5) }) },
    ]);
  });

  it('moves at most once on a day; what was held back is told on the next, if it still holds', async () => {
    await store.toldArrivals.begin(id, date(TODAY + 3, TODAY + 5), at);
    await move(TODAY + 4, TODAY + 7);
    expect(await move(TODAY + 5, TODAY + 9, TODAY, NOW + 1)).toEqual([]);
    expect(await move(TODAY + 5, TODAY + 9, TODAY + 1, NOW + 2)).toEqual([destinationId]);
    expect((await pending()).map(({ data }) => JSON.parse(data))).toEqual([
      { before: date(TODAY + 3, TODAY + 5) },
      { before: date(TODAY + 4, TODAY + 7) },
    ]);
  });

  it('does not move for a parcel that arrives today anyway', async () => {
    await store.toldArrivals.begin(id, date(TODAY + 1, TODAY + 2), at);
    expect(await move(TODAY, TODAY)).toEqual([]);
  });

  it('is not told to those who ask for problems only', async () => {
    const other = await follow(OTHER, 'problems');
    await store.toldArrivals.begin(id, date(TODAY + 3, TODAY + 5), at);
    await move(TODAY + 4, TODAY + 7);
    expect(await pending(other)).toEqual([]);
  });

  it('stays what the first follower saw when others begin to follow', async () => {
    await store.toldArrivals.begin(id, date(TODAY + 3, TODAY + 5), at);
    await store.toldArrivals.begin(id, date(TODAY + 4, TODAY + 6), at);
    expect(await store.toldArrivals.get(id)).toMatchObject({ latest: TODAY + 5 });
  });

  it('is told with a milestone, once for all who are told of it', async () => {
    const updateId = await scan('out_for_delivery', 'out');
    const first = await store.toldArrivals.withScan(updateId, dateNow(TODAY, TODAY + 1), at, true);
    const again = await store.toldArrivals.withScan(updateId, dateNow(TODAY, TODAY + 9), at, true);
    expect(first).toMatchObject({ arrival: '{"before":null}', importance: 'milestone' });
    expect(again).toEqual(first);
    expect(await store.toldArrivals.get(id)).toMatchObject({ latest: TODAY + 1, movedOn: null });
    expect(await pending()).toMatchObject([{ arrival: '{"before":null}' }]);
  });

  it('makes an ordinary scan that moves it a milestone: nobody hears twice, and who asks for milestones hears of it', async () => {
    const everything = await follow(OTHER, 'all');
    await scan('out_for_delivery', 'out');
    const updateId = await scan('in_transit', 'sorted');
    expect([await pending(), await pending(everything)].map(({ length }) => length)).toEqual([1, 2]);
    await store.toldArrivals.begin(id, date(TODAY + 3, TODAY + 5), at);
    const dated = await store.toldArrivals.withScan(updateId, dateNow(TODAY + 5, TODAY + 7), at, false);
    expect(dated).toMatchObject({ importance: 'milestone', destinationIds: [destinationId] });
    for (const who of [destinationId, everything]) {
      const told = (await pending(who)).filter((delivery) => delivery.updateId === updateId);
      expect(told).toMatchObject([{ importance: 'milestone', arrival: expect.stringContaining('before') }]);
    }
  });

  it('is not told with an ordinary scan that doesn’t move it, nor with one that was posted without', async () => {
    await store.toldArrivals.begin(id, date(TODAY + 3, TODAY + 5), at);
    const updateId = await scan('out_for_delivery', 'out');
    expect(
      await store.toldArrivals.withScan(updateId, dateNow(TODAY + 3, TODAY + 5), at, false),
    ).toMatchObject({
      arrival: null,
    });
    const ids = (await pending()).map((delivery) => delivery.id);
    await store.deliveries.posted(destinationId, ids, '1', NOW);
    expect(await store.toldArrivals.withScan(updateId, dateNow(TODAY + 4, TODAY + 6), at, false)).toBeNull();
    expect(await store.toldArrivals.get(id)).toMatchObject({ latest: TODAY + 5 });
  });

  it('is over once when the parcel is late, until there is a date again', async () => {
    await store.toldArrivals.begin(id, date(TODAY - 4, TODAY - 1), at);
    const late = { waitUntil: TODAY + 6, data: '{}' };
    expect(await store.toldArrivals.tellLate(id, late, at)).toEqual([destinationId]);
    expect(await store.toldArrivals.tellLate(id, late, { ...at, now: NOW + 1 })).toEqual([]);
    const updateId = await scan('out_for_delivery', 'out');
    await store.toldArrivals.withScan(updateId, dateNow(TODAY, TODAY + 1), at, true);
    expect(await store.toldArrivals.tellLate(id, late, { ...at, now: NOW + 2 })).toEqual([destinationId]);
  });

  it('is followed by one more message when the wait is over, for those who only ask for problems, too', async () => {
    const strict = await follow(OTHER, 'problems');
    await store.toldArrivals.begin(id, date(TODAY - 4, TODAY - 1), at);
    const tell = (waitUntil: number | null, now: number) =>
      store.toldArrivals.tellLate(id, { waitUntil, data: '{}' }, { ...at, now });
    expect(await tell(TODAY + 6, NOW)).toEqual([destinationId]);
    // A scan has come since.
    expect(await tell(TODAY + 9, NOW + 1)).toEqual([]);
    expect((await tell(null, NOW + 2)).toSorted()).toEqual([destinationId, strict].toSorted());
    expect(await tell(TODAY + 12, NOW + 3)).toEqual([]);
    expect(await tell(null, NOW + 4)).toEqual([]);
  });

  it('is checked when it is due or a scan comes, and not again by somebody who saw it before', async () => {
    await store.toldArrivals.begin(id, date(TODAY + 3, TODAY + 5), { now: NOW, checkAt: NOW + 10 });
    expect(await store.toldArrivals.due(NOW + 9, 5)).toEqual([]);
    const [due] = await store.toldArrivals.due(NOW + 10, 5);
    if (due === undefined) throw new Error('nothing is due');
    await store.toldArrivals.postpone(due, NOW + 50);
    await store.toldArrivals.postpone(due, NOW + 20);
    expect((await store.toldArrivals.get(id))?.checkAt).toBe(NOW + 50);
    await scan('in_transit', 'sorted');
    expect((await store.toldArrivals.get(id))?.checkAt).toBe(NOW);
  });

  it('goes with the parcel', async () => {
    await store.toldArrivals.begin(id, date(TODAY + 3, TODAY + 5), at);
    await store.follows.removeAt(destinationId, id, null);
    await store.topics.prune(NOW, 10);
    expect(await store.toldArrivals.get(id)).toBeUndefined();
  });
});
