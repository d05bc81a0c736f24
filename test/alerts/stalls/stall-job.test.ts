import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import type { Arrival } from '../../../src/parcels/arrival.ts';
import { expectedIn, lateUntil } from '../../support/arbitrary-dates.ts';
import { createStalls, DAY_MS, HOUR_MS, useStalls } from './stall-harness.ts';

/** Followed, and scanned on its way. */
async function followMoving(
  status = 'Departed from transit hub',
  dateNow: () => Arrival | null = () => null,
) {
  const stalls = useStalls({ of: async () => dateNow(), slowerOfTen: async () => null });
  await stalls.follow();
  stalls.scan(status);
  await stalls.poll();
  return stalls;
}

/** The same, and its followers were told a date. */
async function followDated(status: string, dateNow: () => Arrival | null) {
  const stalls = await followMoving(status, dateNow);
  const { id } = await stalls.topic();
  await stalls.store.toldArrivals.begin(id, expectedIn(2, 5), { now: stalls.time.now, checkAt: null });
  return stalls;
}

it('tells once of a parcel that had no scan for longer than usual, and again only after a new scan', async () => {
  const { pass, toldTimes, scan, poll } = await followMoving();
  await pass(9 * DAY_MS - HOUR_MS);
  expect(toldTimes()).toBe(0);
  await pass(2 * HOUR_MS);
  expect(toldTimes()).toBe(1);
  await pass(30 * DAY_MS);
  expect(toldTimes()).toBe(1);
  scan('Arrived at sorting centre');
  await poll();
  await pass(10 * DAY_MS);
  expect(toldTimes()).toBe(2);
});

it('does not tell of a silence while a date that was told says when to expect the parcel, or how late it is', async () => {
  let arrival: Arrival | null = expectedIn(2, 20);
  const { pass, toldTimes } = await followDated('Departed from transit hub', () => arrival);
  await pass(12 * DAY_MS);
  arrival = lateUntil(4);
  await pass(12 * DAY_MS);
  expect(toldTimes()).toBe(0);
  // Nothing else says anything now.
  arrival = null;
  await pass(2 * DAY_MS);
  expect(toldTimes()).toBe(1);
});

it('tells of a parcel that its courier has had for days, whatever the date: somebody has to look for it', async () => {
  const { pass, toldTimes } = await followDated('Out for delivery', () => expectedIn(0, 1));
  await pass(3 * DAY_MS);
  expect(toldTimes()).toBe(1);
});

it('is silent about a stall that waits to be posted when the next scan comes', async () => {
  const { pass, store, scan, poll } = await followMoving();
  const pending = async () => (await store.deliveries.backlog()).pending;
  const before = await pending();
  await pass(10 * DAY_MS);
  expect(await pending()).toBe(before + 1);
  scan('Arrived at sorting centre');
  await poll();
  // The new scan instead of the stall.
  expect(await pending()).toBe(before + 1);
  const [follow] = await store.follows.list(seeded.mo, 'parcel');
  const deliveries = await store.deliveries.pending(follow?.destinationId ?? 0, 10);
  expect(deliveries.filter(({ notice }) => notice === 'stall')).toEqual([]);
});

it('says nothing if the service knows a scan that the bot had missed', async () => {
  const { pass, toldTimes, scan, store, topic } = await followMoving();
  await pass(8 * DAY_MS);
  scan('Arrived at sorting centre');
  await pass(5 * DAY_MS);
  expect(toldTimes()).toBe(0);
  expect((await store.updates.newest((await topic()).id))?.data).toContain('Arrived');
});

it('tells of a parcel that is never scanned', async () => {
  const { follow, pass, toldTimes } = useStalls();
  await follow();
  await pass(8 * DAY_MS - HOUR_MS);
  expect(toldTimes()).toBe(0);
  await pass(2 * HOUR_MS);
  expect(toldTimes()).toBe(1);
});

it('forgets the stall of a parcel that nobody follows, and asks the service nothing', async () => {
  const { pass, unfollow, topic, tracking, toldTimes } = await followMoving();
  await unfollow();
  const asked = tracking.mock.calls.length;
  await pass(10 * DAY_MS);
  expect((await topic()).stallAt).toBeNull();
  expect(tracking.mock.calls.length).toBe(asked);
  expect(toldTimes()).toBe(0);
});

it.each(['Delivered', 'Returned to sender', 'Shipment cancelled'])(
  'expects nothing more of a parcel whose last scan says: %s',
  async (status) => {
    const { pass, poll, scan, toldTimes } = await followMoving();
    await pass(DAY_MS);
    scan(status);
    await poll();
    await pass(40 * DAY_MS);
    expect(toldTimes()).toBe(0);
  },
);

it('waits while the service is down, asks once an hour, and tells as soon as it answers', async () => {
  const { pass, service, toldTimes, tracking, run, time } = await followMoving();
  await pass(8 * DAY_MS);
  service.state = 'down';
  await pass(3 * DAY_MS);
  expect(toldTimes()).toBe(0);
  const asked = tracking.mock.calls.length;
  for (let minute = 0; minute < 59; minute += 1) {
    time.now += 60_000;
    time.uptime += 60_000;
    await run();
  }
  expect(tracking.mock.calls.length - asked).toBeLessThanOrEqual(1);
  service.state = 'known';
  await pass(2 * HOUR_MS);
  expect(toldTimes()).toBe(1);
});

it('believes a clock that was set forward by weeks only after a day', async () => {
  const { pass, time, toldTimes } = await followMoving();
  await pass(2 * HOUR_MS);
  time.now += 30 * DAY_MS;
  await pass(23 * HOUR_MS);
  expect(toldTimes()).toBe(0);
  await pass(2 * HOUR_MS);
  expect(toldTimes()).toBe(1);
});

it('does not tell of a parcel that was scanned while the bot was stopped', async () => {
  const { pass, time, scan, restart, toldTimes } = await followMoving();
  await pass(2 * HOUR_MS);
  time.now += 20 * DAY_MS;
  scan('Arrived at sorting centre');
  restart();
  await pass(3 * DAY_MS);
  expect(toldTimes()).toBe(0);
});

it('costs one query while nothing is due', async () => {
  const { pass, run, store } = await followMoving();
  await pass(2 * HOUR_MS);
  const looked = vi.spyOn(store.stalls, 'due');
  const others = [vi.spyOn(store.follows, 'isFollowed'), vi.spyOn(store.events, 'newestAt')];
  await run();
  expect(looked).toHaveBeenCalledTimes(1);
  for (const other of others) expect(other).not.toHaveBeenCalled();
});

/** How often the job runs in the property: more often changes nothing but the time that the test takes. */
const STEP_MS = 6 * HOUR_MS;

const step = fc.oneof(
  fc
    .constantFrom(...(['scan', 'poll', 'restart', 'down', 'up'] as const))
    .map((what) => ({ what, count: 1 })),
  fc.record({ what: fc.constant('wait' as const), count: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ what: fc.constant('stop' as const), count: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ what: fc.constant('set' as const), count: fc.integer({ min: -900, max: 900 }) }),
);

/** Follows a parcel, and notices each time its follower is told. */
async function watchedStalls() {
  const stalls = createStalls();
  const { time, service, store, topic, toldTimes } = stalls;
  let [latest, told, scansWhenTold, steadyMs] = [time.now, 0, -1, 0];
  const passStep = async () => {
    await stalls.pass(STEP_MS, STEP_MS);
    steadyMs += STEP_MS;
    latest = Math.max(latest, time.now);
    if (toldTimes() === told) return;
    told += 1;
    expect(toldTimes()).toBe(told);
    // None was missed, not again about the same scan, and not right after the clock was set or the bot started.
    const { id } = await topic();
    expect((await store.updates.history(id, 1_000)).length).toBe(service.scans.length);
    expect(service.scans.length).toBeGreaterThan(scansWhenTold);
    expect(steadyMs).toBeGreaterThanOrEqual(HOUR_MS);
    scansWhenTold = service.scans.length;
  };
  await stalls.follow();
  return {
    ...stalls,
    passStep,
    scansWhenTold: () => scansWhenTold,
    /** The latest moment that the clock has shown. */
    latest: () => latest,
    async interrupt(hours: number, restarts: boolean) {
      time.now += hours * HOUR_MS;
      if (restarts) stalls.restart();
      steadyMs = 0;
      await stalls.run();
      latest = Math.max(latest, time.now);
    },
  };
}

it('whatever happens, a silence is told once: when it was long, the clock was steady, and the service knew of no scan', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const watched = await watchedStalls();
      const { service, scan, poll, passStep, interrupt, scansWhenTold, latest, time, close } = watched;
      for (const [index, { what, count }] of steps.entries()) {
        if (what === 'scan') scan(`Departed from transit hub ${index}`);
        else if (what === 'poll') await poll();
        else if (what === 'down' || what === 'up') service.state = what === 'up' ? 'known' : 'down';
        else if (what === 'wait') for (let passed = 0; passed < count; passed += 1) await passStep();
        else await interrupt(what === 'restart' ? 0 : count, what !== 'set');
      }
      service.state = 'known';
      await poll();
      // Long enough even for what was stored while the clock was ahead.
      for (const end = latest() + 20 * DAY_MS; time.now < end; ) await passStep();
      expect(scansWhenTold()).toBe(service.scans.length);
      await close();
    }),
    { numRuns: 15 },
  );
}, 120_000);
