import type { ClientMessage } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

const bot = useRunningBot();
const { runCommand, removeAlerts, press } = asUser(bot);
const SILENT = 4_096;

let serial = 0;
/** A number that no other test uses. */
const newNumber = () => {
  serial += 1;
  return `LQ${String(100_000_000 + serial)}CN`;
};
const mask = (number: string) => `${number.slice(0, 2)}••••${number.slice(-4)}`;
const report = (number: string, status: string) =>
  postEvent(bot().receiverUrl, trackingUpdated(number, { status, location: 'Liège', country: 'BE' }));

/** The parcel's post in the forum. */
async function postOf(number: string) {
  const { guilds } = await bot().discord.as(seeded.ada).state();
  const posts = guilds.flatMap(({ channels }) =>
    channels.filter(({ parentId }) => parentId === seeded.finds),
  );
  return posts.find(({ name }) => name.includes(mask(number)));
}
const messageIn = (channelId: string, isWanted: (message: ClientMessage) => boolean) =>
  bot().discord.waitForMessage((message) => message.channelId === channelId && isWanted(message));
const isCard = ({ flags }: ClientMessage) => (flags & SILENT) !== 0;

afterEach(async () => {
  await removeAlerts(seeded.finds);
});

describe('a forum as alert channel', () => {
  it('has a post for each parcel, whose card and alerts lead to the history', async () => {
    await runCommand('alerts', { subcommand: 'add', options: { event: 'tracking', channel: seeded.finds } });
    const number = newNumber();
    await report(number, 'Delivered');
    await expect.poll(() => postOf(number), { timeout: 10_000 }).toBeDefined();
    const post = (await postOf(number))?.id ?? '';
    const alert = await messageIn(
      post,
      (message) => !isCard(message) && allTextOf(message).includes('elivered'),
    );
    expect(allTextOf(alert)).not.toContain(number);
    const card = await messageIn(post, (message) => isCard(message) && message.editedAt !== null);
    expect(card.id).toBe(post);
    expect(JSON.stringify(card)).not.toContain(number);
    for (const message of [card, alert]) {
      const [, label = ''] = /"label":"([^"]*history[^"]*)"/i.exec(allTextOf(message)) ?? [];
      const history = await press(message, label);
      expect(allTextOf(history)).toContain(mask(number));
      expect(history.visibleTo).toBe(seeded.ada);
    }
  });

  it('gives a masked number away to nobody who presses the card', async () => {
    await runCommand('alerts', { subcommand: 'add', options: { event: 'tracking', channel: seeded.finds } });
    const number = newNumber();
    await report(number, 'Departed from hub');
    await expect.poll(() => postOf(number), { timeout: 10_000 }).toBeDefined();
    const post = (await postOf(number))?.id ?? '';
    const card = await messageIn(post, (message) => isCard(message) && message.editedAt !== null);
    const reply = await press(card, 'Follow in my DMs');
    expect(allTextOf(reply)).toContain('enter the full number');
    expect(JSON.stringify(reply)).not.toContain(number);
  });

  it('lets people follow in their DMs where numbers are shown', async () => {
    await runCommand('alerts', {
      subcommand: 'add',
      options: { event: 'tracking', channel: seeded.finds, mask: false },
    });
    const number = newNumber();
    await report(number, 'Departed from hub');
    const open = async () => {
      const { guilds } = await bot().discord.as(seeded.ada).state();
      return guilds.flatMap(({ channels }) => channels).find(({ name }) => name.includes(number));
    };
    await expect.poll(open, { timeout: 10_000 }).toBeDefined();
    const card = await messageIn(
      (await open())?.id ?? '',
      (message) => isCard(message) && message.editedAt !== null,
    );
    expect(allTextOf(await press(card, 'Follow in my DMs'))).toContain(number);
    expect(allTextOf(await runCommand('track'))).toContain(number);
  });
});
