import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../../sandbox/discord/seed.ts';
import { DEMO_KEY, startService } from '../../sandbox/service/index.ts';
import { openChannels, startDiscord, told } from '../discord.ts';
import { trackingNumber, trackingUpdated } from '../events.ts';
import { find } from '../finding.ts';
import { keeping } from '../lifetime.ts';
import { interleaved, now } from '../measure.ts';
import { newDatabase, SECRET, startBot } from '../programs.ts';
import type { Row } from '../row.ts';
import { connectSender } from '../sender.ts';
import { storeAlertChannels } from '../stored.ts';

/** Requests of a bot (developers/topics/rate-limits). One message a channel stays far from the channel's own limit. */
const PER_SECOND = 50;

export default {
  name: 'fan-out',
  measure: ({ quick }) =>
    keeping(async (keep) => {
      const channels = quick ? 300 : 1_000;
      const { discord, apiUrl } = keep(await startDiscord({ rateLimits: true }));
      const { path } = keep(await newDatabase());
      await storeAlertChannels(path, openChannels(discord, channels));
      const service = keep(await startService());
      const settings = {
        API_BASE_URL: service.url,
        API_KEY: DEMO_KEY,
        DATABASE_PATH: path,
        HOME_GUILD_IDS: seeded.haulClub,
      };
      const { receiverUrl } = keep(await startBot({ DISCORD_API_URL: apiUrl, ...settings }));
      const sender = keep(await connectSender(receiverUrl, SECRET));
      const refused = () => discord.requests.filter(({ status }) => status === 429).length;

      /** The first 50 at once, the next after a second, and so on: nobody can be faster without being refused. */
      const limit = () => channels / (Math.ceil(channels / PER_SECOND) - 1);
      const messagesPerSecond = async (round: number) => {
        // Nothing of the round before counts any more.
        await sleep(2_000);
        const messages = told(discord, 'message.create', channels);
        const startedAt = now();
        await sender.post([sender.request(trackingUpdated(trackingNumber(round), 0))]);
        return (channels * 1_000) / ((await messages) - startedAt);
      };
      const pairs = await interleaved(quick ? 1 : 3, limit, messagesPerSecond);
      const against = 'what 50 requests a second allow';
      return [
        find(
          {
            measure: `one event to ${channels} channels`,
            against,
            unit: 'messages a second',
            target: { of: 'ratio', bound: 'at least', value: 0.95 },
          },
          pairs,
        ),
        find(
          {
            measure: `refused by Discord while telling ${channels} channels`,
            against,
            unit: 'requests',
            target: { of: 'ours', bound: 'at most', value: 0 },
          },
          { reference: [0], ours: [refused()] },
        ),
      ];
    }),
} satisfies Row;
