import { describe, expect, it } from 'vitest';
import { violations } from '../../local-discord/test/browser/accessibility.ts';
import { findChromium } from '../../local-discord/test/browser/browser.ts';
import { seeded } from '../../sandbox/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { useSandboxPage } from '../support/sandbox-page.ts';

const THEMES = [
  ['dark', 1280],
  ['light', 390],
] as const;

describe.skipIf(findChromium() === null)(
  'the panel beside the chat (needs a Chromium; CHROMIUM_PATH names it)',
  () => {
    const { sandbox, open, typeCommand, complaints } = useSandboxPage();

    it('runs every step of the first minute with one click', async () => {
      const page = await open();
      const steps = page.getByTestId('panel').getByTestId('first-minute').getByTestId('suggestion');
      const shown = [
        /Likely here/,
        /proof of value/,
        /Photos\u00A01–\u20606\u00A0of\u00A028/,
        /Measured at/,
        /All \d+ agents/,
        /Titles open/,
        /Spring haul · 5 items/,
      ];
      await expect.poll(() => steps.count()).toBe(shown.length);
      for (const [index, text] of shown.entries()) {
        await steps.nth(index).click();
        await page.getByTestId('message').filter({ hasText: text }).last().waitFor();
      }
      expect(await page.getByTestId('panel').getByText('(tried)').count()).toBe(shown.length);
      // What ran is readable, so that people can type it themselves.
      await steps.first().getByText('/track number:LX208857143CN').waitFor();
    });

    it('says what Haulmate is, once, and keeps the ticks when the page is loaded again', async () => {
      const page = await open();
      expect(await page.getByText('is a Discord bot for people who').count()).toBe(1);
      expect(await page.getByTestId('first-minute').count()).toBe(1);
      await page.getByTestId('first-minute').getByTestId('suggestion').first().click();
      await page.getByText('(tried)').waitFor({ state: 'attached' });
      await page.reload();
      await page.getByText('(tried)').waitFor({ state: 'attached' });
    });

    it('offers Sam, whose server is without the bot, only what works there', async () => {
      const page = await open();
      await page.getByTestId('user-picker').click();
      await page.getByTestId('user-Sam').click();
      await page.getByTestId('channel-lobby').click();
      await expect.poll(() => page.getByTestId('first-minute').getByTestId('suggestion').count()).toBe(6);
      expect(await page.getByText('/alerts add').count()).toBe(0);
      expect(await page.getByText('/track').count()).toBeGreaterThan(10);
    });

    it('shows the channel of a suggested command by name', async () => {
      const page = await open();
      await page.getByText('Alerts and settings').click();
      await page.getByText('/alerts add event:tracking channel:#parcels').waitFor();
    });

    it('shows the request behind a card in the wire view', async () => {
      const page = await open();
      await typeCommand(page, 'track', 'LX208857143CN');
      const card = page.getByTestId('message').filter({ hasText: 'LX208857143CN' }).last();
      await card.getByText('Likely here').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Show on the Wire' }).click();
      const explained = page.locator('.explained');
      expect(await explained.getByLabel('Sent').inputValue()).toContain('"components"');
      const titles = await page.getByTestId('wire-entry').allTextContents();
      for (const part of ['INTERACTION_CREATE', 'GET /service/v1/tracking', '/callback']) {
        expect(
          titles.some((title) => title.includes(part)),
          part,
        ).toBe(true);
      }
      await page.getByRole('button', { name: 'Service', exact: true }).click();
      await expect.poll(() => page.getByText('GET /service/v1/tracking').count()).toBe(0);
    });

    it('lists the members and whether the bot is online', async () => {
      const page = await open();
      await page.getByTestId('tab-members').click();
      await page.getByTestId('member-Haulmate').getByText('APP').waitFor();
      await page.getByTestId('tab-members').press('ArrowLeft');
      await page.getByTestId('wire').waitFor();
      await page.getByTestId('tab-room').click();
      await page.getByTestId('control-kill-bot').click();
      await page.getByTestId('now-Bot').getByText('not running: SIGKILL').waitFor();
      await page.getByTestId('gateway-notice').waitFor();
      await page.getByTestId('tab-members').click();
      await page.getByTestId('member-Haulmate').getByText('offline').waitFor();
      await page.getByTestId('tab-room').click();
      await page.getByTestId('control-start-bot').click();
      await page.getByTestId('now-Bot').getByText('running, process').waitFor();
    });

    it('starts a parcel over that has arrived', async () => {
      const { service } = sandbox();
      const page = await open();
      await page.getByTestId('tab-room').click();
      await page.getByTestId('control-next-scan').waitFor();
      const travelling = SAMPLES.parcels.filter(({ isMoving }) => isMoving);
      for (const { number } of travelling) while (service.parcels.advance(number) !== null);
      await page.getByTestId('control-parcel').selectOption(travelling[0]?.number ?? '');
      await page.getByText('This parcel has no further scans.').waitFor();
      expect(await page.getByTestId('control-next-scan').isDisabled()).toBe(true);
      await page.getByTestId('control-restart').click();
      await page.getByText('The parcel is where it was at the start.').waitFor();
      await expect.poll(() => page.getByTestId('control-next-scan').isDisabled()).toBe(false);
    });

    it('creates forum posts in which the bot answers', async () => {
      const page = await open();
      await page.getByTestId('channel-finds').click();
      const form = page.getByTestId('new-post');
      await form.getByLabel('Title').fill('Spring shoes');
      await form.getByLabel('Message').fill('https://weidian.com/item.html?itemID=7212345601');
      await form.getByRole('button', { name: 'Post' }).click();
      await page.getByRole('heading', { name: 'Spring shoes', level: 1 }).waitFor();
      await page.getByTestId('message').filter({ hasText: 'in stock' }).waitFor();
    });

    it('keeps the composer’s height below a long title', async () => {
      const name = 'A title that goes on'.padEnd(99, ' and on');
      await sandbox().discord.as(seeded.ada).in(seeded.finds).openPost(name, 'Look');
      const page = await open();
      const composer = page.getByTestId('composer');
      const before = await composer.boundingBox();
      await page.getByTestId('channel-finds').click();
      await composer.waitFor({ state: 'detached' });
      await page.getByTestId('post').filter({ hasText: name }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      expect(await composer.boundingBox()).toEqual(before);
    });

    it('pages a gallery to its last photo and enlarges it by keyboard', async () => {
      const page = await open();
      await page.getByTestId('composer').fill('/qc ');
      await page.getByTestId('option-link').getByRole('combobox').waitFor();
      await page.keyboard.type('https://weidian.com/item.html?itemID=7298804417');
      await page.getByTestId('run-command').press('Enter');
      const card = page.getByTestId('message').filter({ hasText: 'Heavyweight boxy hoodie' }).last();
      await card.locator('[aria-haspopup=listbox]').press('Enter');
      await page.getByRole('option', { name: /Sky Blue/ }).click();
      await card.getByText('Photos\u00A01–\u20606\u00A0of\u00A011').waitFor();
      await card.getByRole('button', { name: 'Next', exact: true }).press('Enter');
      await card.getByText('Photos\u00A07–\u206011\u00A0of\u00A011').waitFor();
      await card.getByTestId('gallery').getByRole('button').last().press('Enter');
      await page.getByTestId('lightbox').waitFor();
      await page.keyboard.press('Escape');
      await page.getByTestId('lightbox').waitFor({ state: 'detached' });
    });

    it('shows within a minute what a digest is, as a suggestion says', async () => {
      const page = await open();
      const card = page.getByTestId('message').last();
      const changeButton = page.getByRole('button', { name: 'Change', exact: true });
      const change = (name: string) =>
        card
          .locator('div')
          .filter({ hasText: name })
          .filter({ has: changeButton })
          .last()
          .locator(changeButton);
      await page.getByText('Alerts and settings').click();
      await page.getByRole('button', { name: 'Get new scans in #parcels' }).click();
      await page.getByText('will be posted in').waitFor();
      await page.getByRole('button', { name: 'One message a day' }).click();
      await card.getByRole('heading', { name: 'Alert channels' }).waitFor();
      await card.getByRole('button', { name: 'Change' }).click();
      await change('Quiet hours or digest').click();
      await change('Daily digest').click();
      await page.getByTestId('modal').getByLabel('Your city or time zone').fill('Berlin');
      await page.getByTestId('modal').getByRole('button', { name: 'Submit' }).click();
      await card.getByText('Berlin').waitFor();
      await page.getByTestId('tab-room').click();
      let received = 0;
      sandbox().service.webhooks.onAttempt(() => {
        received += 1;
      });
      await page.getByTestId('control-scan-all').click();
      const result = page.getByTestId('control-result').getByText('New scans:');
      await result.waitFor();
      const parcels = Number(/\d+/.exec((await result.textContent()) ?? '')?.[0]);
      // What the bot receives after the digest is turned off comes on its own.
      await expect.poll(() => received, { timeout: 10_000 }).toBe(parcels);
      await change('Daily digest').click();
      await card.getByRole('button', { name: 'Turn off' }).click();
      await page.getByTestId('channel-parcels').click();
      await page.getByTestId('message').getByRole('button', { name: 'My parcels' }).waitFor();
      expect(await page.getByTestId('message').count()).toBe(1);
    });

    it('keeps the controls in place below a long result, which scrolls', async () => {
      const page = await open('light', 390);
      await page.getByTestId('open-panel').click();
      await page.getByTestId('tab-room').click();
      const message = 'A long result. '.repeat(60);
      await page.route('**/sandbox/parcels/next', (route) => route.fulfill({ json: { message } }));
      await page.getByTestId('control-scan-all').click();
      const result = page.getByTestId('control-result');
      await result.getByText('A long result.').waitFor();
      const [clientHeight, scrollHeight] = await result.evaluate((element) => [
        element.clientHeight,
        element.scrollHeight,
      ]);
      expect(clientHeight).toBeLessThan(80);
      expect(scrollHeight).toBeGreaterThan(200);
      expect(await violations(page)).toEqual([]);
    });

    it('draws few of a thousand messages at a time and reaches each of them', async () => {
      const { discord } = sandbox();
      for (let index = 1; index <= 1_000; index += 1) {
        await discord.as(seeded.mo).in(seeded.announcements).send(`Message ${index} of many`);
      }
      const page = await open();
      await page.getByTestId('channel-announcements').click();
      await page.getByText('Message 1000 of many').waitFor();
      const most = await page.evaluate<number>(`(async () => {
        const scroller = document.querySelector('.scroller');
        let most = 0;
        for (let turn = 0; turn < 500 && !scroller.textContent.includes('Message 1 of'); turn += 1) {
          most = Math.max(most, scroller.querySelectorAll('[data-testid=message]').length);
          scroller.scrollTop = 0;
          await new Promise(requestAnimationFrame);
        }
        return most;
      })()`);
      await page.getByText('Message 1 of many', { exact: true }).waitFor();
      expect(most).toBeLessThan(200);
      await page.getByTestId('composer').fill('At the end again');
      await page.keyboard.press('Enter');
      await page.getByText('At the end again').waitFor();
      await page.getByText('Message 1000 of many').waitFor();
    });

    it.each(THEMES)('has no accessibility violations on any tab (%s, %i px)', async (theme, width) => {
      const page = await open(theme, width);
      if (width < 1_000) await page.getByTestId('open-panel').click();
      for (const tab of ['try', 'room', 'wire', 'members']) {
        await page.getByTestId(`tab-${tab}`).click();
        expect(await violations(page, '[data-testid=panel]'), tab).toEqual([]);
      }
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(overflow).toBeLessThanOrEqual(0);
    });

    it('logs no errors in the browser console', () => {
      expect(complaints).toEqual([]);
    });
  },
);
