import { beforeAll, describe, expect, it } from 'vitest';
import { findChromium, openPage } from '../../local-discord/test/browser/browser.ts';
import { seeded } from '../../sandbox/seed.ts';
import { asUser } from '../support/discord-user.ts';
import { useSandboxPage } from '../support/sandbox-page.ts';

const LOCALES = ['en-US', 'de', 'es-ES', 'fr', 'it', 'pl', 'pt-BR', 'zh-CN'];

describe.skipIf(findChromium() === null)(
  'alerts on the page (needs a Chromium; CHROMIUM_PATH names it)',
  () => {
    const { sandbox, open, complaints } = useSandboxPage();
    const { runCommand, pressForged } = asUser(() => ({ discord: sandbox().discord }));
    beforeAll(async () => {
      for (const [event, channel] of [
        ['tracking', seeded.parcels],
        ['qc', seeded.qcPhotos],
      ] as const) {
        const { discord } = sandbox();
        const asked = await discord.as(seeded.ada).in(seeded.general).run('alerts add', { event, channel });
        await asked.answer();
      }
    });

    it('posts a new scan in the channel, and a card with a picture for the next one', async () => {
      const page = await open();
      await page.getByTestId('channel-parcels').click();
      await page.getByTestId('tab-room').click();
      await page.getByTestId('control-parcel').selectOption('LX208857143CN');
      await page.getByTestId('control-next-scan').click();
      const alert = page.getByTestId('message').filter({ hasText: 'LX••••43CN' });
      await alert.getByText(/43CN: at the delivery depot/).waitFor();
      await page.getByTestId('control-next-scan').click();
      const card = alert.filter({ hasText: 'out for delivery' });
      expect(await page.getByText('LX208857143CN', { exact: true }).count()).toBe(0);
      await card.getByRole('button', { name: 'History' }).click();
      await page.getByTestId('message').filter({ hasText: 'Scans 1–8 of 9' }).waitFor();
    });

    it('posts new QC photos with a picture and a button to all of them', async () => {
      const page = await open('light');
      await page.getByTestId('channel-qc-photos').click();
      await page.getByTestId('tab-room').click();
      await page.getByTestId('control-new-batch').click();
      const alert = page.getByTestId('message').filter({ hasText: 'new QC photo' }).last();
      const pictures = alert.locator('img');
      await expect.poll(() => pictures.count(), { timeout: 10_000 }).toBeGreaterThan(0);
      await alert.getByRole('button', { name: 'All photos' }).click();
      await page
        .getByTestId('message')
        .filter({ hasText: /Photos\u00A01–\u2060\d+\u00A0of/ })
        .waitFor();
    });

    it('follows a parcel, names it and gets its alerts in the DM', async () => {
      const page = await open();
      const number = 'LX417305682CN';
      await runCommand('track', { options: { number } });
      const card = page.getByTestId('message').filter({ hasText: number }).last();
      await card.getByRole('button', { name: 'Follow', exact: true }).click();
      await card.getByRole('button', { name: 'Following' }).waitFor();
      await card.locator('[data-custom-id^="track:more"]').click();
      await card.getByRole('button', { name: 'Name it' }).click();
      await page.getByTestId('modal').waitFor();
      await page.keyboard.type('Winter shoes');
      await page.keyboard.press('Enter');
      await card.getByText('Winter shoes').waitFor();
      await page.getByTestId('tab-room').click();
      await page.getByTestId('control-parcel').selectOption(number);
      await page.getByTestId('control-deliver').click();
      await page.locator(`[data-channel-id="${seeded.dmAda}"]`).click();
      await page
        .getByTestId('message')
        .filter({ hasText: 'Winter shoes' })
        .getByText('Winter shoes: ')
        .waitFor();
    });

    it.each(LOCALES)(
      'has one row of buttons on each card about a channel on a narrow phone: %s',
      async (locale) => {
        const { discord, url } = sandbox();
        await discord.as(seeded.ada).setLocale(locale);
        for (const shown of ['card', 'more', 'hold']) {
          const list = await runCommand('alerts', { subcommand: 'list' });
          const message = await pressForged(list, `alerts:${shown}:1`, seeded.ada);
          const page = await openPage(`${url}/?user=Ada`, { width: 360, height: 740 });
          const card = page.locator(`[data-message-id="${message.id}"]`);
          await card.locator('.action-row .button').first().waitFor();
          const rows = await card.locator('.action-row:has(.button)').all();
          expect(rows).toHaveLength(1);
          for (const row of rows) {
            const boxes = await Promise.all(
              (await row.locator('.button').all()).map((one) => one.boundingBox()),
            );
            expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
          }
          await page.close();
        }
        await discord.as(seeded.ada).setLocale('en-US');
      },
    );

    it('reports that repeated and forged webhooks changed nothing', async () => {
      const page = await open();
      await page.getByTestId('tab-room').click();
      await page.getByTestId('control-signature-format').selectOption('list');
      await page.getByTestId('control-result').getByText('list').waitFor();
      await page.getByTestId('control-again').click();
      await page.getByText('Repeated. The receiver accepted it as a duplicate.').waitFor();
      await page.getByTestId('control-forged').click();
      await page.getByText('The receiver rejected the forged webhook, as it should: 401.').waitFor();
    });

    it('logs no errors in the browser console', () => {
      expect(complaints).toEqual([]);
    });
  },
);
