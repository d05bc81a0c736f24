import { seeded } from '../../sandbox/seed.ts';
import { DEMO_KEY, SAMPLES, type Service, startService } from '../../sandbox/service/index.ts';
import type { Benchmark } from '../benchmark.ts';
import { runInterleaved } from '../measure.ts';
import { startBot } from '../programs.ts';
import { toResult } from '../result.ts';
import { startDiscord, type TimedDiscord, timeOfNthEvent } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

type Product = (typeof SAMPLES.products)[number];

export default {
  name: 'stampede',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const people = quick ? 200 : 1_000;
      // This machine also runs Discord and a thousand clients. The benchmark counts calls, so time doesn't matter.
      const { discord, apiUrl } = track(await startDiscord({ interactionDeadlineMs: 60_000 }));
      const { url, service, close } = await startService();
      track({ close });
      track(await startBot({ DISCORD_API_URL: apiUrl, API_BASE_URL: url, API_KEY: DEMO_KEY }));
      // Agents use one name for Tmall and Taobao, so the same link may refer to a different product.
      const products = SAMPLES.products.filter(({ platform }) => platform === 'weidian').values();
      const callsFor = (count: number) => async () => {
        const product = products.next().value;
        if (product === undefined) throw new RangeError('The sandbox has no unused product left');
        return upstreamCalls(discord, service, product, count);
      };
      return [
        toResult(
          {
            measure: `${people} people requesting one product at once`,
            against: 'one person',
            unit: 'upstream calls',
            target: { of: 'ratio', bound: 'at most', value: 1 },
            note: 'With `/qc`, which asks for the photos, the product and the agent’s link, each person with the link of another agent. `/lookup` makes one call per agent, because each has its own warehouse data.',
          },
          await runInterleaved(quick ? 1 : 2, callsFor(1), callsFor(people)),
        ),
      ];
    }),
} satisfies Benchmark;

/** The links alternate between the platform's own and every agent's. */
async function upstreamCalls(
  discord: TimedDiscord['discord'],
  { requests }: Service,
  { canonical, agents }: Product,
  people: number,
): Promise<number> {
  const links = [canonical, ...Object.values(agents)];
  const before = requests.length;
  const allAnswered = timeOfNthEvent(discord, 'message.update', people);
  for (let person = 0; person < people; person += 1) {
    const link = links[person % links.length] ?? canonical;
    await discord.as(seeded.ada).in(seeded.general).run('qc', { link });
  }
  await allAnswered;
  return requests.length - before;
}
