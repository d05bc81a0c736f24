import { seeded } from '../../sandbox/seed.ts';
import { DEMO_KEY } from '../../sandbox/service/index.ts';
import type { Benchmark } from '../benchmark.ts';
import { startDelayedService } from '../delayed-service.ts';
import { now, quantile, runInterleaved } from '../measure.ts';
import { startBot, startReference } from '../programs.ts';
import { type ResultDescription, toResult } from '../result.ts';
import { openChannels, startDiscord } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

/** Latency of every answer from the service. */
const SERVICE_MS = 100;
/** A person gets ten replies a minute. */
const PEOPLE = [seeded.ada, seeded.mo, seeded.lin];
const REPLIES_PER_PERSON = 10;
const WARM_UP = 6;

const DESCRIPTION: ResultDescription = {
  measure: 'link pasted in chat → reply with title, price and photos, cold cache, median',
  against: 'the slowest of its calls of the service, and one bare REST post of the same message',
  unit: 'ms',
  target: { of: 'ratio', bound: 'at most', value: 1.25 },
  note: `The service takes ${SERVICE_MS} ms for every answer.`,
};

export default {
  name: 'chat-reply',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const [rounds, perRound] = quick ? [2, 4] : [4, 6];
      const { discord, apiUrl, nextPost } = track(await startDiscord());
      const service = track(await startDelayedService(SERVICE_MS));
      track(await startBot({ DISCORD_API_URL: apiUrl, API_BASE_URL: service.url, API_KEY: DEMO_KEY }));
      const channels = openChannels(discord, PEOPLE.length * REPLIES_PER_PERSON);
      const postedIn = (channelId: string) => nextPost(new RegExp(`/channels/${channelId}/messages$`));
      let serial = 0;
      const ours = async () => {
        const channelId = channels[serial] ?? '';
        const userId = PEOPLE[serial % PEOPLE.length] ?? seeded.ada;
        const content = `https://weidian.com/item.html?itemID=${7_600_000_000 + serial}`;
        serial += 1;
        const posted = postedIn(channelId);
        const startedAt = now();
        await discord.as(userId).in(channelId).send(content);
        return (await posted) - startedAt;
      };
      for (let first = 0; first < WARM_UP; first += 1) await ours();

      const MESSAGE = lastReply(discord.requests);
      const poster = track(await startReference('bare-poster', { DISCORD_API_URL: apiUrl, MESSAGE }));
      const reference = async (round: number) => {
        const paths = service.pathsFor(String(7_700_000_000 + round));
        const calls = paths.map((path) => timeOf(() => fetch(`${service.url}${path}`)));
        const slowest = Math.max(...(await Promise.all(calls)));
        const channelId = channels[round] ?? '';
        const posted = postedIn(channelId);
        const startedAt = await poster.query(channelId);
        return slowest + (await posted) - startedAt;
      };
      await reference(0);
      const medians = { reference: [] as number[], ours: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        const pairs = await runInterleaved(perRound, reference, ours);
        medians.reference.push(quantile(pairs.reference, 0.5));
        medians.ours.push(quantile(pairs.ours, 0.5));
      }
      return [toResult(DESCRIPTION, medians)];
    }),
} satisfies Benchmark;

async function timeOf(call: () => Promise<Response>): Promise<number> {
  const startedAt = now();
  await (await call()).text();
  return now() - startedAt;
}

/** The body of the bot's last reply, as a separate message. */
function lastReply(requests: readonly { readonly route: string; readonly body?: unknown }[]): string {
  const { body } = requests.findLast(({ route }) => route.endsWith('/messages')) ?? {};
  const written = JSON.stringify(body);
  if (!/CN¥.*\d QC/.test(written)) throw new Error(`no reply with title and price: ${written}`);
  return JSON.stringify({
    ...Object(body),
    nonce: undefined,
    enforce_nonce: undefined,
    message_reference: undefined,
  });
}
