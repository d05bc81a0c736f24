import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { type Api, createApi } from '../../src/service/index.ts';
import type { HomeGuilds } from '../../src/store/index.ts';
import { AudienceModel } from '../support/audience-model.ts';
import { DESTINATIONS, homeGuilds, type Step, steps } from '../support/audience-steps.ts';
import { nameOfUpdate, type ProcessStep, processStep, ToldWorld } from '../support/told-world.ts';

let local: RunningLocalDiscord;
let service: RunningService;
let api: Api;
beforeAll(async () => {
  local = await startLocalDiscord();
  service = await startService();
  const options = { timeoutMs: 1_000, concurrency: 8, arrayEncoding: 'repeat', now: Date.now } as const;
  api = createApi({ baseUrl: service.url, key: 'demo-key', ...options });
});
afterAll(async () => {
  await api.close();
  await service.close();
  await local.close();
});

/** Steps of the process come in between: each before the step with its index. */
const processSteps = fc.array(fc.tuple(fc.nat(50), processStep), { maxLength: 8 });

function interleave(
  happening: readonly Step[],
  inBetween: readonly (readonly [before: number, step: ProcessStep])[],
): (Step | ProcessStep)[] {
  return happening.flatMap((one, index) => [
    ...inBetween.filter(([before]) => before === index).map(([, step]) => step),
    one,
  ]);
}

/** The updates of the parcel, then those of the product. */
const byTopic = (names: readonly string[]) =>
  names.toSorted((one, other) => topicOf(one).localeCompare(topicOf(other)));
const topicOf = (name: string) => name.split(' ')[0] ?? '';

/** Updates of one topic may join an earlier message, so only their own order counts. */
async function expectTold(home: HomeGuilds, happening: readonly (Step | ProcessStep)[]): Promise<void> {
  const world = await ToldWorld.open(local, api, home);
  const model = new AudienceModel(home);
  try {
    for (const one of happening) {
      await world.apply(one);
      if (one.does !== 'start' && one.does !== 'stop' && one.does !== 'jump') model.apply(one, world.now);
      if (world.isRunning) model.deliver();
    }
    for (const [index, { id }] of DESTINATIONS.entries()) {
      const expected = (model.told[index] ?? []).map(nameOfUpdate);
      expect(byTopic(await world.toldAt(index)), id).toEqual(byTopic(expected));
    }
  } finally {
    await world.close();
  }
}

it('tells each destination what its levels ask for, once and in order, through restarts, refusals and leaps of the clock', async () => {
  await fc.assert(
    fc.asyncProperty(homeGuilds, steps, processSteps, (home, happening, inBetween) =>
      expectTold(home, interleave(happening, inBetween)),
    ),
    { numRuns: 25 },
  );
}, 120_000);

it('tells the same if the clock is set back', async () => {
  await fc.assert(
    fc.asyncProperty(homeGuilds, steps, processSteps, (home, happening, inBetween) => {
      // How much a refusing destination missed is reckoned by the clock.
      const accepted = happening.filter(({ does }) => does !== 'suspend');
      const back = inBetween.map(([before, step], index) => {
        const goesBack = step.does === 'jump' && index % 2 === 0;
        return [before, goesBack ? { ...step, hours: -step.hours } : step] as const;
      });
      return expectTold(home, interleave(accepted, back));
    }),
    { numRuns: 15 },
  );
}, 120_000);
