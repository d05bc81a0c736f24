import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from '../../sandbox/discord/create-local-discord.ts';
import { openChannels, startDiscord } from '../discord.ts';
import { trackingNumber, trackingUpdated } from '../events.ts';
import { find } from '../finding.ts';
import { keeping } from '../lifetime.ts';
import { interleaved, now, quantile } from '../measure.ts';
import { newDatabase, SECRET, startBot, startReference } from '../programs.ts';
import type { Row } from '../row.ts';
import { connectSender } from '../sender.ts';
import { storeFollows } from '../stored.ts';

const CHANNELS = 100;
/** Below the limits of the bot and of each channel: nothing waits for its turn. */
const EVERY_MS = 30;

export default {
  name: 'deliver',
  measure: ({ quick }) =>
    keeping(async (keep) => {
      const [rounds, perRound] = quick ? [3, 50] : [9, 100];
      const { discord, apiUrl, nextPost } = keep(await startDiscord());
      const { path } = keep(await newDatabase());
      const channels = openChannels(discord, CHANNELS);
      const channelOf = (serial: number) => channels[serial % CHANNELS] ?? '';
      // A parcel for every event: a second scan of one would be added to the first one's message.
      const parcels = Array.from({ length: CHANNELS + rounds * perRound }, (_, serial) => ({
        channelId: channelOf(serial),
        trackingNumber: trackingNumber(serial),
      }));
      await storeFollows(path, parcels);
      const { receiverUrl } = keep(await startBot({ DISCORD_API_URL: apiUrl, DATABASE_PATH: path }));

      const sender = keep(await connectSender(receiverUrl, SECRET));

      const arrivalAt = (channelId: string) => nextPost(new RegExp(`/channels/${channelId}/messages$`));
      let serial = 0;
      const ours = async () => {
        await sleep(EVERY_MS);
        const arrival = arrivalAt(channelOf(serial));
        const event = sender.request(trackingUpdated(trackingNumber(serial), serial));
        serial += 1;
        await sender.post([event]);
        const acceptedAt = now();
        return (await arrival) - acceptedAt;
      };
      for (let first = 0; first < CHANNELS; first += 1) await ours();

      const MESSAGE = lastMessage(discord);
      const poster = keep(await startReference('bare-poster', { DISCORD_API_URL: apiUrl, MESSAGE }));
      const reference = async (round: number) => {
        await sleep(EVERY_MS);
        const channelId = channelOf(round);
        const arrival = arrivalAt(channelId);
        const begunAt = await poster.ask(channelId);
        return (await arrival) - begunAt;
      };
      await interleaved(1, reference, reference);
      const medians = { reference: [] as number[], ours: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        const pairs = await interleaved(perRound, reference, ours);
        medians.reference.push(quantile(pairs.reference, 0.5));
        medians.ours.push(quantile(pairs.ours, 0.5));
      }
      return [
        find(
          {
            measure: 'webhook accepted → message at Discord, median',
            against: 'one bare REST post of the same message',
            unit: 'ms',
            target: { of: 'ratio', bound: 'at most', value: 2 },
          },
          medians,
        ),
      ];
    }),
} satisfies Row;

/** What the bot has just posted, without what makes it that one message. */
function lastMessage({ requests }: LocalDiscord): string {
  const { body } = requests.findLast(({ route }) => route.endsWith('/messages')) ?? {};
  return JSON.stringify({ ...Object(body), nonce: undefined, enforce_nonce: undefined });
}
