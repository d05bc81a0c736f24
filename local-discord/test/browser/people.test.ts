import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { violations } from './accessibility.ts';
import { closeBrowser, findChromium, openPage, type PageOptions } from './browser.ts';
import { startSample } from './sample-bot.ts';

const { mo, general } = seeded;
const svg = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>',
  ),
});
const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
const button = (customId: string) => ({
  type: 1,
  components: [{ type: 2, style: 2, custom_id: customId, label: customId }],
});

/** Pastes or drops a file, as the browser would. */
const give = (event: 'paste' | 'drop', name: string) => `(() => {
  const data = new DataTransfer();
  data.items.add(new File(['hi'], ${JSON.stringify(name)}, { type: 'text/plain' }));
  const field = document.querySelector('[data-testid=composer]');
  const shared = { bubbles: true, cancelable: true };
  ${
    event === 'paste'
      ? "field.dispatchEvent(new ClipboardEvent('paste', { ...shared, clipboardData: data }));"
      : "for (const type of ['dragover', 'drop']) window.dispatchEvent(new DragEvent(type, { ...shared, dataTransfer: data }));"
  }
})()`;

describe.skipIf(findChromium() === null)('what people do on the page', () => {
  let sample: Awaited<ReturnType<typeof startSample>>;
  beforeAll(async () => {
    sample = await startSample();
    sample.discord.admin.setBotPermissions(general, 8n);
  });
  afterAll(async () => {
    await closeBrowser();
    await sample.close();
  });

  const open = (user = 'ada', options: PageOptions = {}) =>
    openPage(`${sample.url}/?user=${user}&channel=general`, options);
  const messageOf = (page: Page, { id }: { id: string }) => page.locator(`[data-message-id="${id}"]`);

  it('sends chosen, pasted and dropped files, with a thumbnail before and the file after', async () => {
    const page = await open();
    const tray = page.getByTestId('file-tray');
    await page.getByTestId('attach-input').setInputFiles([svg('house.svg'), text]);
    await tray.locator('img').waitFor();
    await page.evaluate(give('paste', 'pasted.txt'));
    await page.evaluate(give('drop', 'dropped.txt'));
    await tray.getByText('dropped.txt').waitFor();
    expect(await violations(page)).toEqual([]);
    await tray.getByRole('button', { name: 'Remove notes.txt' }).click();
    await page.getByTestId('composer').press('Enter');
    await tray.waitFor({ state: 'detached' });
    const sent = await sample.discord.waitForMessage(({ attachments }) => attachments.length === 3);
    expect(sent.attachments.map(({ filename }) => filename)).toEqual([
      'house.svg',
      'pasted.txt',
      'dropped.txt',
    ]);
    const message = messageOf(page, sent);
    await message.getByRole('img', { name: 'house.svg' }).waitFor();
    await message.getByRole('link', { name: 'pasted.txt' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('names a file that is too large before it is sent', async () => {
    const page = await open();
    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1);
    await page.getByTestId('attach-input').setInputFiles({ ...text, name: 'large.bin', buffer });
    await page.getByTestId('notice').getByText('large.bin is larger than 10 MiB.').waitFor();
  });

  it('plays sound and film', async () => {
    const data = Buffer.from('no real sound');
    const files = [
      { name: 'voice.ogg', contentType: 'audio/ogg', data },
      { name: 'film.mp4', contentType: 'video/mp4', data },
    ];
    const sent = await sample.discord.as(mo).in(general).send('', { files });
    const page = await open();
    await messageOf(page, sent).locator('audio').waitFor();
    await messageOf(page, sent).locator('video').waitFor();
  });

  it('reacts with the picker, by clicking a reaction, and takes it back', async () => {
    const sent = await sample.post({ content: 'react to me' });
    const [page, other] = [await open('ada'), await open('mo')];
    const message = messageOf(page, sent);
    await message.hover();
    await message.getByTestId('add-reaction').click();
    const picker = page.getByTestId('emoji-picker');
    await picker.getByLabel('Find an emoji').fill('party');
    expect(await violations(page)).toEqual([]);
    await picker.locator('[data-emoji="🎉"]').click();
    await picker.waitFor({ state: 'detached' });
    const party = (where: Page) => messageOf(where, sent).getByRole('button', { name: /^🎉: / });
    await messageOf(other, sent).getByRole('button', { name: '🎉: 1' }).click();
    await messageOf(page, sent).getByRole('button', { name: '🎉: 2' }).waitFor();
    expect(await party(other).getAttribute('aria-pressed')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await party(page).click();
    await party(other).click();
    await party(page).waitFor({ state: 'detached' });
  });

  it('shows the preview of a link, and does not call that an edit', async () => {
    sample.discord.admin.setPreview('https://news.example/1', {
      title: 'Big news',
      provider: { name: 'News' },
    });
    const page = await open();
    const content = 'see https://news.example/1';
    const sent = await sample.discord.as(mo).in(general).send(content);
    const message = messageOf(page, sent);
    await message.getByRole('link', { name: 'Big news' }).waitFor();
    expect(await message.textContent()).not.toContain('(edited)');
  });

  it('shows who pinned what as a line, and the pinned messages', async () => {
    const sent = await sample.post({ content: 'keep this' });
    await sample.pin(sent.id);
    const page = await open();
    await page.getByTestId('system-message').getByText('pinned').waitFor();
    await page.getByTestId('open-pins').click();
    await page.getByTestId('pins').getByText('keep this').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('offers user commands on a name, by mouse and by keyboard', async () => {
    await sample.discord.as(mo).in(general).send('who am I?');
    const page = await open();
    const name = page.getByTestId('message').getByRole('button', { name: 'Mo', exact: true }).last();
    await name.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Greet' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await name.press('Enter');
    await page.getByRole('menuitem', { name: 'Greet' }).click();
    await page.getByText('Hello mo').waitFor();
  });

  it('gives a command a file', async () => {
    const page = await open();
    await page.getByTestId('composer').fill('/read ');
    await page.getByTestId('run-command').click();
    await page.getByRole('alert').getByText('required').waitFor();
    await page.getByTestId('option-file').locator('input').setInputFiles(text);
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('run-command').click();
    await page.getByText('notes.txt has 5 bytes').waitFor();
  });

  it('fills every kind of field of a modal', async () => {
    const submitted = new Promise<unknown>((resolve) => {
      sample.discord.onWire((frame) => {
        const body = frame.body as { type?: number; data?: { components?: unknown } } | null;
        if (frame.kind === 'gateway' && frame.name === 'INTERACTION_CREATE' && body?.type === 5)
          resolve(body.data?.components);
      });
    });
    const sent = await sample.post({ content: 'a form', components: [button('everything')] });
    const page = await open('ada', { width: 390 });
    await messageOf(page, sent).getByRole('button', { name: 'everything' }).click();
    const modal = page.getByTestId('modal');
    await modal.getByTestId('modal-submit').click();
    expect(await modal.getByText('This field is required.').count()).toBe(5);
    expect(await violations(page)).toEqual([]);
    await modal.getByTestId('field-who').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Mo', exact: true }).click();
    await modal.getByTestId('field-where').getByRole('combobox').click();
    await page.getByRole('option', { name: '#support' }).click();
    await modal.getByTestId('field-proof').setInputFiles([svg('a.svg'), text]);
    await modal.getByTestId('field-which').getByLabel('two').check();
    for (const name of ['one', 'three']) await modal.getByTestId('field-some').getByLabel(name).check();
    await modal.getByTestId('modal-submit').click();
    await page.getByText('Got everything').waitFor();
    const values = ((await submitted) as { component: { value?: unknown; values?: string[] } }[]).map(
      ({ component }) => component.value ?? component.values,
    );
    expect(values).toEqual([
      [mo],
      [seeded.support],
      [expect.any(String), expect.any(String)],
      'two',
      ['one', 'three'],
    ]);
  });
});
