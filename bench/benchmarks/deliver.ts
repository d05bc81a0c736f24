import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import type { Benchmark } from '../benchmark.ts';
import { trackingNumber, trackingUpdated } from '../events.ts';
import { now, quantile, runInterleaved } from '../measure.ts';
import { newDatabase, SECRET, startBot, startReference } from '../programs.ts';
import { type ResultDescription, toResult } from '../result.ts';
import { storeFollows } from '../seed-database.ts';
import { connectSender } from '../sender.ts';
import { openChannels, startDiscord } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

const CHANNELS = 100;
/** Below the rate limits of the bot and of each channel, so that nothing waits. */
const EVERY_MS = 30;

const DESCRIPTION: ResultDescription = {
  measure: 'webhook accepted → message at Discord, median',
  against: 'one bare REST post of the same message',
  unit: 'ms',
  target: { of: 'ratio', bound: 'at most', value: 1.5 },
};

export default {
  name: 'deliver',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const [rounds, perRound] = quick ? [3, 50] : [9, 100];
      const { discord, apiUrl, nextPost } = track(await startDiscord());
      const { path } = track(await newDatabase());
      const channels = openChannels(discord, CHANNELS);
      const channelForRound = (serial: number) => channels[serial % CHANNELS] ?? '';
      // One parcel per event: a second scan of a parcel would edit the first one's message.
      const parcels = Array.from({ length: CHANNELS + rounds * perRound }, (_, serial) => ({
        channelId: channelForRound(serial),
        trackingNumber: trackingNumber(serial),
      }));
      await storeFollows(path, parcels);
      const { receiverUrl } = track(await startBot({ DISCORD_API_URL: apiUrl, DATABASE_PATH: path }));

      const sender = track(await connectSender(receiverUrl, SECRET));

      const postedAt = (channelId: string) => nextPost(new RegExp(`/channels/${channelId}/messages$`));
      let serial = 0;
      const ours = async () => {
        await sleep(EVERY_MS);
        const posted = postedAt(channelForRound(serial));
        const event = sender.request(trackingUpdated(trackingNumber(serial), serial));
        serial += 1;
        await sender.post([event]);
        const acceptedAt = now();
        return (await posted) - acceptedAt;
      };
      for (let first = 0; first < CHANNELS; first += 1) await ours();

      const MESSAGE = lastMessage(discord);
      const poster = track(await startReference('bare-poster', { DISCORD_API_URL: apiUrl, MESSAGE }));
      const reference = async (round: number) => {
        await sleep(EVERY_MS);
        const channelId = channelForRound(round);
        const posted = postedAt(channelId);
        const startedAt = await poster.query(channelId);
        return (await posted) - startedAt;
      };
      await runInterleaved(1, reference, reference);
      const medians = { reference: [] as number[], ours: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        const pairs = await runInterleaved(perRound, reference, ours);
        medians.reference.push(quantile(pairs.reference, 0.5));
        medians.ours.push(quantile(pairs.ours, 0.5));
      }
      return [toResult(DESCRIPTION, medians)];
    }),
} satisfies Benchmark;

/** The body of the bot's last message without its nonce. */
function lastMessage({ requests }: LocalDiscord): string {
  const { body } = requests.findLast(({ route }) => route.endsWith('/messages')) ?? {};
  return JSON.stringify({ ...Object(body), nonce: undefined, enforce_nonce: undefined });
}
