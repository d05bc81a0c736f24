import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

let store: Store;
let haulId: number;
beforeEach(async () => {
  store = await openTestStore(() => 'all');
  haulId = (await store.hauls.create(seeded.ada, {}, NOW)) ?? 0;
});
afterEach(() => store.close());

const review = (forumId = '5', userId: string = seeded.ada) => ({ userId, haulId, forumId });
/** By Discord's clock. */
const PRESSED = NOW - 3;
const begin = (instead: string | null = null, now = NOW, pressedAt = PRESSED) =>
  store.haulReviews.begin(review(), instead, now, pressedAt);

describe('the review of a haul', () => {
  it('is begun by one press only, and is posted once', async () => {
    const attempts = await Promise.all([begin(), begin(), begin()]);
    expect(attempts.map(({ kind }) => kind).toSorted()).toEqual(['begun', 'under_way', 'under_way']);
    await store.haulReviews.posted(review(), '77', NOW + 1);
    expect(await begin(null, NOW + 60 * MINUTE_MS)).toEqual({ kind: 'posted' });
    expect(await store.haulReviews.find(review())).toEqual({ postId: '77', postedAt: NOW + 1 });
  });

  it('is posted again only instead of the post that is known', async () => {
    await begin();
    await store.haulReviews.posted(review(), '77', NOW);
    expect(await begin('77')).toEqual({ kind: 'begun', lost: null });
    expect(await begin('77')).toEqual({ kind: 'under_way' });
    await store.haulReviews.posted(review(), '78', NOW + 1);
    expect(await begin('77')).toEqual({ kind: 'posted' });
    expect(await store.haulReviews.find(review())).toMatchObject({ postId: '78' });
  });

  it('can be begun again after a failure, which leaves nothing but the earlier post', async () => {
    await begin();
    await store.haulReviews.failed(review(), false);
    expect(await store.personal.show(seeded.ada)).toMatchObject({ haulReviews: 0 });
    expect(await begin()).toEqual({ kind: 'begun', lost: null });
    await store.haulReviews.posted(review(), '77', NOW);
    await begin('77');
    await store.haulReviews.failed(review(), false);
    expect(await store.haulReviews.find(review())).toEqual({ postId: '77', postedAt: NOW });
  });

  it('may be there already where Discord didn’t answer, and where the bot was stopped meanwhile', async () => {
    const lost = { since: PRESSED, otherPosts: [] };
    await begin();
    await store.haulReviews.failed(review(), true);
    expect(await begin(null, NOW + MINUTE_MS, NOW + MINUTE_MS)).toEqual({ kind: 'begun', lost });
    expect(await begin(null, NOW + 2 * MINUTE_MS)).toEqual({ kind: 'under_way' });
    await store.haulReviews.failed(review(), true);
    expect(await begin(null, NOW + 2 * MINUTE_MS)).toEqual({ kind: 'begun', lost });
    expect(await begin(null, NOW + 5 * MINUTE_MS)).toEqual({ kind: 'begun', lost });
    await store.haulReviews.posted(review(), '77', NOW);
    expect(await begin('77', NOW)).toEqual({ kind: 'begun', lost: null });
  });

  it('may be there since its first attempt, where the bot was stopped during it', async () => {
    await begin();
    expect(await begin(null, NOW + 3 * MINUTE_MS, NOW)).toMatchObject({ lost: { since: PRESSED } });
    expect(await begin(null, NOW - MINUTE_MS)).toMatchObject({ lost: { since: PRESSED } });
  });

  it('is none of the author’s posts in the forum that are known, whichever haul they are about', async () => {
    const other = { ...review(), haulId: (await store.hauls.create(seeded.ada, {}, NOW)) ?? 0 };
    await store.haulReviews.begin(other, null, NOW, NOW);
    await store.haulReviews.posted(other, '76', NOW);
    await store.haulReviews.begin({ ...other, forumId: '6' }, null, NOW, NOW);
    await store.haulReviews.posted({ ...other, forumId: '6' }, '75', NOW);
    await begin();
    await store.haulReviews.failed(review(), true);
    expect(await begin()).toMatchObject({ lost: { otherPosts: ['76'] } });
  });

  it('is one for each forum, and nobody else’s', async () => {
    await begin();
    await store.haulReviews.posted(review(), '77', NOW);
    expect(await store.haulReviews.begin(review('6'), null, NOW, NOW)).toMatchObject({ kind: 'begun' });
    expect(await store.haulReviews.find(review('5', seeded.mo))).toBeUndefined();
    expect(await store.haulReviews.begin(review('5', seeded.mo), null, NOW, NOW)).toEqual({ kind: 'gone' });
  });

  it('is forgotten with its haul', async () => {
    await begin();
    await store.hauls.remove(seeded.ada, haulId);
    await store.haulReviews.posted(review(), '77', NOW);
    expect(await store.haulReviews.find(review())).toBeUndefined();
    expect(await begin()).toEqual({ kind: 'gone' });
  });
});
