/** `npm run screenshots`: the README's pictures, made anew from a running sandbox. */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { seeded } from './discord/seed.ts';
import { startSandbox } from './start-sandbox.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const FOLDER = 'docs';
/** Of WebP, 0 to 100: text stays sharp, files stay small. */
const QUALITY = 72;

const sandbox = await startSandbox({ port: 0 });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });

async function open(colorScheme: 'dark' | 'light', width: number, height: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme,
    locale: 'en-US',
    hasTouch: width < 700,
  });
  await page.goto(sandbox.url);
  await page.getByTestId('composer').waitFor();
  return page;
}

/** Playwright itself writes PNG and JPEG only. */
async function save(page: Page, name: string): Promise<void> {
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const picture = Buffer.from(data, 'base64');
  await writeFile(`${FOLDER}/${name}.webp`, picture);
  console.log(`${FOLDER}/${name}.webp ${Math.round(picture.length / 1024)} kB`);
}

async function command(page: Page, name: string, value: string, shows: string): Promise<void> {
  await page.getByTestId('composer').fill(`/${name} `);
  if (name === 'qc' || name === 'lookup') await page.getByTestId('add-option-link').click();
  await page.getByRole('combobox').or(page.getByRole('textbox')).first().waitFor();
  await page.keyboard.type(value);
  await page.getByTestId('run-command').click();
  await page.getByTestId('message').filter({ hasText: shows }).last().waitFor();
}

await mkdir(FOLDER, { recursive: true });
const shoes = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';

const page = await open('dark', 1280, 860);
await command(page, 'qc', shoes, 'Set 1 of 4');
await save(page, 'sandbox');

await page.getByTestId('tab-wire').click();
await page.getByTestId('message').last().getByText('QC photos').first().click({ button: 'right' });
await page.getByRole('menuitem', { name: 'Show on the Wire' }).click();
await save(page, 'wire');

await page.getByTestId('channel-parcels').click();
for (const [event, channel] of [
  ['tracking', seeded.parcels],
  ['qc', seeded.qcPhotos],
] as const) {
  const call = { userId: seeded.ada, channelId: seeded.announcements, name: 'alerts', subcommand: 'add' };
  const { interactionId } = await sandbox.discord.runCommand({ ...call, options: { event, channel } });
  await sandbox.discord.waitForAnswer(interactionId);
}
sandbox.service.parcels.advance('LX208857143CN');
await page.getByTestId('message').filter({ hasText: 'LX••••43CN' }).waitFor();
sandbox.service.parcels.advance('EE739146028CN');
await page.getByTestId('message').filter({ hasText: 'EE••••28CN' }).waitFor();
await page.getByTestId('tab-room').click();
await save(page, 'alerts');

const chat = await open('light', 1000, 1120);
await chat.getByTestId('open-panel').click();
await chat.getByRole('button', { name: 'Close side panel' }).click();
await chat.getByTestId('channel-qc-photos').click();
await sandbox.discord.sendMessage({
  userId: seeded.mo,
  channelId: seeded.qcPhotos,
  content: `W2C these? ${shoes}`,
});
await chat.getByTestId('message').filter({ hasText: 'More agents' }).waitFor();
await command(chat, 'track', 'YT2632110021889001', 'Scans 1–8 of 34');
await save(chat, 'chat');

const phone = await open('dark', 390, 844);
await command(phone, 'lookup', shoes, 'Sizes (');
await save(phone, 'phone');

await browser.close();
await sandbox.stop();
