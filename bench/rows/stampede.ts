import { seeded } from '../../sandbox/discord/seed.ts';
import { DEMO_KEY, SAMPLES, type Service, startService } from '../../sandbox/service/index.ts';
import { type MeasuredDiscord, startDiscord, told } from '../discord.ts';
import { find } from '../finding.ts';
import { keeping } from '../lifetime.ts';
import { interleaved } from '../measure.ts';
import { startBot } from '../programs.ts';
import type { Row } from '../row.ts';

type Product = (typeof SAMPLES.products)[number];

export default {
  name: 'stampede',
  measure: ({ quick }) =>
    keeping(async (keep) => {
      const people = quick ? 200 : 1_000;
      // This machine plays Discord and a thousand people, too: patience, since calls are counted here and not seconds.
      const { discord, apiUrl } = keep(await startDiscord({ interactionDeadlineMs: 60_000 }));
      const { url, service, close } = await startService();
      keep({ close });
      keep(await startBot({ DISCORD_API_URL: apiUrl, API_BASE_URL: url, API_KEY: DEMO_KEY }));
      // Agents do not tell Tmall from Taobao, so a link of theirs can mean another product there.
      const products = SAMPLES.products.filter(({ platform }) => platform === 'weidian').values();
      const callsFor = (count: number) => async () => {
        const product = products.next().value;
        if (product === undefined) throw new RangeError('The sandbox has no product left');
        return upstreamCalls(discord, service, product, count);
      };
      return [
        find(
          {
            measure: `${people} people asking for one product at once`,
            against: 'one person asking',
            unit: 'upstream calls',
            target: { of: 'ours', bound: 'at most', value: 1 },
            note: 'Asked by `/qc`, each person with the link of another agent. `/lookup` asks once per agent, whose warehouse it tells of.',
          },
          await interleaved(quick ? 1 : 2, callsFor(1), callsFor(people)),
        ),
      ];
    }),
} satisfies Row;

/** Everybody asks by another link: the platform's own, and every agent's. */
async function upstreamCalls(
  discord: MeasuredDiscord['discord'],
  { requests }: Service,
  { canonical, agents }: Product,
  people: number,
): Promise<number> {
  const links = [canonical, ...Object.values(agents)];
  const before = requests.length;
  const answered = told(discord, 'message.update', people);
  for (let person = 0; person < people; person += 1) {
    const link = links[person % links.length] ?? canonical;
    const place = { userId: seeded.ada, channelId: seeded.general };
    await discord.runCommand({ ...place, name: 'qc', options: { link } });
  }
  await answered;
  return requests.length - before;
}
