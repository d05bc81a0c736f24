import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { findChromium, openPage, type PageOptions } from './browser.ts';
import { useSample } from './use-sample.ts';

const row = (...components: object[]) => ({ type: 1, components });

describe.skipIf(findChromium() === null)('the chat page (needs a Chromium; CHROMIUM_PATH names it)', () => {
  const sample = useSample(async (running) => {
    await running.post({
      content: '# Hello\nSee ||a spoiler||, [a link](https://a.example) and <t:1700000000:R>',
    });
    await running.post({
      content: 'Controls',
      components: [
        row(
          { type: 2, style: 1, custom_id: 'press', label: 'Press' },
          { type: 2, style: 4, custom_id: 'broken', label: 'Broken' },
          { type: 2, style: 3, custom_id: 'rename', label: 'Rename' },
        ),
        row({
          type: 3,
          custom_id: 'menu',
          placeholder: 'Several',
          max_values: 2,
          options: ['one', 'two', 'three'].map((value) => ({ label: value, value, description: 'text' })),
        }),
      ],
    });
    const items = [1, 2, 3, 4, 5].map(running.picture);
    await running.post({ flags: 32_768, components: [{ type: 17, components: [{ type: 12, items }] }] });
    const field = { name: 'Name', value: 'Value', inline: true };
    await running.post({ embeds: [{ title: 'Order', color: 0xff0000, fields: [field, field, field] }] });
  });

  const open = async (options: PageOptions = {}) => {
    const page = await openPage(`${sample().url}/?user=Ada`, options);
    await page.getByTestId('gallery').first().waitFor();
    return page;
  };

  it('shows the theme that the address asks for, before the remembered one and the system’s', async () => {
    const page = await openPage(`${sample().url}/?user=Ada&theme=dark`, { theme: 'light' });
    const theme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.getByTestId('theme-toggle').and(page.getByLabel('Switch to the light theme')).click();
    expect(await theme()).toBe('light');
    await page.reload();
    await page.getByLabel('Switch to the light theme').waitFor();
    expect(await theme()).toBe('dark');
  });

  it('shows that the bot did not answer a command or a button', async () => {
    const page = await open();
    await page.getByTestId('composer').fill('/silent ');
    await page.getByTestId('run-command').press('Enter');
    await page.getByText('The application did not respond').first().waitFor();
    await page.locator('[data-custom-id=broken]').click();
    await page.getByTestId('failure').waitFor();
  });

  it('shows a pending command below earlier failed ones', async () => {
    const page = await open();
    const silent = async () => {
      await page.getByTestId('composer').fill('/silent ');
      await page.getByTestId('run-command').press('Enter');
    };
    await silent();
    await page.getByTestId('failed-command').waitFor();
    await page.route('**/client/runCommand', () => {});
    await silent();
    await page.locator('[data-testid=failed-command] ~ [data-testid=sending-command]').waitFor();
  });

  it('presses buttons and sends several choices of a menu at once', async () => {
    const page = await open();
    await page.locator('[data-custom-id=menu] button').click();
    await page.locator('[data-value=one]').click();
    await page.locator('[data-value=three]').click();
    await page.keyboard.press('Escape');
    await page.getByText('Chosen: one and three').waitFor();
    await page.locator('[data-custom-id=press]').click();
    await page.getByText('Pressed').first().waitFor();
  });

  it('checks and submits a modal', async () => {
    const page = await open();
    await page.locator('[data-custom-id=rename]').click();
    await page.getByTestId('field-label').fill('x');
    await page.getByTestId('modal-submit').click();
    await page.getByText('Must be 2 or more in length.').waitFor();
    await page.getByTestId('field-label').fill('Shoes');
    await page.getByTestId('modal-submit').click();
    await page.getByTestId('modal').waitFor({ state: 'detached' });
    await page.getByText('Renamed to Shoes').waitFor();
  });

  it('opens a form only in the window whose button was pressed', async () => {
    const [page, other] = [await open(), await open()];
    await page.locator('[data-custom-id=rename]').click();
    await page.getByTestId('modal').waitFor();
    // What comes after the form in the same stream has arrived, so the form has, too.
    await sample().post({ content: 'After the form' });
    await other.getByText('After the form').waitFor();
    expect(await other.getByTestId('modal').count()).toBe(0);
  });

  it('takes the toolbar of a message away after a tap, but shows it to the keyboard', async () => {
    const page = await open({ width: 390 });
    const press = page.locator('[data-custom-id=press]');
    const message = page.getByTestId('message').filter({ has: press });
    await press.tap();
    expect(await press.evaluate((button) => button === document.activeElement)).toBe(true);
    const toolbar = message.locator('.toolbar');
    expect(await toolbar.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(() => toolbar.isVisible()).toBe(true);
  });

  it('offers message commands and dismisses ephemeral answers', async () => {
    const page = await open();
    const message = page.getByTestId('message').filter({ hasText: 'Hello' }).first();
    await message.click({ button: 'right', position: { x: 300, y: 10 } });
    await page.getByRole('menuitem', { name: 'Convert links' }).click();
    const answer = page.getByTestId('message').filter({ hasText: 'Only you can see this' });
    await answer.getByTestId('dismiss').click();
    await answer.waitFor({ state: 'detached' });
  });

  it('writes, edits and deletes a message', async () => {
    const page = await open();
    await page.getByTestId('composer').fill('frist');
    await page.keyboard.press('Enter');
    const mine = page.getByTestId('message').filter({ hasText: 'frist' });
    await mine.hover();
    await mine.getByRole('button', { name: 'Edit' }).click();
    await page.getByTestId('edit-field').fill('first');
    await page.keyboard.press('Enter');
    const fixed = page.getByTestId('message').filter({ hasText: 'first (edited)' });
    await fixed.hover();
    await fixed.getByTestId('message-menu').click();
    await page.getByRole('menuitem', { name: 'Delete Message' }).click();
    await fixed.waitFor({ state: 'detached' });
  });

  it('shows pictures large, with arrows and Escape', async () => {
    const page = await open();
    const third = page.getByTestId('gallery').first().getByRole('button', { name: 'Picture 3' });
    await third.click();
    const box = page.getByTestId('lightbox');
    await page.keyboard.press('ArrowRight');
    await box.getByRole('img', { name: 'Picture 4' }).waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    expect(await third.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  });

  it('stays at the end while answers grow, unless the reader scrolls up', async () => {
    const page = await open();
    const items = [6, 7, 8].map(sample().picture);
    const distance = `(() => {
      const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.scroller');
      return scrollHeight - scrollTop - clientHeight;
    })()`;
    await sample().post({ flags: 32_768, components: [{ type: 12, items }] });
    await page.getByRole('img', { name: 'Picture 8' }).waitFor();
    await page.waitForFunction(`${distance} < 2`);
    await page.locator('.scroller').hover();
    await page.mouse.wheel(0, -400);
    await page.waitForFunction(`${distance} > 300`);
    await sample().post({ content: 'below' });
    await page.getByText('below').waitFor({ state: 'attached' });
    expect(await page.evaluate(distance)).toBeGreaterThan(300);
  });

  it('shows that the bot is disconnected', async () => {
    const page = await open();
    await sample().leave();
    await page.getByTestId('gateway-notice').waitFor();
    await sample().comeBack();
    await page.getByTestId('gateway-notice').waitFor({ state: 'detached' });
  });

  it('keeps the theme and the user after a reload', async () => {
    const page = await open({ theme: 'dark' });
    await page.getByTestId('theme-toggle').click();
    await page.getByTestId('user-picker').click();
    await page.getByTestId('user-Mo').click();
    await page.getByTestId('user-picker').filter({ hasText: 'Mo' }).waitFor();
    await page.goto(sample().url);
    await page.getByTestId('user-picker').filter({ hasText: 'Mo' }).waitFor();
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light');
  });

  it.each([
    ['dark', 1280],
    ['light', 1280],
    ['dark', 390],
    ['light', 390],
  ] as const)('has no accessibility violations (%s, %i px)', async (theme, width) => {
    const page = await open({ theme, width });
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('composer').fill('/');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
