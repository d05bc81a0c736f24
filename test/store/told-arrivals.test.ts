import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parcelTopic } from '../../src/domain/alerts/topic.ts';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const NOW = 1_795_000_000_000;
const TODAY = 20_775;
const date = (earliest: number, latest: number) => ({ earliest, likeliest: earliest, latest });
const at = { now: NOW, checkAt: null };

describe('the date that followers were told', () => {
  let store: Store;
  let id: number;
  beforeEach(async () => {
    store = await openTestStore();
    id = await store.topics.upsert(parcelTopic('LX208857143CN'), NOW);
  });
  afterEach(() => store.close());

  it('has not moved before they were told one', async () => {
    expect(await store.toldArrivals.move(id, date(TODAY + 3, TODAY + 5), TODAY, at)).toBeNull();
    expect(await store.toldArrivals.get(id)).toMatchObject({ latest: TODAY + 5, movedOn: null });
  });

  it('moves when its last day does, and is compared with what was told, not with what was worked out', async () => {
    await store.toldArrivals.tell(id, date(TODAY + 3, TODAY + 5), at);
    expect(await store.toldArrivals.move(id, date(TODAY + 1, TODAY + 5), TODAY, at)).toBeNull();
    expect(await store.toldArrivals.get(id)).toMatchObject({ earliest: TODAY + 3 });
    const moved = await store.toldArrivals.move(id, date(TODAY + 4, TODAY + 7), TODAY, at);
    expect(moved).toEqual(date(TODAY + 3, TODAY + 5));
    expect(await store.toldArrivals.get(id)).toMatchObject({ latest: TODAY + 7, movedOn: TODAY });
  });

  it('moves at most once on a day; what was held back is told on the next, if it still holds', async () => {
    await store.toldArrivals.tell(id, date(TODAY + 3, TODAY + 5), at);
    await store.toldArrivals.move(id, date(TODAY + 4, TODAY + 7), TODAY, at);
    expect(await store.toldArrivals.move(id, date(TODAY + 5, TODAY + 9), TODAY, at)).toBeNull();
    const later = await store.toldArrivals.move(id, date(TODAY + 5, TODAY + 9), TODAY + 1, at);
    expect(later).toEqual(date(TODAY + 4, TODAY + 7));
  });

  it('does not move for a parcel that arrives today anyway', async () => {
    await store.toldArrivals.tell(id, date(TODAY + 1, TODAY + 2), at);
    expect(await store.toldArrivals.move(id, date(TODAY, TODAY), TODAY, at)).toBeNull();
  });

  it('is over once when the parcel is late, until there is a date again', async () => {
    await store.toldArrivals.tell(id, date(TODAY - 4, TODAY - 1), at);
    expect(await store.toldArrivals.tellLate(id, at)).toBe(true);
    expect(await store.toldArrivals.tellLate(id, at)).toBe(false);
    await store.toldArrivals.tell(id, date(TODAY, TODAY + 1), at);
    expect(await store.toldArrivals.tellLate(id, at)).toBe(true);
  });

  it('is checked when it is due, and not again by somebody who saw it before', async () => {
    await store.toldArrivals.tell(id, date(TODAY + 3, TODAY + 5), { now: NOW, checkAt: NOW + 10 });
    expect(await store.toldArrivals.due(NOW + 9, 5)).toEqual([]);
    const [due] = await store.toldArrivals.due(NOW + 10, 5);
    if (due === undefined) throw new Error('nothing is due');
    await store.toldArrivals.postpone(due, NOW + 50);
    await store.toldArrivals.postpone(due, NOW + 20);
    expect((await store.toldArrivals.get(id))?.checkAt).toBe(NOW + 50);
  });

  it('goes with the parcel', async () => {
    await store.toldArrivals.tell(id, date(TODAY + 3, TODAY + 5), at);
    await store.topics.prune(NOW, 10);
    expect(await store.toldArrivals.get(id)).toBeUndefined();
  });
});
