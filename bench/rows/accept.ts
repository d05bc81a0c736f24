import { freePort } from '../../sandbox/free-port.ts';
import { startDiscord } from '../discord.ts';
import { trackingNumber, trackingUpdated } from '../events.ts';
import { find } from '../finding.ts';
import { keeping } from '../lifetime.ts';
import { interleaved, now, ratioOf } from '../measure.ts';
import { newDatabase, type ReferenceName, SECRET, startBot, startReference } from '../programs.ts';
import type { Row } from '../row.ts';
import { connectSender, type Sender } from '../sender.ts';

/** Parcels that events speak of: each is heard of many times. */
const PARCELS = 2_000;
const CONNECTIONS = 64;

export default {
  name: 'accept',
  measure: ({ quick }) =>
    keeping(async (keep) => {
      const discord = keep(await startDiscord());
      const newPath = async () => keep(await newDatabase()).path;
      const bot = keep(await startBot({ DISCORD_API_URL: discord.apiUrl, DATABASE_PATH: await newPath() }));
      const startRoute = async (name: ReferenceName) => {
        const port = String(await freePort());
        keep(await startReference(name, { PORT: port, SECRET, DATABASE_PATH: await newPath() }));
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
      const connected = async (url: string) => keep(await connectSender(url, SECRET, CONNECTIONS));
      const reference = perSecond(await connected(await startRoute('bare-route')));
      const least = perSecond(await connected(await startRoute('least-accept')));
      const ours = perSecond(await connected(bot.receiverUrl));
      await interleaved(1, reference, ours);
      const possible = ratioOf(await interleaved(quick ? 2 : 4, reference, least)).median;
      return [
        find(
          {
            measure: 'signed webhooks accepted and fsynced',
            against: 'Fastify answering the same POST with nothing behind it',
            unit: 'a second',
            target: { of: 'ratio', bound: 'at least', value: 0.6 },
            note: `A program that checks the signature, inserts one row and shares its commits, and nothing else (bench/reference/least-accept.ts), reaches ${possible.toFixed(2)} itself. Besides that, Haulmate reads and checks what the event says, finds out in seven statements whom it concerns, and logs a line, all on one thread.`,
          },
          await interleaved(quick ? 3 : 9, reference, ours),
        ),
      ];
    }),
} satisfies Row;
