import type { ClientMessage } from 'local-discord';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findChromium, openPage } from '../../local-discord/test/browser/browser.ts';
import { seeded } from '../../sandbox/seed.ts';
import { asUser } from '../support/discord-user.ts';
import { useSandboxPage } from '../support/sandbox-page.ts';

const LOCALES = ['en-US', 'de', 'es-ES', 'fr', 'it', 'pl', 'pt-BR', 'zh-CN'];

/** A number for each state of a parcel's card. */
const PARCELS = {
  onItsWay: 'LX417305682CN',
  announced: 'LX336205171CN',
  held: 'EE739146028CN',
  unknown: 'LX999999997CN',
  followed: 'LX208857143CN',
  followedHeld: 'LX431090877CN',
  outForDelivery: '1ZR7V4316804425713',
  readyToCollect: 'RL509317465CN',
  returned: 'LP612088451CN',
  delivered: 'UJ558209175CN',
  deliveredToOthers: 'LX552130662CN',
  canceled: 'CY450291735CN',
} as const;
const FOLLOWED = [
  PARCELS.followed,
  PARCELS.followedHeld,
  PARCELS.outForDelivery,
  PARCELS.readyToCollect,
  PARCELS.returned,
  PARCELS.delivered,
];
/** Photos on three pages. */
const SHOES = 'weidian:7212345601';
const LINK = 'https://weidian.com/item.html?itemID=7212345601';

/** Rows of buttons as they are drawn: each button's distance from the top of the page. */
const drawn = z.array(
  z.object({ message: z.string(), labels: z.array(z.string()), tops: z.array(z.number()) }),
);
type DrawnRow = z.infer<typeof drawn>[number];

describe.skipIf(findChromium() === null)(
  'rows of buttons on a narrow phone (needs a Chromium; CHROMIUM_PATH names it)',
  () => {
    const { sandbox } = useSandboxPage({ QUESTIONS_PER_MINUTE: '0' });
    const { runCommand, pressForged, openSettings } = asUser(() => ({ discord: sandbox().discord }));
    let channelId: string = seeded.general;

    const command = (name: string, options: Readonly<Record<string, string>> = {}, subcommand?: string) =>
      runCommand(name, { channelId, options, ...(subcommand === undefined ? {} : { subcommand }) });
    const page = async (from: Promise<ClientMessage>, customId: string) =>
      pressForged(await from, customId, seeded.ada);
    const parcel = (number: string) => command('track', { number });
    const photos = () => command('qc', { link: LINK });

    /** Cards with one row of buttons at most, besides menus and buttons beside a text. */
    const ONE_ROW: Readonly<Record<string, () => Promise<ClientMessage>>> = {
      ...Object.fromEntries(
        Object.entries(PARCELS).map(([state, number]) => [`parcel, ${state}`, () => parcel(number)]),
      ),
      'my parcels': () => command('track'),
      'first photos': photos,
      'photos between': () => page(photos(), `qc:next:${SHOES}:all:7`),
      'last photos': () => page(photos(), `qc:next:${SHOES}:all:21`),
      sheet: () => page(photos(), `qc:sheet:${SHOES}:all:0`),
      'question, preview': () => page(photos(), `qc:ask:${SHOES}:all:0`),
      'parcel, preview': () => page(parcel(PARCELS.followed), `track:share:${PARCELS.followed}`),
      'haul, preview': () => page(command('haul'), 'haul:share:1'),
      'haul, preview without a name': () => page(command('haul'), 'haul:shareas:n:1'),
      'all agents': () => page(command('convert', { link: LINK }), `convert:agents:${SHOES}`),
      help: () => command('help'),
      settings: () => command('settings'),
      'settings, server': () => openSettings('server', { channelId }),
      'settings, data': () => openSettings('data', { channelId }),
      'settings, trouble': () => openSettings('trouble', { channelId }),
    };
    /** Cards that may have more. */
    const SEVERAL_ROWS: Readonly<Record<string, () => Promise<ClientMessage>>> = {
      ...Object.fromEntries(
        Object.entries(PARCELS).map(([state, number]) => [
          `more of parcel, ${state}`,
          () => page(parcel(number), `track:more:${number}`),
        ]),
      ),
      history: () => page(parcel(PARCELS.followed), `track:history:${PARCELS.followed}`),
      'more of photos': () => page(photos(), `qc:more:${SHOES}:all:0`),
      product: () => command('lookup', { link: LINK }),
      links: () => command('convert', { link: LINK }),
      haul: () => command('haul'),
      'more of haul': () => page(command('haul'), 'haul:more:1'),
      shipping: () => page(command('haul'), 'haul:divisor:1'),
      'haul item': () => page(command('haul'), 'haul:item-card:1'),
      hauls: () => page(command('haul'), 'haul:hauls:0'),
      'haul links': () => page(command('haul'), 'haul:links:1'),
      'more of my parcels': () => page(command('track'), 'parcels:more'),
      watch: () => page(command('lookup', { link: LINK }), `lookup:watch:${SHOES}:`),
      alerts: () => command('alerts', {}, 'list'),
      'my agents': () => page(command('settings'), 'settings:mine-agents'),
      places: () => page(parcel(PARCELS.followed), `track:destinations:${PARCELS.followed}`),
      'agent text': () => page(parcel(PARCELS.held), `track:message:${PARCELS.held}`),
    };

    beforeAll(async () => {
      for (const number of FOLLOWED) await page(parcel(number), `track:follow:${number}:dm`);
    });

    it.each(LOCALES)('never wrap, and a card that people see first has one: %s', async (locale) => {
      const { discord, url } = sandbox();
      await discord.as(seeded.ada).setLocale(locale);
      channelId = discord.admin.openThread(seeded.general, `rows ${locale}`);
      discord.admin.setServerLocale(seeded.haulClub, locale);
      await command('help');
      const opened = Object.entries({ ...ONE_ROW, ...SEVERAL_ROWS }).map(
        async ([name, open]) => [name, (await open()).id] as const,
      );
      const cards = await Promise.all(opened);
      const phone = await openPage(`${url}/?user=Ada&channel=${channelId}`, { width: 360, height: 740 });
      for (const [, id] of cards)
        await phone.locator(`[data-message-id="${id}"]`).waitFor({ state: 'attached' });
      const rows = await drawnRows(phone);
      const wrapped = rows.filter(({ tops }) => new Set(tops).size > 1).map(({ labels }) => labels);
      expect(wrapped).toEqual([]);
      for (const [name, id] of cards) {
        const own = rows.filter(({ message }) => message === id).map(({ labels }) => labels);
        if (name in ONE_ROW) expect(own.length, `${name}: ${own.join(' / ')}`).toBeLessThanOrEqual(1);
      }
      await phone.close();
    });
  },
);

async function drawnRows(phone: Page): Promise<DrawnRow[]> {
  return drawn.parse(
    await phone.evaluate(`[...document.querySelectorAll('[data-message-id] .action-row:has(.button)')].map((row) => {
      const buttons = [...row.querySelectorAll('.button')];
      return {
        message: row.closest('[data-message-id]').dataset.messageId,
        labels: buttons.map((button) => button.innerText),
        tops: buttons.map((button) => Math.round(button.getBoundingClientRect().top)),
      };
    })`),
  );
}
