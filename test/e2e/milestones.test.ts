import type { ClientMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { deliveredParcels } from '../../sandbox/delivered-parcels.ts';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { createArrivals } from '../../src/parcels/arrival.ts';
import { createNumberHash } from '../../src/parcels/number-hash.ts';
import type { Store } from '../../src/store/index.ts';
import { asUser } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

/** Known, but not scanned yet; its whole way is in the sandbox. */
const NUMBER = 'LP006472184CN';
/** Discord's flag for a message that notifies nobody. */
const SILENT = 4096;

/** What the bot has seen of other parcels, so that this one has dates. */
async function learn({ arrivals }: Pick<Store, 'arrivals'>): Promise<void> {
  const known = createArrivals({ store: { arrivals }, hash: createNumberHash(LOCAL_TOKEN) });
  for (const { deliveredAt, ...parcel } of deliveredParcels(Date.now()))
    await known.learn(parcel, { at: deliveredAt, watched: false });
}

const bot = useRunningBot({}, learn);
const { runCommand, pressForged } = asUser(bot);

const pushes = async (channelId: string): Promise<string[]> => {
  const messages = await bot().discord.as(seeded.mo).in(channelId).messages();
  const isPush = ({ author, flags, content }: ClientMessage) =>
    author.bot && (flags & SILENT) === 0 && content.includes('**');
  return messages.filter(isPush).map(({ content }) => content.replaceAll('\u00A0', ' '));
};

it('tells a follower, and a channel, of a parcel’s whole way in five messages, two of them between China and the door', async () => {
  const add = { event: 'tracking', channel: seeded.parcels };
  await runCommand('alerts', { subcommand: 'add', options: add });
  const card = await runCommand('track', { userId: seeded.mo, options: { number: NUMBER } });
  await pressForged(card, `track:follow:${NUMBER}:dm`, seeded.mo);
  const told: number[] = [];
  for (;;) {
    const scan = bot().service.parcels.advance(NUMBER);
    if (scan === null) break;
    const event = trackingUpdated(NUMBER, scan);
    await postEvent(bot().receiverUrl, event);
    // The service repeats itself.
    await postEvent(bot().receiverUrl, event);
    const isTold = /^(Accepted|Arrived in dest|Customs clear|Out for|Delivered)/.test(scan.status ?? '');
    if (isTold) told.push(told.length + 1);
    await expect.poll(async () => (await pushes(seeded.dmMo)).length, { timeout: 15_000 }).toBe(told.length);
  }
  const lines = (name: string) => [
    expect.stringMatching(`^📥 \\*\\*${name}\\*\\*: accepted`),
    expect.stringMatching(`^🛬 \\*\\*${name}\\*\\*: landed · likely here \\w+ \\d+`),
    expect.stringMatching(
      `^(🛃|📅) \\*\\*${name}\\*\\*: (cleared customs · likely here|now likely) \\w+ \\d+`,
    ),
    expect.stringMatching(`^🛵 \\*\\*${name}\\*\\*: out for delivery`),
    expect.stringMatching(`^✅ \\*\\*${name}\\*\\*: delivered`),
  ];
  expect(await pushes(seeded.dmMo)).toEqual(lines(NUMBER));
  await expect.poll(async () => (await pushes(seeded.parcels)).length, { timeout: 15_000 }).toBe(5);
  expect(await pushes(seeded.parcels)).toEqual(lines('LP.+84CN'));
});
