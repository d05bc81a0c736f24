import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../local-discord/test/browser/browser.ts';
import { seeded } from '../../sandbox/seed.ts';
import { useSandboxPage } from '../support/sandbox-page.ts';

const MAX_PRESSES = 6;

/** As somebody copies them from a chat. All have a price; only the tote has no figures. */
const LINKS = [
  'https://weidian.com/item.html?itemID=7212345601',
  'https://cnfans.com/product?platform=WEIDIAN&id=7298804417',
  'https://weidian.com/item.html?itemID=7240011900',
  'https://weidian.com/item.html?itemID=7240011893',
  'https://detail.1688.com/offer/756600123480.html',
].join('\n');

/** Presses buttons, and counts how often. */
function countPresses() {
  let presses = 0;
  return {
    async press(button: Locator): Promise<void> {
      presses += 1;
      await button.click();
    },
    count: () => presses,
  };
}

const messageWith = (page: Page, text: string) =>
  page.getByTestId('message').filter({ hasText: text }).last();

async function expectShared(page: Page): Promise<void> {
  const shared = page
    .getByTestId('message')
    .filter({ has: page.getByRole('button', { name: 'Copy to my hauls' }) })
    .last();
  await shared.getByText(/5 items, CN¥/).waitFor();
  await shared.getByText(/Shipping weight \d\.\d\skg, item 4 not counted/).waitFor();
  expect(await shared.getByText('Only you can see this').count()).toBe(0);
}

describe.skipIf(findChromium() === null).each([
  ['dark', 1280],
  ['light', 390],
] as const)(
  'from five pasted links to a shared haul with totals (%s, %i px; needs a Chromium; CHROMIUM_PATH names it)',
  (theme, width) => {
    const { sandbox, open, complaints } = useSandboxPage();
    beforeAll(() => sandbox().discord.as(seeded.lin).setLocale('en-US'));

    it('takes five presses and a look at it from /haul, for somebody who has none yet', async () => {
      const page = await open(theme, width, 'Mo');
      const { press, count } = countPresses();
      await page.getByTestId('composer').fill('/haul ');
      await press(page.getByTestId('run-command'));
      await press(messageWith(page, 'Plan a haul').getByRole('button', { name: 'Add items' }));
      const form = page.getByTestId('modal');
      await form.getByLabel('Product links').fill(LINKS);
      await press(form.getByRole('button', { name: 'Submit' }));
      const haul = messageWith(page, 'My haul · 5 items');
      await haul.getByText('by volume').waitFor();
      await haul.getByText('Item 4 isn’t counted').waitFor();
      await haul.getByText('Only you can see this').waitFor();
      await press(haul.getByRole('button', { name: 'Share' }));
      await press(messageWith(page, 'Share this in').getByRole('button', { name: 'Post' }));
      await expectShared(page);
      expect(count()).toBeLessThanOrEqual(MAX_PRESSES);
    });

    it('takes a press less from /haul add', async () => {
      const page = await open(theme, width, 'Lin');
      const { press, count } = countPresses();
      await page.getByTestId('composer').fill('/haul ');
      await page.getByTestId('option-add').getByRole('textbox').fill(LINKS.replaceAll('\n', ' '));
      await press(page.getByTestId('run-command'));
      const haul = messageWith(page, 'My haul · 5 items');
      await haul.getByText('by volume').waitFor();
      await press(haul.getByRole('button', { name: 'Share' }));
      await press(messageWith(page, 'Share this in').getByRole('button', { name: 'Post' }));
      await expectShared(page);
      expect(count()).toBeLessThanOrEqual(MAX_PRESSES);
    });

    it('logs no errors in the browser console', () => {
      expect(complaints).toEqual([]);
    });
  },
);
