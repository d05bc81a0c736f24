import { type APIButtonComponentWithURL, type APIStringSelectComponent, ComponentType } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const IDS = ['7240011893', '7212345601', '7240011901'];
const WEIDIAN = IDS.map((id) => `https://weidian.com/item.html?itemID=${id}`);
const TAOBAO = 'https://item.taobao.com/item.htm?id=731204458890';

const bot = useRunningBot({ POLL_MINUTES: '0' }, async ({ settings, hauls }) => {
  await settings.updateUser(seeded.ada, { agents: ['mulebuy'] });
  // A platform that no agent knows any more.
  const items = [{ product: 'weidian:7240011893' }, { product: 'dewu:5512' }];
  await hauls.create(seeded.lin, { items }, Date.now());
});
const { runCommand, press, pressForged, choose } = asUser(bot);

const haulOf = (userId: string, links: readonly string[]) =>
  runCommand('haul', { options: { add: links.join('\n') }, userId });

/** A busy machine shows what has arrived first: waits for the rest. */
const whole = (card: ClientMessage) =>
  bot().discord.waitForMessage(
    (message) => message.id === card.id && !/etting the links?…/.test(descriptionOf(message)),
  );

/** The custom id of the button for the links: without an agent of one's own, its label comes with the first link. */
const linksIdOf = (haul: ClientMessage) =>
  partsOf<{ readonly custom_id?: string }>(haul.components).find(({ custom_id: id }) =>
    id?.startsWith('haul:links:'),
  )?.custom_id ?? '';
const openLinks = (haul: ClientMessage, userId: string) => pressForged(haul, linksIdOf(haul), userId);

/** The lines of the code block. */
const listedIn = (card: ClientMessage) =>
  /```\n([\s\S]*?)\n```/.exec(descriptionOf(card))?.[1]?.split('\n') ?? [];
const linkButtonsOf = (card: ClientMessage) =>
  partsOf<APIButtonComponentWithURL>(card.components).filter(
    ({ type, url }) => type === ComponentType.Button && url !== undefined,
  );
const hostsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).hostname))];

it('all links of a haul come at the reader’s first agent, as a list and as buttons', async () => {
  const haul = await haulOf(seeded.ada, [...WEIDIAN, TAOBAO]);
  const card = await whole(await press(haul, 'Links at MuleBuy'));
  expect(card).toHaveText(/^### 4 links at MuleBuy\n-# My haul\n```\n/);
  expect(card.visibleTo).toBe(seeded.ada);
  const listed = listedIn(card);
  expect(listed).toHaveLength(4);
  expect(hostsOf(listed)).toEqual(['mulebuy.com']);
  expect(IDS.map((id, index) => listed[index]?.includes(id))).toEqual([true, true, true]);
  expect(linkButtonsOf(card).map(({ url }) => url)).toEqual(listed);
  expect(linkButtonsOf(card).map(({ label }) => label?.slice(0, 8))).toEqual([
    '1 Waxed ',
    '2 Harbor',
    expect.stringMatching(/^3 /),
    expect.stringMatching(/^4 /),
  ]);
});

it('the button names an agent before one is chosen', async () => {
  const haul = await haulOf(seeded.mo, WEIDIAN);
  const named = await bot().discord.waitForMessage(
    ({ id, components }) => id === haul.id && JSON.stringify(components).includes('Links at '),
  );
  const [, agent] = /"Links at ([^"]+)"/.exec(JSON.stringify(named.components)) ?? [];
  expect(await whole(await openLinks(named, seeded.mo))).toHaveText(`3 links at ${agent}`);
});

it('another agent takes one choice, and Back leads to the haul', async () => {
  const haul = await haulOf(seeded.mo, WEIDIAN);
  const card = await whole(await openLinks(haul, seeded.mo));
  const before = descriptionOf(card);
  const other = await whole(await choose(card, 0, ({ options }) => options[2]?.value ?? '', seeded.mo));
  const [menu] = partsOf<APIStringSelectComponent>(card.components).filter((part) => 'options' in part);
  expect(other).toHaveText(`### 3 links at ${menu?.options[2]?.label}\n`);
  expect(descriptionOf(other)).not.toBe(before);
  expect(hostsOf(listedIn(other))).not.toEqual(hostsOf(listedIn(card)));
  expect(await press(other, 'Back', seeded.mo)).toHaveText('My haul · 3 items');
});

it('an item that can’t be converted is named, with the reason and what to do next', async () => {
  const haul = await runCommand('haul', { userId: seeded.lin });
  const card = await whole(await openLinks(haul, seeded.lin));
  expect(card).toHaveText('### 1 link at ');
  expect(card).toHaveText('-# Item 2 can’t be converted: no agent has it.');
  bot().service.fault.set('500');
  const more = await haulOf(seeded.lin, ['https://detail.1688.com/offer/684120097755.html']);
  const failed = await whole(await openLinks(more, seeded.lin));
  expect(failed).toHaveText('-# Item 3: the link couldn’t be loaded. Try again.');
  bot().service.fault.set(null);
  const again = await whole(await press(failed, 'Try again', seeded.lin));
  expect(again).toHaveText('### 2 links at ');
});

it('a forged id of somebody else’s haul is refused', async () => {
  const haul = await runCommand('haul', { userId: seeded.mo });
  const open = await runCommand('help', { userId: seeded.ada });
  expect(allTextOf(await pressForged(open, linksIdOf(haul), seeded.ada))).toContain('This haul was deleted.');
});
