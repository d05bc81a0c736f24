import { freePort } from '../../sandbox/free-port.ts';
import type { Benchmark } from '../benchmark.ts';
import { trackingNumber, trackingUpdated } from '../events.ts';
import { now, ratioOf, runInterleaved } from '../measure.ts';
import { newDatabase, type ReferenceName, SECRET, startBot, startReference } from '../programs.ts';
import { toResult } from '../result.ts';
import { connectSender, type Sender } from '../sender.ts';
import { startDiscord } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

/** The events are about so many parcels, so about each of them many times. */
const PARCELS = 2_000;
const CONNECTIONS = 64;

export default {
  name: 'accept',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const discord = track(await startDiscord());
      const newPath = async () => track(await newDatabase()).path;
      const bot = track(await startBot({ DISCORD_API_URL: discord.apiUrl, DATABASE_PATH: await newPath() }));
      const startRoute = async (name: ReferenceName) => {
        const port = String(await freePort());
        track(await startReference(name, { PORT: port, SECRET, DATABASE_PATH: await newPath() }));
        return `http://127.0.0.1:${port}/webhook`;
      };

      const events = quick ? 4_000 : 10_000;
      let serial = 0;
      const perSecond = (sender: Sender) => async () => {
        const requests = Array.from({ length: events }, () => {
          serial += 1;
          return sender.request(trackingUpdated(trackingNumber(serial % PARCELS), serial));
        });
        const startedAt = now();
        await sender.post(requests);
        return (events * 1_000) / (now() - startedAt);
      };
      const connect = async (url: string) => track(await connectSender(url, SECRET, CONNECTIONS));
      const reference = perSecond(await connect(await startRoute('bare-route')));
      const least = perSecond(await connect(await startRoute('least-accept')));
      const ours = perSecond(await connect(bot.receiverUrl));
      await runInterleaved(1, reference, ours);
      const possible = ratioOf(await runInterleaved(quick ? 2 : 4, reference, least)).median;
      return [
        toResult(
          {
            measure: 'signed webhooks accepted and fsynced',
            against: 'Fastify answering the same POST with nothing behind it',
            unit: 'a second',
            target: { of: 'ratio', bound: 'at least', value: 0.6 },
            note: `A program that only checks the signature, inserts one row and shares its commits (bench/reference/least-accept.ts) reaches ${possible.toFixed(2)}. Haulmate also validates the event, stores its updates and finds their destinations (in six statements for all that arrive together), and logs a line – all on one thread.`,
          },
          await runInterleaved(quick ? 3 : 9, reference, ours),
        ),
      ];
    }),
} satisfies Benchmark;
