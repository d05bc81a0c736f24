import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/service/index.ts';
import {
  createTestPoller,
  DAY_MS,
  followParcel,
  MINUTE_MS,
  NOW,
  temporaryDatabase,
} from './poller-harness.ts';

// Without jitter, the intervals are exact: 30 minutes after the first quiet poll.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

it('ends a Retry-After on time after the clock was set back', async () => {
  const { store, clock, tracking, tick, runFor, askedNumbers } = createTestPoller();
  await followParcel(store, 'LP100000CN');
  tracking.mockRejectedValueOnce(
    new ApiError('unavailable', { operation: 'tracking', status: 503, retryAfterMs: 5 * MINUTE_MS }),
  );
  await tick();
  clock.now -= DAY_MS;
  await runFor(4);
  expect(askedNumbers()).toEqual(['LP100000CN']);
  await runFor(2);
  expect(askedNumbers()).toEqual(['LP100000CN', 'LP100000CN']);
});

it('polls scheduled topics on time after the clock was set back', async () => {
  const { store, clock, tick, runFor, askedNumbers } = createTestPoller();
  await followParcel(store, 'LP100000CN');
  await followParcel(store, 'LP200000CN', NOW + 10 * MINUTE_MS);
  await tick();
  clock.now -= DAY_MS;
  await runFor(9);
  expect(askedNumbers()).toEqual(['LP100000CN']);
  await runFor(2);
  expect(askedNumbers()).toEqual(['LP100000CN', 'LP200000CN']);
  await runFor(35);
  expect(askedNumbers().slice(2, 3)).toEqual(['LP100000CN']);
});

it('keeps a topic scheduled when the clock is 60 days ahead', async () => {
  const { store, clock, tick, askedNumbers } = createTestPoller({ now: NOW + 60 * DAY_MS });
  const topicId = await followParcel(store, 'LP100000CN');
  for (let polls = 0; polls < 30; polls += 1) await store.topics.schedule(topicId, NOW, 'increment');
  await tick();
  expect(askedNumbers()).toEqual(['LP100000CN']);
  expect((await store.topics.get(topicId))?.nextPollAt).toBeGreaterThan(clock.now);
});

it('polls within the base interval after a process whose clock was 60 days ahead', async () => {
  const path = await temporaryDatabase();
  const ahead = createTestPoller({ path, now: NOW + 60 * DAY_MS });
  const topicId = await followParcel(ahead.store, 'LP100000CN');
  await ahead.tick();
  await ahead.stop();
  expect((await ahead.store.topics.get(topicId))?.nextPollAt).toBeGreaterThan(NOW + 60 * DAY_MS);

  const corrected = createTestPoller({ path, now: NOW + MINUTE_MS });
  await corrected.runFor(31);
  expect(corrected.askedNumbers()).toEqual(['LP100000CN']);
  expect(await corrected.store.topics.get(topicId)).toMatchObject({ quietPolls: 2 });
});
