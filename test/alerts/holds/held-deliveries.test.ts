import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHeldBack } from '../../../src/domain/alerts/hold.ts';
import type { Store } from '../../../src/store/index.ts';
import { addAlertChannelIn, DAY_MS, incomingEvent, NOW, scan } from '../../support/fan-out-fixtures.ts';
import { createFakeDiscord, startProcess } from '../../support/outbox-process.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const NO_HOLDS = { quietFrom: null, quietUntil: null, digestAt: null, timeZone: null };

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const times = fc.record({
  quietFrom: fc.option(minute),
  quietUntil: fc.option(minute),
  digestAt: fc.option(minute, { freq: 2 }),
  timeZone: fc.constantFrom(null, 'Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati'),
});
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('pass' as const), minutes: fc.integer({ min: 0, max: 1_500 }) }),
  },
  { weight: 4, arbitrary: fc.constantFrom({ does: 'tick' as const }, { does: 'serve' as const }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('configure' as const), times }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('jump' as const),
      hours: fc.oneof(fc.integer({ min: -30, max: 30 }), fc.constantFrom(-24 * 365, 24 * 365)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('fail' as const),
      fault: fc.constantFrom(
        'answer_lost' as const,
        'crash_before' as const,
        'crash_after' as const,
        'limited' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'restart' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One channel of a bot whose process, clock and options change at any time. */
async function createWorld(store: Store) {
  let now = NOW;
  let arrived = 0;
  const clock = () => now;
  const discord = createFakeDiscord(clock);
  const destinationId = await addAlertChannelIn(store, '1', 'channel');
  let bot = await startProcess(store, discord, clock);
  /** Ids of deliveries that a request may have posted without an answer. */
  let mayBePosted = true;
  const tooEarly: string[] = [];

  async function serve(): Promise<void> {
    const destination = await store.destinations.get(destinationId);
    const before = discord.messages.length;
    const isFaulty = discord.faults.length > 0;
    const result = await bot.serve(destinationId);
    const posted = discord.messages.slice(before);
    if (destination !== undefined && isHeldBack(destination, now) && destination.digestAt === null) {
      // One message may be in doubt; all others wait.
      const inDoubt = mayBePosted || isFaulty ? 1 : 0;
      tooEarly.push(...posted.slice(inDoubt).map(({ content }) => content));
    }
    mayBePosted = result === 'crashed';
    if (result === 'crashed') bot = await startProcess(store, discord, clock);
  }

  async function apply(one: Step): Promise<void> {
    switch (one.does) {
      case 'arrive':
        for (let index = 0; index < one.count; index += 1) {
          arrived += 1;
          const update = scan(`scan ${arrived}`, `LP${arrived}00000CN`);
          await store.ingest.record([incomingEvent(`${arrived}`, { receivedAt: now, updates: [update] })]);
        }
        return;
      case 'pass':
        now += one.minutes * MINUTE_MS;
        return;
      case 'jump':
        now += one.hours * HOUR_MS;
        return;
      case 'tick':
        return bot.releaseHolds();
      case 'serve':
        return serve();
      case 'configure':
        return store.holds.configure(destinationId, one.times, now);
      case 'fail':
        discord.faults.push(one.fault);
        return;
      case 'restart':
        bot = await startProcess(store, discord, clock);
        mayBePosted = true;
    }
  }

  return {
    apply,
    tooEarly,
    arrived: () => Array.from({ length: arrived }, (_, index) => index + 1),
    told: () =>
      discord.messages.flatMap(({ content }) => content.replace('digest ', '').split(' ').map(Number)),
    async finish(): Promise<void> {
      discord.faults.length = 0;
      for (let round = 0; round < 3; round += 1) {
        await bot.releaseHolds();
        await serve();
        now += DAY_MS + 3 * HOUR_MS;
      }
      await store.holds.configure(destinationId, NO_HOLDS, now);
      await serve();
    },
  };
}

it('every delivery is told once, in order, and not in quiet hours, whatever happens to clock, options and process', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const store = openMemoryStore(() => 'all');
      const world = await createWorld(store);
      for (const one of steps) await world.apply(one);
      await world.finish();
      expect(world.told()).toEqual(world.arrived());
      expect(world.tooEarly).toEqual([]);
      await store.close();
    }),
    { numRuns: 150 },
  );
}, 120_000);
