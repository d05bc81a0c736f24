import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const NOW = 1_795_000_000_000;
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const ASKED = { channelId: '10', product: 'weidian:7212345601' };

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const begin = (now = NOW, asked = ASKED) => store.channelPolls.begin(asked, now, now + MINUTE_MS);
const messageAt = async (now: number) => (await store.channelPolls.running(ASKED, now))?.messageId;

describe('a poll in a channel', () => {
  it('is begun by one of those who ask at the same time, for one product and channel', async () => {
    const begun = await Promise.all([begin(), begin(), begin()]);
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await begin(NOW, { ...ASKED, product: 'weidian:1' })).toBe(true);
    expect(await begin(NOW, { ...ASKED, channelId: '11' })).toBe(true);
  });

  it('runs until it ends', async () => {
    await begin();
    expect(await messageAt(NOW)).toBeNull();
    await store.channelPolls.posted(ASKED, { messageId: '5', endsAt: NOW + DAY_MS });
    expect(await messageAt(NOW + DAY_MS - 1)).toBe('5');
    expect(await begin(NOW + DAY_MS - 1)).toBe(false);
    expect(await messageAt(NOW + DAY_MS)).toBeUndefined();
    expect(await begin(NOW + DAY_MS)).toBe(true);
    expect(await messageAt(NOW + DAY_MS)).toBeNull();
  });

  it('makes way if it could not be posted, or was never said to be', async () => {
    await begin();
    await store.channelPolls.cancel(ASKED);
    expect(await begin()).toBe(true);
    expect(await begin(NOW + MINUTE_MS)).toBe(true);
    await store.channelPolls.posted(ASKED, { messageId: '5', endsAt: NOW + DAY_MS });
    await store.channelPolls.cancel(ASKED);
    expect(await messageAt(NOW)).toBe('5');
  });

  it('ends when its post is taken back, and stays when the data of its person is deleted', async () => {
    const post = { channelId: '10', userId: '1', isNamed: true, postedAt: NOW };
    for (const [messageId, product] of [
      ['5', ASKED.product],
      ['6', 'weidian:1'],
    ] as const) {
      await store.channelPolls.posted({ ...ASKED, product }, { messageId, endsAt: NOW + DAY_MS });
      await store.sharedPosts.add({ ...post, messageId });
    }
    await store.sharedPosts.remove('5');
    expect(await messageAt(NOW)).toBeUndefined();
    expect(await begin()).toBe(true);
    await store.personal.delete('1');
    expect(await begin(NOW, { ...ASKED, product: 'weidian:1' })).toBe(false);
  });
});
