import { expect, it, vi } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { saidAbout } from '../support/alert-lines.ts';
import { useAlerts } from '../support/alerts-harness.ts';

const NUMBER = 'LX208857143CN';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const mo = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
const general = {
  kind: 'channel',
  discordId: seeded.general,
  guildId: seeded.haulClub,
  locale: 'en-US',
} as const;

const alerting = useAlerts();

it('announces no scan that was known when the parcel was followed', async () => {
  const { alerts, advanceClock, pollDueTopics, outboxIsEmpty, messagesIn, service } = alerting();
  expect(await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all')).toBe('added');
  const before = service.service.requests.length;
  advanceClock(DAY_MS);
  await pollDueTopics();
  await outboxIsEmpty();
  expect(service.service.requests.length).toBe(before + 1);
  expect(await messagesIn(seeded.dmMo)).toEqual([]);
});

it('keeps the follow when the first sync fails, and syncs at the next poll without an alert', async () => {
  const { alerts, service, store, advanceClock, pollDueTopics, outboxIsEmpty, messagesIn } = alerting();
  service.service.fault.set('500');
  expect(await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all')).toBe('added');
  expect(await store.follows.list(seeded.mo, 'parcel')).toMatchObject([{ newest: null }]);
  service.service.fault.set(null);
  advanceClock(DAY_MS);
  await pollDueTopics();
  await outboxIsEmpty();
  expect(await messagesIn(seeded.dmMo)).toEqual([]);
  expect((await store.follows.list(seeded.mo, 'parcel'))[0]?.newest).not.toBeNull();
});

it('does not sync from an answer that was cached before an outage', async () => {
  const { alerts, api, service, store, clock, advanceClock } = alerting();
  await api.tracking(NUMBER);
  advanceClock(HOUR_MS);
  service.service.fault.set('500');
  await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all');
  const topic = await store.topics.find({ kind: 'parcel', key: NUMBER });
  expect(topic).toBeDefined();
  expect(await store.follows.isSynced(topic?.id ?? 0)).toBe(false);
  expect((await store.topics.due(clock(), 1)).map(({ key }) => key)).toEqual([NUMBER]);
});

it('alerts earlier followers about what the first sync of a later follower finds', async () => {
  const { alerts, service, advanceClock, waitForText, outboxIsEmpty, messagesIn } = alerting();
  await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all');
  const scan = service.service.parcels.advance(NUMBER);
  if (scan === null) throw new Error('The sample has no scan left');
  advanceClock(2 * HOUR_MS);
  await alerts.follow.parcel(general, NUMBER, seeded.ada);
  await waitForText(seeded.dmMo, saidAbout(scan.status));
  await outboxIsEmpty();
  expect(await messagesIn(seeded.general)).toEqual([]);
});

it('announces the first scan of a number that nothing was known about when it was followed', async () => {
  const { alerts, api, service, store, advanceClock, pollDueTopics, waitForText } = alerting();
  const unknown = 'ZZ999999999ZZ';
  expect(await alerts.follow.parcel(mo, unknown, seeded.mo, 'all')).toBe('added');
  const topic = await store.topics.find({ kind: 'parcel', key: unknown });
  expect(await store.follows.isSynced(topic?.id ?? 0)).toBe(true);
  const { data, ...answer } = await api.tracking(NUMBER);
  const known = { ...answer, data: { ...data, tracking_number: unknown } };
  const tracking = vi.spyOn(api, 'tracking').mockResolvedValue(known);
  advanceClock(DAY_MS);
  await pollDueTopics();
  await waitForText(seeded.dmMo, saidAbout(data.updates[0]?.status ?? '?'));
  expect(tracking).toHaveBeenCalled();
  expect(service.service.requests.length).toBeGreaterThan(0);
});
