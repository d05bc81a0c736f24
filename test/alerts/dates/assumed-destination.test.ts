import { afterEach, beforeEach, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import type { Arrival } from '../../../src/parcels/arrival.ts';
import { startAlerts } from '../../support/alerts-harness.ts';
import { expectedIn } from '../../support/arbitrary-dates.ts';
import { receiveParcel } from '../../support/received-parcel.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';

const NUMBER = 'LP00123456784821CN';
const NOW = Date.parse('2026-11-25T12:00:00Z');
const DAY_MS = 86_400_000;
const ACCEPTED = 'Accepted by carrier';

/** What the forecast says to where the reader's parcels go: no scan names a destination. */
let there: { readonly country: string; readonly arrival: Arrival };
const arrivals = {
  of: async (_parcel: unknown, { destination }: { readonly destination?: string | null | undefined }) =>
    destination === there.country ? there.arrival : null,
  slowerOfTen: async () => null,
};

let alerts: Awaited<ReturnType<typeof startAlerts>>;
beforeEach(async () => {
  there = { country: 'DE', arrival: expectedIn(9, 12) };
  alerts = await startAlerts({ arrivals, clock: () => NOW, sweepMs: 50 });
  for (const number of ['LX100000001CN', 'LX100000002CN', 'LX100000003CN'])
    await receiveParcel(alerts.store, number, 'DE');
});
afterEach(() => alerts.stop());

const follow = (userId: string) =>
  alerts.alerts.follow.parcel(
    { kind: 'user', discordId: userId, guildId: null, locale: 'en-US' },
    NUMBER,
    userId,
  );
const lines = async (channelId: string) => {
  await alerts.outboxIsEmpty();
  const messages = await alerts.messagesIn(channelId);
  return messages.map(({ content }) => content.replaceAll('\u00A0', ' ').replaceAll('\u2060', ''));
};
const nextDay = async (arrival: ReturnType<typeof expectedIn>) => {
  alerts.advanceClock(DAY_MS);
  there = { ...there, arrival: { ...arrival, today: arrival.today + 1 } };
  await alerts.alerts.runDueJobs();
};

it('a follower hears before the landing of the date to where their parcels go, and that it moves', async () => {
  await follow(seeded.mo);
  await alerts.ingestScan(NUMBER, ACCEPTED);
  await lines(seeded.dmMo);
  await nextDay(expectedIn(11, 14));
  expect(await lines(seeded.dmMo)).toEqual([
    expect.stringMatching(/: accepted by the carrier · likely here Fri 4 – Mon 7 Dec$/),
    '📅 **LP00123456784821CN**: now likely Sun 6 – Wed 9 Dec, 2 days later',
  ]);
});

it('a channel of alerts, which others read, gets the same scans without the date', async () => {
  await addAlertChannel(alerts.store, seeded.parcels, 'tracking', 'milestones');
  await follow(seeded.mo);
  await alerts.ingestScan(NUMBER, ACCEPTED);
  expect(await lines(seeded.dmMo)).toEqual([expect.stringContaining('likely here')]);
  there = { ...there, arrival: expectedIn(5, 6) };
  alerts.advanceClock(1_000);
  await alerts.ingestScan(NUMBER, 'Parcel has been sorted', { date: '2026-11-21' });
  await alerts.alerts.runDueJobs();
  expect((await lines(seeded.dmMo)).at(-1)).toContain('6 days earlier');
  expect(await lines(seeded.parcels)).toEqual([expect.stringMatching(/accepted by the carrier(?!.*likely)/)]);
});

it('nobody is told a date while those who follow a parcel get theirs in several countries, or read of it in a channel', async () => {
  await follow(seeded.mo);
  await follow(seeded.ada);
  await alerts.ingestScan(NUMBER, ACCEPTED);
  expect(await lines(seeded.dmMo)).toEqual([expect.stringMatching(/accepted by the carrier(?!.*likely)/)]);
});
