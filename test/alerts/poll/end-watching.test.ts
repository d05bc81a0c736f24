import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWatching } from '../../../src/alerts/poll/poll-topic.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { createTestPoller, DAY_MS, followParcel, NOW } from './poller-harness.ts';

const NUMBER = 'LX208857143CN';
const page = { offset: 0, limit: 10 };

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

/** A followed parcel with one scan, after quiet polls for as long as the poller keeps on. */
async function silentSince(status: string) {
  const poller = createTestPoller();
  const { store, clock, tick } = poller;
  const topicId = await followParcel(store, NUMBER);
  await store.follows.setBaseline(topicId, NOW - 1);
  const scan = { date: '2026-11-21', hour: '10:00', status, location: 'Leipzig', country: 'DE' };
  await store.updates.upsert(topicId, [scanUpdate(NUMBER, scan)], NOW);
  const topic = async () => {
    const known = await store.topics.get(topicId);
    if (known === undefined) throw new Error('the topic is gone');
    return known;
  };
  return {
    ...poller,
    topicId,
    topic,
    /** Until polling ends. @returns the days that it took */
    async pollToTheEnd(): Promise<number> {
      const from = clock.now;
      for (;;) {
        const { nextPollAt } = await topic();
        if (nextPollAt === null) return (clock.now - from) / DAY_MS;
        clock.now = Math.max(clock.now, nextPollAt);
        await tick();
      }
    },
  };
}

it('after four silent weeks, followers of a parcel are told once that it is no longer checked', async () => {
  const { pollToTheEnd, enqueued, store } = await silentSince('Departed from transit hub');
  expect(await pollToTheEnd()).toBeGreaterThan(28);
  expect(enqueued).toHaveLength(1);
  const [notice] = await store.deliveries.pending(enqueued[0] ?? 0, 10);
  expect(notice).toMatchObject({ notice: 'ended', importance: 'problem' });
  expect(JSON.parse(notice?.data ?? '')).toMatchObject({ stage: 'transport', silentDays: 28 });
});

it('they are told again when it is checked again and stays silent', async () => {
  const { pollToTheEnd, enqueued, store, topicId, clock } = await silentSince('Departed from transit hub');
  await pollToTheEnd();
  await store.topics.schedule(topicId, clock.now, 'reset');
  expect(await pollToTheEnd()).toBeGreaterThan(14);
  expect(enqueued).toHaveLength(2);
});

it('they are told once when another process checks it at the same time', async () => {
  const { store, clock, topic } = await silentSince('Departed from transit hub');
  const due = await topic();
  const told: number[] = [];
  const process = (now: number) => ({
    store,
    onEnqueued: (ids: readonly number[]) => void told.push(...ids),
    clock: () => now,
  });
  await endWatching(process(clock.now), due);
  await endWatching(process(clock.now + 2_000), due);
  expect(told).toHaveLength(1);
});

it('a delivered parcel ends in the archives of its followers after a week, without a word', async () => {
  const { pollToTheEnd, enqueued, store } = await silentSince('Delivered');
  const days = await pollToTheEnd();
  expect([days > 7, days < 9]).toEqual([true, true]);
  expect(enqueued).toEqual([]);
  expect(await store.follows.list('1', 'parcel')).toEqual([]);
  expect(await store.archive.list('1', page)).toMatchObject([{ number: NUMBER, days: 1 }]);
});

it('a delivered parcel that somebody misses is checked for four weeks, and they are told at the end', async () => {
  const { pollToTheEnd, enqueued, store, topicId } = await silentSince('Delivered');
  await store.follows.markMissing('1', topicId);
  expect(await pollToTheEnd()).toBeGreaterThan(28);
  expect(enqueued).toHaveLength(1);
  expect(await store.archive.count('1')).toBe(0);
});
