import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findChromium, openPage } from '../../local-discord/test/browser/browser.ts';
import { seeded } from '../../sandbox/seed.ts';
import { asUser } from '../support/discord-user.ts';
import { useSandboxPage } from '../support/sandbox-page.ts';

const LINKS = ['7212345601', '7298804417', '7240011900'].map(
  (id) => `https://weidian.com/item.html?itemID=${id}`,
);
const LOCALES = ['en-US', 'de', 'es-ES', 'fr', 'it', 'pl', 'pt-BR', 'zh-CN'];
const PEOPLE = [seeded.mo, seeded.lin, seeded.sam];

describe.skipIf(findChromium() === null)(
  'replies to links on a phone (needs a Chromium; CHROMIUM_PATH names it)',
  () => {
    const { sandbox, complaints } = useSandboxPage();
    const { runCommand, pressForged } = asUser(() => ({ discord: sandbox().discord }));
    let serial = 0;

    /** Each in a thread of its own: replies are limited by channel and by person. */
    async function replyTo(links: readonly string[], width: number): Promise<Locator> {
      const { discord, url } = sandbox();
      serial += 1;
      const channelId = discord.admin.openThread(seeded.general, `links ${serial}`);
      const userId = PEOPLE[serial % 2] ?? seeded.mo;
      const { id } = await discord.as(userId).in(channelId).send(links.join(' '));
      await discord.waitForMessage(({ replyTo: source }) => source === id);
      const page = await openPage(`${url}/?user=Ada&channel=${channelId}`, { width, height: 844 });
      page.on('pageerror', (error) => complaints.push(error.message));
      const reply = page.getByTestId('message').last();
      await reply.getByText(/CN¥|¥/).first().waitFor();
      return reply;
    }

    const heightOf = async (reply: Locator) => (await reply.boundingBox())?.height ?? Number.NaN;
    /** How many rows its buttons are drawn in. */
    const rowsOf = async (reply: Locator) => {
      const buttons = await reply.locator('.action-row .button').all();
      const boxes = await Promise.all(buttons.map((one) => one.boundingBox()));
      return new Set(boxes.flatMap((box) => (box === null ? [] : [Math.round(box.y)]))).size;
    };

    beforeAll(async () => {
      // The widest name that most servers would choose.
      const settings = await runCommand('settings');
      await pressForged(settings, 'settings:server-add:0', seeded.ada, ['allchinabuy']);
    });

    it('one link takes at most 220 px, three take at most 360', async () => {
      const one = await replyTo(LINKS.slice(0, 1), 390);
      await one.getByRole('button', { name: '28 QC', exact: true }).waitFor();
      expect(await heightOf(one)).toBeLessThanOrEqual(220);
      const three = await replyTo(LINKS, 390);
      await three.getByTestId('gallery').locator('img').waitFor();
      expect(await heightOf(three)).toBeLessThanOrEqual(360);
    });

    it.each(LOCALES)('has one row of buttons on a narrow phone: %s', async (locale) => {
      sandbox().discord.admin.setServerLocale(seeded.haulClub, locale);
      await runCommand('help');
      const one = await replyTo(LINKS.slice(0, 1), 360);
      expect(await one.getByRole('button').count()).toBeGreaterThanOrEqual(2);
      expect(await rowsOf(one)).toBe(1);
      const two = await replyTo(LINKS.slice(0, 2), 360);
      expect(await rowsOf(two)).toBe(1);
    });

    it('logs no errors in the browser console', () => {
      expect(complaints).toEqual([]);
    });
  },
);
