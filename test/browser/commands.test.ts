import { describe, expect, it } from 'vitest';
import { findChromium } from '../../local-discord/test/browser/browser.ts';
import { useSandboxPage } from '../support/sandbox-page.ts';

const SHOES = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';

describe.skipIf(findChromium() === null)(
  'the four commands on the page (needs a Chromium; CHROMIUM_PATH names it)',
  () => {
    const { open, typeCommand: type, complaints } = useSandboxPage();

    it('/track answers and pages to the last scan', async () => {
      const page = await open();
      await type(page, 'track', 'YT2632110021889001');
      const answer = page.getByTestId('message').filter({ hasText: 'YT2632110021889001' });
      await answer.getByRole('button', { name: 'History' }).click();
      await answer.getByText('Scans 1–8 of 34').waitFor();
      for (const range of ['9–16', '17–24', '25–32', '33–34']) {
        await answer.getByRole('button', { name: 'Next' }).click();
        await answer.getByText(`Scans ${range} of 34`).waitFor();
      }
      expect(await answer.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
      await answer.getByText('Only you can see this').waitFor();
    });

    it.each([
      ['dark', 1280],
      ['light', 390],
    ] as const)('/convert opens photos and details from its buttons (%s, %i px)', async (theme, width) => {
      const page = await open(theme, width);
      await type(page, 'convert', SHOES);
      const links = page
        .getByTestId('message')
        .filter({ hasText: /All \d+ agents/ })
        .last();
      await links.getByRole('link', { name: /CNFans/ }).waitFor();
      await links.getByRole('button', { name: /QC photos$/ }).click();
      const photos = page
        .getByTestId('message')
        .filter({ hasText: 'Photos\u00A01–\u20606\u00A0of\u00A028' })
        .last();
      const pictures = photos.getByTestId('gallery').locator('img');
      await expect
        .poll(() =>
          pictures.evaluateAll(
            (all) => all.filter((image) => 'naturalWidth' in image && Number(image.naturalWidth) > 0).length,
          ),
        )
        .toBe(6);
      await photos.getByRole('button', { name: 'More', exact: true }).click();
      const more = page.getByTestId('message').filter({ hasText: 'Only you see this page' }).last();
      await more.getByRole('button', { name: 'Open' }).click();
      await page.getByTestId('message').filter({ hasText: 'Measured at' }).last().waitFor();
    });

    it('explains a refused input only to the person who sent it', async () => {
      const page = await open();
      await type(page, 'convert', 'https://example.com/shoes');
      const answer = page
        .getByTestId('message')
        .filter({ hasText: 'I can’t find a product in “https://example.com/shoes”.' });
      await answer.getByText('Only you can see this').waitFor();
    });

    it('logs no errors in the browser console', () => {
      expect(complaints).toEqual([]);
    });
  },
);
