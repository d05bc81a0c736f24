import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAbsorb } from '../../src/alerts/absorb.ts';
import type { Accept } from '../../src/alerts/accept.ts';
import { scanNews } from '../../src/alerts/news.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { rememberChannel } from '../support/alerting-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const NUMBER = 'LP00123456784821CN';

let store: Store;
let topicId: number;
const accept = vi.fn<Accept>();

beforeEach(async () => {
  accept.mockReset();
  store = openStore(':memory:');
  topicId = await store.topics.remember({ kind: 'parcel', key: NUMBER }, NOW);
  const placeId = await rememberChannel(store, '1200000000000000001');
  await store.follows.add({ topicId, placeId, userId: '1' }, Number.POSITIVE_INFINITY, NOW);
});
afterEach(() => {
  vi.restoreAllMocks();
  return store.close();
});

function sighting(...names: readonly string[]) {
  const scan = { date: '2026-11-20', hour: '10:00', location: '', country: '' };
  return { news: names.map((status) => scanNews(NUMBER, { ...scan, status })), checkedAt: NOW };
}

it.each(['remember', 'setBaseline'] as const)(
  'a first look that is cut short before %s is taken again, in silence',
  async (cut) => {
    const absorb = createAbsorb({ store, accept });
    const part = cut === 'remember' ? vi.spyOn(store.news, cut) : vi.spyOn(store.follows, 'setBaseline');
    part.mockRejectedValueOnce(new Error('the end'));
    await expect(absorb(topicId, sighting('one', 'two'))).rejects.toThrow('the end');
    expect(await absorb(topicId, sighting('one', 'two'))).toBe(0);
    expect(accept).not.toHaveBeenCalled();
    expect(await absorb(topicId, sighting('one', 'two', 'three'))).toBe(1);
    expect(accept).toHaveBeenCalledTimes(1);
  },
);
