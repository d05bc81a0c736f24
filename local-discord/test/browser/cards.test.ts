import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { findChromium, openPage, type PageOptions } from './browser.ts';
import { useSample } from './use-sample.ts';

const V2 = 32_768;
/** A drawing of 600 × 200, as an upload. */
const drawing = (name: string, width = 600, height = 200) => ({
  name,
  contentType: 'image/svg+xml',
  data: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`,
  ),
});
const described = (...names: string[]) =>
  names.map((filename, id) => ({ id, filename, description: `Alt of ${filename}` }));
const text = (content: string) => ({ type: 10, content });
const button = (label: string) => ({ type: 2, style: 2, custom_id: label, label });

describe.skipIf(findChromium() === null)('cards on the page', () => {
  const sample = useSample();

  const open = (user = 'Ada', options: PageOptions = {}) =>
    openPage(`${sample().url}/?user=${user}`, options);
  const messageOf = (page: Page, { id }: { id: string }) => page.locator(`[data-message-id="${id}"]`);

  it('takes votes in a poll and shows everybody the result', async () => {
    const answers = ['Green', 'Red'].map((answer) => ({
      poll_media: { text: answer, emoji: { name: '🟢' } },
    }));
    const sent = await sample().post({ poll: { question: { text: 'Which one?' }, answers, duration: 24 } });
    const [ada, mo] = [await open('Ada'), await open('Mo')];
    const poll = messageOf(ada, sent).getByTestId('poll');
    await poll.getByText('0 votes • 24h left').waitFor();
    expect(await poll.getByRole('button', { name: 'Vote', exact: true }).isDisabled()).toBe(true);
    expect(await violations(ada)).toEqual([]);
    await poll.getByText('Green').click();
    await poll.getByRole('button', { name: 'Vote', exact: true }).click();
    await poll.getByTestId('poll-result-1').getByText('100%').waitFor();
    expect(await violations(ada)).toEqual([]);

    const other = messageOf(mo, sent).getByTestId('poll');
    await other.getByText('1 vote • 24h left').waitFor();
    await other.getByText('Red').click();
    await other.getByRole('button', { name: 'Vote', exact: true }).click();
    await poll.getByTestId('poll-result-2').getByText('50%').waitFor();
    await poll.getByRole('button', { name: 'Remove Vote' }).click();
    await poll.getByRole('radio').first().waitFor();
    await other.getByTestId('poll-result-2').getByText('100%').waitFor();

    await sample().endPoll(sent.id);
    await poll.getByText('1 vote • Poll closed').waitFor();
    await ada.getByTestId('poll-result').getByText('Winning answer • 100%').waitFor();
    expect(await violations(ada)).toEqual([]);
  });

  it('forwards a message to another channel, where its buttons do nothing', async () => {
    const row = { type: 1, components: [button('Go')] };
    const sent = await sample().post({ content: 'worth sharing', components: [row] });
    const page = await open();
    await messageOf(page, sent).click({ button: 'right', position: { x: 200, y: 10 } });
    await page.getByRole('menuitem', { name: 'Forward' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('forward-dialog').getByLabel('Search').fill('supp');
    await page.getByTestId('forward-support').click();
    await page.getByTestId('forward-dialog').waitFor({ state: 'detached' });
    await page.getByTestId('channel-support').click();
    const forwarded = page.getByTestId('forwarded');
    await forwarded.getByText('worth sharing').waitFor();
    expect(await forwarded.getByRole('button', { name: 'Go' }).isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await forwarded.getByRole('button', { name: '#general' }).click();
    await messageOf(page, sent).waitFor();
  });

  it('shows attached pictures side by side, with their alt text in the lightbox', async () => {
    const files = ['one.svg', 'two.svg', 'three.svg', 'four.svg'].map((name) => drawing(name));
    const names = files.map(({ name }) => name);
    const sent = await sample().post({ content: 'four', attachments: described(...names) }, files);
    const page = await open('Ada', { width: 390 });
    const pictures = messageOf(page, sent).getByRole('img');
    await pictures.nth(3).waitFor();
    const boxes = await Promise.all([0, 1, 2].map((i) => pictures.nth(i).boundingBox()));
    expect(boxes[1]?.y).toBe(boxes[0]?.y);
    expect(boxes[2]?.y).toBeGreaterThan(boxes[0]?.y ?? 0);
    await messageOf(page, sent).getByRole('button', { name: 'Alt of two.svg' }).click();
    await page.getByTestId('lightbox').getByText('2 / 4 Alt of two.svg').waitFor();
  });

  it('keeps the proportions of an embed’s picture, and names it by its description', async () => {
    const image = { url: 'attachment://wide.gif' };
    const files = [{ ...drawing('wide.gif', 1200, 400) }];
    const sent = await sample().post(
      { embeds: [{ title: 'T', image }], attachments: described('wide.gif') },
      files,
    );
    const page = await open('Ada', { width: 390 });
    const picture = messageOf(page, sent).getByRole('img', { name: 'Alt of wide.gif' });
    await picture.waitFor();
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3, 1);
  });

  it('does not show files of a Components V2 message that no component names', async () => {
    const sent = await sample().post({ flags: V2, components: [text('bare')] }, [drawing('unseen.svg')]);
    const page = await open();
    await messageOf(page, sent).getByText('bare').waitFor();
    expect(await messageOf(page, sent).getByRole('img').count()).toBe(0);
  });

  it.each(['dark', 'light'] as const)('lays out a card on a phone (%s)', async (theme) => {
    const long = `${'verylongword'.repeat(12)} and ${'short words '.repeat(20)}`;
    const accessory = { type: 11, media: { url: 'attachment://thumb.svg' }, description: 'A shoe' };
    const section = {
      type: 9,
      components: [text(`### [Runner](https://a.example)\n${long}\n-# small`)],
      accessory,
    };
    const labels = ['Previous one', 'Next one', 'Show the sheet', 'More'];
    const row = { type: 1, components: labels.map(button) };
    const items = Array.from({ length: 3 }, (_, i) => sample().picture(i));
    const card = { type: 17, components: [section, { type: 12, items }, { type: 14 }, row] };
    const sent = await sample().post({ flags: V2, components: [card], attachments: described('thumb.svg') }, [
      drawing('thumb.svg', 85, 85),
    ]);
    const page = await open('Ada', { width: 390, theme });
    const message = messageOf(page, sent);
    const thumbnail = await message.getByRole('img', { name: 'A shoe' }).boundingBox();
    const heading = await message.getByRole('heading', { name: 'Runner' }).boundingBox();
    expect(thumbnail?.width).toBe(85);
    expect(thumbnail?.x).toBeGreaterThan((heading?.x ?? 0) + 100);
    const buttons = message.getByRole('button', { name: /one$|sheet|More/ });
    const tops = await Promise.all(labels.map(async (_label, i) => (await buttons.nth(i).boundingBox())?.y));
    expect(new Set(tops).size).toBeGreaterThan(1);
    const [large, small, below] = await Promise.all(
      [0, 1, 2].map((i) => message.getByTestId('gallery').getByRole('img').nth(i).boundingBox()),
    );
    expect(large?.width).toBeGreaterThan(1.5 * (small?.width ?? 0));
    expect(below?.x).toBe(small?.x);
    const right = (await message.getByTestId('container').boundingBox()) ?? { x: 0, width: 999 };
    expect(right.x + right.width).toBeLessThanOrEqual(390);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });

  it('suggests the bot on an @ and mentions it, also in a DM', async () => {
    const page = await open('Mo');
    const composer = page.getByTestId('composer');
    await composer.fill('hey @bo');
    await page.getByRole('option', { name: 'Bot' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await composer.inputValue()).toBe('hey @Bot ');
    await page.keyboard.type('look');
    await page.keyboard.press('Enter');
    const sent = await sample().discord.waitForMessage(({ content }) => /^hey <@\d+> look$/.test(content));
    await messageOf(page, sent).getByText('@Bot').waitFor();

    await page.getByRole('navigation').getByRole('button', { name: 'Bot' }).click();
    await composer.fill('hello in private');
    await page.keyboard.press('Enter');
    const direct = await sample().discord.waitForMessage(({ content }) => content === 'hello in private');
    expect(direct.channelId).not.toBe(sent.channelId);
  });

  it('completes several options while typing, and takes long free text', async () => {
    const link = `https://shop.example/${'x'.repeat(5979)}`;
    const page = await open();
    await page.getByTestId('composer').fill('/compare ');
    await page.getByTestId('option-link').getByRole('combobox').fill(link);
    const agent = page.getByTestId('option-agent').getByRole('combobox');
    await agent.fill('c');
    await page.getByRole('option', { name: 'CSSBuy' }).waitFor();
    expect(await page.getByRole('option').allTextContents()).toEqual(['CNFans', 'CSSBuy']);
    await agent.fill('s');
    await page.getByRole('option', { name: 'Superbuy' }).click();
    await agent.press('Enter');
    await page.getByText('6000 characters for SUPERBUY').waitFor();
  });

  it('refuses text beyond 6000 characters', async () => {
    const page = await open();
    await page.getByTestId('composer').fill('/compare ');
    await page.getByTestId('option-link').getByRole('combobox').fill('x'.repeat(6001));
    await page.getByTestId('run-command').click();
    await page.getByText('Enter at most 6000 characters').waitFor();
  });
});
