import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../../sandbox/seed.ts';
import { DEMO_KEY, startService } from '../../sandbox/service/index.ts';
import type { Benchmark } from '../benchmark.ts';
import { trackingNumber, trackingUpdated } from '../events.ts';
import { now, runInterleaved } from '../measure.ts';
import { newDatabase, SECRET, startBot } from '../programs.ts';
import { toResult } from '../result.ts';
import { storeAlertChannels } from '../seed-database.ts';
import { connectSender } from '../sender.ts';
import { openChannels, startDiscord, timeOfNthEvent } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

/** Discord's limit for a bot (developers/topics/rate-limits). One message per channel stays below the channel's own limit. */
const PER_SECOND = 50;

export default {
  name: 'fan-out',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const channels = quick ? 300 : 1_000;
      const { discord, apiUrl } = track(await startDiscord({ rateLimits: true }));
      const { path } = track(await newDatabase());
      await storeAlertChannels(path, openChannels(discord, channels));
      const service = track(await startService());
      const api = { API_BASE_URL: service.url, API_KEY: DEMO_KEY };
      const database = { DATABASE_PATH: path, HOME_GUILD_IDS: seeded.haulClub };
      const { receiverUrl } = track(await startBot({ DISCORD_API_URL: apiUrl, ...api, ...database }));
      const sender = track(await connectSender(receiverUrl, SECRET));
      const rateLimited = () => discord.requests.filter(({ status }) => status === 429).length;

      /** The first 50 at once, the next after a second, and so on: the fastest that Discord allows. */
      const limit = () => channels / (Math.ceil(channels / PER_SECOND) - 1);
      const messagesPerSecond = async (round: number) => {
        // Until the previous round no longer counts towards the rate limit.
        await sleep(2_000);
        const messages = timeOfNthEvent(discord, 'message.create', channels);
        const startedAt = now();
        await sender.post([sender.request(trackingUpdated(trackingNumber(round), 0))]);
        return (channels * 1_000) / ((await messages) - startedAt);
      };
      const pairs = await runInterleaved(quick ? 1 : 3, limit, messagesPerSecond);
      const against = 'what 50 requests a second allow';
      return [
        toResult(
          {
            measure: `one event to ${channels} channels`,
            against,
            unit: 'messages a second',
            target: { of: 'ratio', bound: 'at least', value: 0.95 },
          },
          pairs,
        ),
        toResult(
          {
            measure: `requests refused with 429 while alerting ${channels} channels`,
            against,
            unit: 'requests',
            target: { of: 'ours', bound: 'at most', value: 0 },
          },
          { reference: [0], ours: [rateLimited()] },
        ),
      ];
    }),
} satisfies Benchmark;
