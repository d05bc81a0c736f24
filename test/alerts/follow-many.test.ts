import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { createFollowMany } from '../../src/alerts/follow.ts';
import { MAX_FOLLOWS } from '../../src/alerts/index.ts';
import { useAlerts } from '../support/alerts-harness.ts';

const destination = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
const KNOWN = 'UJ558209175CN';
const UNKNOWN = 'ZZ900000001ZZ';
const alerting = useAlerts();

/** As with a poller that isn't started: tests poll when they need it. */
const followMany = (numbers: readonly string[], { isPolled = true, areShown = false } = {}) => {
  const { store, alerts, clock } = alerting();
  const many = createFollowMany({ store, follow: alerts.follow, clock, isPolled, resume: () => {} });
  return many(destination, numbers, seeded.mo, { areShown });
};
const requests = () => alerting().service.service.requests.length;

it('a list is followed without asking the service, and the next poll finds the scans', async () => {
  const { store, pollDueTopics } = alerting();
  const asked = requests();
  expect(Object.fromEntries(await followMany([KNOWN, UNKNOWN]))).toEqual({
    [KNOWN]: 'added',
    [UNKNOWN]: 'added',
  });
  expect(requests()).toBe(asked);
  await pollDueTopics();
  const follows = await store.follows.list(seeded.mo, 'parcel');
  expect(follows.find(({ key }) => key === KNOWN)?.newest).not.toBeNull();
  expect(follows.map(({ level }) => level)).toEqual(['milestones', 'milestones']);
  expect((await store.deliveries.backlog()).pending).toBe(0);
});

it('what a person has in sight counts at once, and the service isn’t asked for it again', async () => {
  const { store, service, api } = alerting();
  await api.tracking(KNOWN);
  const asked = service.service.requests.length;
  await followMany([KNOWN], { areShown: true });
  const [follow] = await store.follows.list(seeded.mo, 'parcel');
  expect(follow?.newest).not.toBeNull();
  expect(follow?.state).not.toBeNull();
  expect(requests()).toBe(asked);
});

it('the first scan of a number that the service didn’t know is news', async () => {
  const { pollDueTopics, ingestScan, waitForText } = alerting();
  await followMany([UNKNOWN]);
  await pollDueTopics();
  await ingestScan(UNKNOWN, 'Held by customs');
  await waitForText(seeded.dmMo, 'customs');
});

it('a refused poll sets when the follow began to be watched', async () => {
  const { store, pollDueTopics } = alerting();
  await followMany([UNKNOWN]);
  const topic = await store.topics.find({ kind: 'parcel', key: UNKNOWN });
  expect(await store.follows.isSynced(topic?.id ?? 0)).toBe(false);
  await pollDueTopics();
  expect(await store.follows.isSynced(topic?.id ?? 0)).toBe(true);
});

it('people are told when a number of the list is never scanned', async () => {
  const { store, clock } = alerting();
  await followMany([UNKNOWN]);
  const [topic] = await store.stalls.due(clock() + 30 * 24 * 3_600_000, 10);
  expect(topic?.key).toBe(UNKNOWN);
});

it('ends at the limit of follows', async () => {
  const numbers = Array.from({ length: MAX_FOLLOWS + 3 }, (_, index) => `LP${10_000_000_000 + index}CN`);
  const results = [...(await followMany(numbers)).values()];
  expect(results.filter((result) => result === 'added')).toHaveLength(MAX_FOLLOWS);
  expect(results.slice(MAX_FOLLOWS)).toEqual(['too_many', 'too_many', 'too_many']);
});

it('the service is asked at once where nothing is polled', async () => {
  const { store } = alerting();
  await followMany([KNOWN], { isPolled: false });
  expect((await store.follows.list(seeded.mo, 'parcel'))[0]?.newest).not.toBeNull();
});
