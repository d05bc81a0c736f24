import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { findChromium, openPage } from './browser.ts';
import { useSample } from './use-sample.ts';

describe.skipIf(findChromium() === null)('typed commands (needs a Chromium; CHROMIUM_PATH names it)', () => {
  const sample = useSample();

  const open = () => openPage(`${sample().url}/?user=Ada`);

  it('says which permission a command needs that somebody may not use', async () => {
    const page = await openPage(`${sample().url}/?user=Mo`);
    await page.getByTestId('composer').fill('/rul');
    await page.getByTestId('command-picker').getByText('/rules needs Manage Server.').waitFor();
    await page.getByTestId('composer').fill('/nothing');
    await page.getByTestId('command-picker').getByText('No command matches.').waitFor();
  });

  it('completes and runs a command by keyboard, and recalls it', async () => {
    const page = await open();
    await page.getByTestId('composer').fill('/tr');
    await page.keyboard.press('Enter');
    await page.keyboard.type('LP7');
    await page.getByRole('option', { name: 'LP7 – winter coat' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const reply = page.getByTestId('message').filter({ hasText: 'Tracking LP7-1' });
    await reply.waitFor();
    expect(await reply.textContent()).toContain('Ada used /track');
    await page.getByTestId('composer').press('ArrowUp');
    expect(await page.getByTestId('option-number').getByRole('combobox').inputValue()).toBe('LP7-1');
  });

  it('goes on to the next option after a choice, and sends when there is none', async () => {
    const page = await open();
    await page.getByTestId('composer').fill('/compare ');
    await page.keyboard.type('https://shop.example/1');
    await page.keyboard.press('Enter');
    const agent = page.getByTestId('option-agent').getByRole('combobox');
    await expect.poll(() => agent.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.keyboard.type('s');
    await page.getByRole('option', { name: 'Superbuy' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('characters for SUPERBUY').waitFor();
  });

  it('names a missing option instead of sending', async () => {
    const page = await open();
    await page.getByTestId('composer').fill('/track ');
    await page.getByTestId('run-command').click();
    expect(await page.getByRole('alert').textContent()).toContain('required');
  });

  it('takes what is typed after a command without required options as its first text option', async () => {
    const page = await open();
    await page.getByTestId('composer').pressSequentially('/parcels LP8');
    expect(await page.getByTestId('option-number').getByRole('combobox').inputValue()).toBe('LP8');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Parcels: LP8').waitFor();
  });

  it('sends a command without the optional option that nothing was typed into', async () => {
    const page = await open();
    const number = page.getByTestId('option-number').getByRole('combobox');
    const answers = page.getByText('Parcels: all of them');
    await page.getByTestId('composer').fill('/parcels ');
    await number.press('Enter');
    await answers.waitFor();
    await page.getByTestId('composer').fill('/parcels ');
    await number.press('Backspace');
    await number.waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await answers.nth(1).waitFor();
  });
});
