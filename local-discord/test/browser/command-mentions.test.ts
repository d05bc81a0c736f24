import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { findChromium, openPage } from './browser.ts';
import { useSample } from './use-sample.ts';

const V2 = 32_768;

describe.skipIf(findChromium() === null)('a command that a message mentions', () => {
  const sample = useSample();
  const open = (user = 'Ada') => openPage(`${sample().url}/?user=${user}`);
  const messageOf = (page: Page, { id }: { id: string }) => page.locator(`[data-message-id="${id}"]`);
  const mentioning = (content: string) => sample().post({ flags: V2, components: [{ type: 10, content }] });

  it('prefills the composer', async () => {
    const sent = await mentioning('Try </track:1234567890123456789> now');
    const page = await open();
    await messageOf(page, sent).getByRole('button', { name: '/track' }).click();
    await page.getByTestId('command-form').getByTestId('option-number').waitFor();
  });

  it('is named as in its reader’s picker', async () => {
    const sent = await mentioning('</track:1234567890123456789>');
    await sample().discord.as(seeded.mo).setLocale('zh-CN');
    const page = await open('Mo');
    await messageOf(page, sent).getByRole('button', { name: '/查包裹' }).click();
    await page.getByTestId('command-form').getByTestId('option-number').waitFor();
    await sample().discord.as(seeded.mo).setLocale('en-US');
  });

  it('doesn’t touch one in the next line', async () => {
    const lines = '</track:1234567890123456789>\n</compare:1234567890123456789>';
    const sent = await mentioning(lines);
    const page = await open();
    const boxes = await Promise.all(
      ['/track', '/compare'].map((name) => messageOf(page, sent).getByRole('button', { name }).boundingBox()),
    );
    const [above, below] = boxes.map((box) => box ?? { y: 0, height: 99 });
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(2);
  });
});
