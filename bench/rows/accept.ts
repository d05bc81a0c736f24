import { freePort } from '../../sandbox/free-port.ts';
import { startDiscord } from '../discord.ts';
import { trackingNumber, trackingUpdated } from '../events.ts';
import { find } from '../finding.ts';
import { keeping } from '../lifetime.ts';
import { interleaved } from '../measure.ts';
import { pour, signedRequest } from '../pour.ts';
import { newDatabase, SECRET, startBot, startReference } from '../programs.ts';
import type { Row } from '../row.ts';

/** Parcels that events speak of: each is heard of many times. */
const PARCELS = 2_000;

export default {
  name: 'accept',
  measure: ({ quick }) =>
    keeping(async (keep) => {
      const discord = keep(await startDiscord());
      const { path } = keep(await newDatabase());
      const bot = keep(await startBot({ DISCORD_API_URL: discord.apiUrl, DATABASE_PATH: path }));
      const port = await freePort();
      keep(await startReference('bare-route', { PORT: String(port) }));

      const events = quick ? 4_000 : 10_000;
      let serial = 0;
      const perSecond = (url: string) => () => {
        const requests = Array.from({ length: events }, () => {
          serial += 1;
          return signedRequest(url, trackingUpdated(trackingNumber(serial % PARCELS), serial), SECRET);
        });
        return pour(url, requests);
      };
      const reference = perSecond(`http://127.0.0.1:${port}/webhook`);
      const ours = perSecond(bot.receiverUrl);
      await interleaved(1, reference, ours);
      return [
        find(
          {
            measure: 'signed webhooks accepted and fsynced',
            against: 'Fastify answering the same POST with nothing behind it',
            unit: 'a second',
            target: { of: 'ratio', bound: 'at least', value: 0.6 },
          },
          await interleaved(quick ? 3 : 9, reference, ours),
        ),
      ];
    }),
} satisfies Row;
