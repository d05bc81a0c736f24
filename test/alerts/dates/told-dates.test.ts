import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { createPoster } from '../../../src/discord/posting/poster.ts';
import { parcelTopic } from '../../../src/domain/alerts/topic.ts';
import type { Arrival } from '../../../src/parcels/arrival.ts';
import { type AlertsHarness, alertsOver, startAlerts } from '../../support/alerts-harness.ts';
import { expectedIn, lateUntil } from '../../support/arbitrary-dates.ts';
import { descriptionOf } from '../../support/discord-user.ts';

const NUMBER = 'LP00123456784821CN';
const NOW = Date.parse('2026-11-25T12:00:00Z');
const DAY_MS = 86_400_000;
const DM = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
const LANDED = 'Arrived in destination country';

/** What the forecast says; a test decides. */
let arrival: Arrival | null = null;
const arrivals = { of: async () => arrival, slowerOfTen: async () => null };

describe('the date that followers are told', () => {
  let running: Awaited<ReturnType<typeof startAlerts>>;
  const alerts = (): AlertsHarness => running;
  beforeEach(async () => {
    arrival = null;
    running = await startAlerts({ arrivals, clock: () => NOW, sweepMs: 50 });
  });
  afterEach(() => running.stop());

  const follow = (level?: 'all' | 'milestones' | 'problems', destination = DM) =>
    alerts().alerts.follow.parcel(destination, NUMBER, destination.discordId, level);
  /** A day passes for the scheduler. */
  const nextDay = async (later: Arrival | null) => {
    alerts().advanceClock(DAY_MS);
    arrival = later === null ? null : { ...later, today: later.today + 1 };
    await alerts().alerts.runDueJobs();
  };
  const lines = async (channelId = seeded.dmMo) => {
    await alerts().outboxIsEmpty();
    const messages = await alerts().messagesIn(channelId);
    return messages.map(({ content }) => content.replaceAll('\u00A0', ' ').replaceAll('\u2060', ''));
  };

  it('ends the line of a milestone, and moves without a scan on another day, once', async () => {
    await follow();
    arrival = expectedIn(2, 5);
    await alerts().ingestScan(NUMBER, LANDED);
    expect(await lines()).toEqual(['🛬 **LP00123456784821CN**: landed · likely here Fri 27 – Mon 30 Nov']);
    await nextDay(expectedIn(2, 5));
    expect(await lines()).toHaveLength(1);
    await nextDay(expectedIn(4, 7));
    await alerts().alerts.runDueJobs();
    expect((await lines()).slice(1)).toEqual([
      '📅 **LP00123456784821CN**: now likely Sun 29 Nov – Wed 2 Dec, 2 days later',
    ]);
  });

  it('moves with an ordinary scan in one message, for those who ask for every scan and for milestones', async () => {
    await alerts().ingestScan(NUMBER, LANDED);
    arrival = expectedIn(2, 5);
    await follow('all');
    await follow('milestones', { ...DM, discordId: seeded.ada });
    alerts().advanceClock(1_000);
    await alerts().ingestScan(NUMBER, 'Parcel has been sorted', { date: '2026-11-21' });
    await lines();
    arrival = expectedIn(1, 3);
    await alerts().ingestScan(NUMBER, 'Parcel has been sorted', { date: '2026-11-22' });
    await alerts().alerts.runDueJobs();
    const moved = '📅 **LP00123456784821CN**: now likely Thu 26 – Sat 28 Nov, 2 days earlier';
    expect((await lines()).filter((line) => line.includes('likely'))).toEqual([moved]);
    expect((await lines()).filter((line) => line.includes('sorted'))).toHaveLength(1);
    expect((await lines(seeded.dmAda)).filter((line) => line.includes('likely'))).toEqual([moved]);
  });

  it('is over once the parcel is late, and there again after the next milestone', async () => {
    arrival = expectedIn(2, 5);
    await follow();
    await nextDay(lateUntil(6));
    await nextDay(lateUntil(6));
    arrival = expectedIn(3, 4);
    await alerts().ingestScan(NUMBER, LANDED);
    expect(await lines()).toEqual([
      expect.stringMatching(/^🐢 \*\*LP001.*\*\*: later than usual, 9 of 10 had arrived by now$/),
      '🛬 **LP00123456784821CN**: landed · likely here Sat 28 – Sun 29 Nov',
    ]);
  });

  it('is followed by one more message once the wait is over', async () => {
    arrival = expectedIn(2, 5);
    await follow();
    const days = [...Array(30).keys()];
    for (const _ of days) await nextDay(lateUntil(6));
    expect(await lines()).toHaveLength(1);
    for (const _ of days) await nextDay(lateUntil(0));
    expect(await lines()).toEqual([
      expect.stringMatching(/: later than usual, 9 of 10 had arrived by now$/),
      expect.stringMatching(/: no new scan by .*, ask your agent now$/),
    ]);
  });

  it('says nothing of a late parcel that its courier has, until it is time to ask, once', async () => {
    arrival = expectedIn(0, 1);
    await follow();
    for (const checkpoint of ['out', 'landed'] as const) await nextDay({ ...lateUntil(6), checkpoint });
    expect(await lines()).toHaveLength(1);
    for (const _ of [1, 2]) await nextDay({ ...lateUntil(0), checkpoint: 'out' });
    expect((await lines()).slice(1)).toEqual([expect.stringMatching(/, ask your agent now$/)]);
  });

  it('is neither lost nor told twice when the process is killed before it posts', async () => {
    arrival = expectedIn(2, 5);
    await follow();
    arrival = expectedIn(4, 7);
    const topic = await alerts().store.topics.find(parcelTopic(NUMBER));
    const told = await alerts().store.toldArrivals.get(topic?.id ?? 0);
    const { store, api, local } = running;
    await alerts().alerts.stop();
    const clock = () => (told?.checkAt ?? 0) + 1;
    const unreachable = createPoster('http://127.0.0.1:9', LOCAL_TOKEN, 100);
    const killed = alertsOver({ store, api, local, clock, arrivals, poster: unreachable });
    await killed.runDueJobs();
    await killed.stop();
    const [first, second] = [0, 1].map(() => alertsOver({ store, api, local, clock, arrivals }));
    await Promise.all([first?.runDueJobs(), second?.runDueJobs()]);
    first?.start();
    expect(await lines()).toEqual([
      '📅 **LP00123456784821CN**: now likely Sun 29 Nov – Wed 2 Dec, 2 days later',
    ]);
    await Promise.all([first?.stop(), second?.stop()]);
  });

  it('waits for a digest, which has it as of then', async () => {
    arrival = expectedIn(2, 5);
    await follow();
    const { store } = alerts();
    const destinationId = await store.destinations.upsert(DM);
    const hold = { quietFrom: null, quietUntil: null, digestAt: 18 * 60, timeZone: 'UTC' };
    await store.holds.configure(destinationId, hold, alerts().clock());
    await nextDay(expectedIn(4, 7));
    expect(await lines()).toEqual([]);
    const other = await store.topics.upsert(parcelTopic('LX208857143CN'), alerts().clock());
    await store.follows.add({ topicId: other, destinationId, userId: DM.discordId }, 9, NOW);
    arrival = expectedIn(5, 8);
    await alerts().ingestScan('LX208857143CN', LANDED);
    alerts().advanceClock(DAY_MS);
    await alerts().alerts.runDueJobs();
    const digest = await alerts().waitForText(seeded.dmMo, '📦');
    const list = descriptionOf(digest).replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
    expect(list).toContain('📅 **LP00123456784821CN** · 30 Nov – 3 Dec, 3 days later');
    expect(list).toContain('🛬 **LX208857143CN** · 30 Nov – 3 Dec');
  });
});
