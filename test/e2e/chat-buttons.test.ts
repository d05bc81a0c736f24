import type { APIStringSelectComponent } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const SHOES = '7212345601';
const CAP = '7190456632';
const linkTo = (id: string) => `https://weidian.com/item.html?itemID=${id}`;
/** Seven products: a reply shows three of them. */
const SEVEN = [SHOES, CAP, ...Array.from({ length: 5 }, (_, index) => `740000000${index}`)];

const bot = useRunningBot();
const { openSettings, press, choose } = asUser(bot);

let channelId: string;
let serial = 0;
beforeEach(() => {
  serial += 1;
  channelId = bot().discord.admin.openThread(seeded.general, `buttons ${serial}`);
});

const replyTo = async (ids: readonly string[]): Promise<ClientMessage> => {
  const { discord } = bot();
  const content = ids.map(linkTo).join(' ');
  const { id } = await discord.as(seeded.mo).in(channelId).send(content);
  return discord.waitForMessage(({ replyTo: source }) => source === id);
};
const titles = (message: ClientMessage) => allTextOf(message).match(/\*\*\d+\*\* \[/g)?.length;
const optionsOf = (message: ClientMessage, customId: string) =>
  partsOf<APIStringSelectComponent>(message.components).find(({ custom_id }) => custom_id === customId)
    ?.options ?? [];

/** The product whose photos a card shows. */
const shownIn = (message: ClientMessage) =>
  optionsOf(message, 'convert:otherPhotos').find((option) => option.default === true)?.value;

describe('the buttons of a reply to several links', () => {
  it('open the photos of the first product, with a menu of the others', async () => {
    const photos = await press(await replyTo([SHOES, CAP]), 'QC photos', seeded.lin);
    expect(photos.visibleTo).toBe(seeded.lin);
    const menu = optionsOf(photos, 'convert:otherPhotos');
    expect(menu.map(({ value }) => value)).toEqual([`weidian:${SHOES}`, `weidian:${CAP}`]);
    expect(shownIn(photos)).toBe(`weidian:${SHOES}`);
    const at = partsOf<APIStringSelectComponent>(photos.components)
      .filter((part) => 'options' in part)
      .findIndex(({ custom_id }) => custom_id === 'convert:otherPhotos');
    const other = await choose(photos, at, () => `weidian:${CAP}`, seeded.lin);
    expect(other.id).toBe(photos.id);
    expect(shownIn(other)).toBe(`weidian:${CAP}`);
    expect(allTextOf(other)).toContain(`itemID=${CAP}`);
  });

  it('offer to choose agents, and then list the links there', async () => {
    const list = await press(await replyTo([SHOES, CAP]), 'More', seeded.lin);
    expect(list.visibleTo).toBe(seeded.lin);
    const offered = optionsOf(list, 'convert:chooseAgents').map(({ value }) => value);
    expect(offered).toContain('kakobuy');
    expect(offered).not.toContain('pandabuy');
    const chosen = await choose(list, 0, () => 'kakobuy', seeded.lin);
    expect(chosen.id).toBe(list.id);
    expect(optionsOf(chosen, 'convert:chooseAgents')).toEqual([]);
    expect(allTextOf(chosen).match(/\]\(https:\/\/(?:www\.)?kakobuy\.com/g)).toHaveLength(2);
  });

  it('show all products, also those that the reply leaves out', async () => {
    const reply = await replyTo(SEVEN);
    expect(titles(reply)).toBe(3);
    expect(titles(await press(reply, 'Show all 7', seeded.lin))).toBe(7);
  });

  it('know the products of the message after an edit', async () => {
    const reply = await replyTo([SHOES]);
    const messageId = reply.replyTo ?? '';
    const content = SEVEN.map(linkTo).join('\n');
    await bot().discord.as(seeded.mo).edit({ id: messageId }, content);
    const edited = await bot().discord.waitForMessage(
      ({ id, components }) => id === reply.id && JSON.stringify(components).includes('Show all 7'),
    );
    // The edit is recorded after Discord has accepted it.
    await expect.poll(async () => titles(await press(edited, 'Show all 7', seeded.lin))).toBe(7);
  });

  it('work from the links in the reply when nothing is stored', async () => {
    const reply = await replyTo(SEVEN);
    const data = await openSettings('data', { userId: seeded.mo });
    const asked = await press(data, 'Delete all of it', seeded.mo);
    await press(asked, 'Delete all of it', seeded.mo);
    expect(titles(await press(reply, 'Show all 7', seeded.ada))).toBe(3);
  });
});

describe('a list of more products than fit', () => {
  it('has pages that keep all of them', async () => {
    const many = Array.from({ length: 11 }, (_, index) => `75000000${10 + index}`);
    const first = await press(await replyTo(many), 'Show all 11', seeded.ada);
    expect(titles(first)).toBe(8);
    const second = await press(first, 'Next', seeded.ada);
    expect([second.id, titles(second)]).toEqual([first.id, 3]);
    expect(titles(await press(second, 'Previous', seeded.ada))).toBe(8);
  });
});
