import { expect, it, vi } from 'vitest';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { BASE_MS, createTestPoller, DAY_MS, followParcel, NOW } from './poller-harness.ts';

/** More polls than any topic gets: a topic that is polled for ever fails its test. */
const MAX_POLLS = 200;

/** Polls a topic whenever it is due, until it is not scheduled any longer. */
async function pollUntilUnscheduled(
  { store, clock, tick }: ReturnType<typeof createTestPoller>,
  topicId: number,
): Promise<void> {
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    const nextPollAt = (await store.topics.get(topicId))?.nextPollAt ?? null;
    if (nextPollAt === null) return;
    clock.now = nextPollAt;
    await tick();
  }
  throw new Error(`The topic is still scheduled after ${MAX_POLLS} polls`);
}

it('schedules the next poll after the base interval, with 20 % jitter, when it finds something new', async () => {
  const { store, tick, outcomes, messagesLogged } = createTestPoller({ syncTopic: async () => 1 });
  const topicId = await followParcel(store, 'LP100000CN');
  for (let polls = 0; polls < 5; polls += 1) await store.topics.schedule(topicId, NOW, 'increment');
  await tick();
  const topic = await store.topics.get(topicId);
  expect(outcomes).toEqual(['updated']);
  expect(messagesLogged()).toEqual(['new updates polled']);
  expect(topic?.quietPolls).toBe(0);
  expect(topic?.nextPollAt).toBeGreaterThanOrEqual(NOW + 0.8 * BASE_MS);
  expect(topic?.nextPollAt).toBeLessThanOrEqual(NOW + 1.2 * BASE_MS);
});

it('schedules the next poll later after each quiet poll', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { store, clock, tick, outcomes } = createTestPoller();
  const topicId = await followParcel(store, 'LP100000CN');
  const intervals: number[] = [];
  for (let polls = 0; polls < 4; polls += 1) {
    await tick();
    const nextPollAt = (await store.topics.get(topicId))?.nextPollAt ?? 0;
    intervals.push(nextPollAt - clock.now);
    clock.now = nextPollAt;
  }
  random.mockRestore();
  expect(outcomes).toEqual(['quiet', 'quiet', 'quiet', 'quiet']);
  expect(intervals).toEqual(intervals.toSorted((a, b) => a - b));
  expect(new Set(intervals).size).toBeGreaterThan(1);
  expect(await store.topics.get(topicId)).toMatchObject({ quietPolls: 4 });
});

it('stops polling a topic after 28 days without an update', async () => {
  const poller = createTestPoller();
  const topicId = await followParcel(poller.store, 'LP100000CN');
  await pollUntilUnscheduled(poller, topicId);
  expect(poller.clock.now - NOW).toBeGreaterThan(28 * DAY_MS);
  expect(poller.clock.now - NOW).toBeLessThan(31 * DAY_MS);
});

it.each(['Doręczono', 'Votre colis est livré', 'Entregado', '已签收', 'Kézbesítve'])(
  'stops polling a parcel a week after "%s"',
  async (status) => {
    const poller = createTestPoller();
    const topicId = await followParcel(poller.store, 'LP100000CN');
    const scan = { date: '2026-11-21', hour: '11:00', status, location: undefined, country: undefined };
    await poller.store.updates.upsert(topicId, [scanUpdate('LP100000CN', scan)], NOW);
    await pollUntilUnscheduled(poller, topicId);
    expect(poller.clock.now - NOW).toBeGreaterThan(7 * DAY_MS);
    expect(poller.clock.now - NOW).toBeLessThan(9 * DAY_MS);
  },
);
