import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { saidAbout } from '../support/alert-lines.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { allTextOf } from '../support/discord-user.ts';

const NUMBER = 'LX208857143CN';
const DELIVERED = 'UJ558209175CN';
const MINUTE_MS = 60_000;
/** Later than any topic is due, and than any answer is cached. */
const LONG_MS = 25 * 60 * MINUTE_MS;
const mo = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;

const alerting = useAlerts();

it('announces a scan once, although a webhook and another poll report it again', async () => {
  const { alerts, service, advanceClock, pollDueTopics, waitForText, ingestUpdate } = alerting();
  const { outboxIsEmpty, messagesIn } = alerting();
  await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all');
  const scan = service.service.parcels.advance(NUMBER);
  if (scan === null) throw new Error('The sample has no scan left');
  advanceClock(LONG_MS);
  await pollDueTopics();
  await waitForText(seeded.dmMo, saidAbout(scan.status));
  expect(await ingestUpdate(scanUpdate(NUMBER, scan))).toMatchObject({
    duplicate: false,
    destinationIds: [],
  });
  advanceClock(LONG_MS);
  await pollDueTopics();
  await outboxIsEmpty();
  expect(await messagesIn(seeded.dmMo)).toHaveLength(1);
});

it('announces a scan once when a webhook reports it before a poll does', async () => {
  const { alerts, service, advanceClock, pollDueTopics, waitForText, ingestUpdate } = alerting();
  const { outboxIsEmpty, messagesIn } = alerting();
  await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all');
  const scan = service.service.parcels.advance(NUMBER);
  if (scan === null) throw new Error('The sample has no scan left');
  expect((await ingestUpdate(scanUpdate(NUMBER, scan))).destinationIds).toHaveLength(1);
  await waitForText(seeded.dmMo, saidAbout(scan.status));
  advanceClock(LONG_MS);
  await pollDueTopics();
  await outboxIsEmpty();
  expect(await messagesIn(seeded.dmMo)).toHaveLength(1);
});

it('shows the photos of a new QC set that a poll finds', async () => {
  const { alerts, service, advanceClock, pollDueTopics, waitForText } = alerting();
  const product = SAMPLES.products[0];
  if (product === undefined) throw new Error('The samples have no product');
  await alerts.follow.product(mo, product, seeded.mo);
  const photo = service.service.qc.addBatch(product)?.photos[0];
  if (photo === undefined) throw new Error('The sample has no new photos');
  advanceClock(LONG_MS);
  await pollDueTopics();
  expect(allTextOf(await waitForText(seeded.dmMo, 'new QC photo'))).toContain(photo);
});

it('announces a scan that carries an earlier date than the newest known one', async () => {
  const { alerts, api, ingestUpdate, waitForText } = alerting();
  const [newest] = (await api.tracking(NUMBER)).data.updates;
  if (newest === undefined) throw new Error('The sample has no scans');
  await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all');
  await ingestUpdate(scanUpdate(NUMBER, { ...newest, date: '2020-01-01', status: 'marker 1' }));
  await waitForText(seeded.dmMo, 'marker 1');
});

it('does not count a poll during an outage as quiet, although an answer is cached', async () => {
  const { alerts, service, store, clock, advanceClock, pollDueTopics } = alerting();
  await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all');
  const topic = () => store.topics.find({ kind: 'parcel', key: NUMBER });
  service.service.fault.set('500');
  advanceClock(LONG_MS);
  await pollDueTopics();
  expect(await topic()).toMatchObject({ quietPolls: 0 });
  expect((await topic())?.nextPollAt).toBeLessThanOrEqual(clock() + 30 * MINUTE_MS);
  service.service.fault.set(null);
  advanceClock(LONG_MS);
  await pollDueTopics();
  expect(await topic()).toMatchObject({ quietPolls: 1 });
});

it('asks about no more topics than run at the same time when the service answers 429', async () => {
  const { alerts, api, service, advanceClock, pollDueTopics } = alerting();
  const numbers = Array.from({ length: 12 }, (_, index) => `EE7391460${10 + index}CN`);
  for (const number of numbers) await alerts.follow.parcel(mo, number, seeded.mo, 'all');
  service.service.fault.set('429');
  const before = service.service.requests.length;
  advanceClock(LONG_MS);
  await pollDueTopics();
  const asked = new Set(service.service.requests.slice(before).map(({ query }) => JSON.stringify(query)));
  expect(api.callerLimit).toBeLessThan(numbers.length);
  expect(asked.size).toBeGreaterThan(0);
  expect(asked.size).toBeLessThanOrEqual(api.callerLimit);
});

it('stops polling a delivered parcel after 24 quiet polls that cover a week', async () => {
  const { alerts, store, service, clock, advanceClock, pollDueTopics } = alerting();
  await alerts.follow.parcel(mo, DELIVERED, seeded.mo, 'all');
  const nextPollAt = async () => (await store.topics.find({ kind: 'parcel', key: DELIVERED }))?.nextPollAt;
  expect(await nextPollAt()).toBeGreaterThan(clock());
  const before = service.service.requests.length;
  for (let polls = 1; polls <= 24; polls += 1) {
    expect(await nextPollAt()).not.toBeNull();
    advanceClock(LONG_MS);
    await pollDueTopics();
    expect(service.service.requests.length).toBe(before + polls);
  }
  expect(await nextPollAt()).toBeNull();
  advanceClock(LONG_MS);
  await pollDueTopics();
  expect(service.service.requests.length).toBe(before + 24);
});
