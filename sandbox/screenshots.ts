/** `npm run screenshots`: takes the pictures in docs/pictures from a running sandbox. */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Locator, type Page } from 'playwright-core';
import { seeded } from './seed.ts';
import { startSandbox } from './start-sandbox.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const FOLDER = 'docs/pictures';
/** WebP quality, 0 to 100: text stays sharp, files stay small. */
const QUALITY = 72;
const DESKTOP = { width: 1280, height: 860 };
/** As wide as a large phone, and tall enough that no message has to scroll. */
const NARROW = { width: 480, height: 1800 };

const SHOES = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';
const COMMANDS = [
  ['track', { number: 'LX208857143CN' }],
  ['qc', { link: SHOES }],
  ['lookup', { link: SHOES }],
  ['convert', { link: SHOES, agents: 'cnfans, kakobuy, superbuy' }],
] as const;

const sandbox = await startSandbox({ port: 0 });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });

async function open(viewport: typeof DESKTOP, deviceScaleFactor: number): Promise<Page> {
  const page = await browser.newPage({ viewport, colorScheme: 'dark', locale: 'en-US', deviceScaleFactor });
  await page.goto(sandbox.url);
  await page.getByTestId('composer').waitFor();
  return page;
}

async function run(name: string, options: Readonly<Record<string, string>>, subcommand?: string) {
  const channelId = subcommand === undefined ? seeded.general : seeded.announcements;
  const call = { userId: seeded.ada, channelId, name, options };
  const { interactionId } = await sandbox.discord.runCommand(
    subcommand === undefined ? call : { ...call, subcommand },
  );
  return (await sandbox.discord.waitForAnswer(interactionId)).id;
}

/** Opens a channel with nothing but a number of messages in it. */
async function openChannel(page: Page, name: string, messages: number): Promise<Locator> {
  await page.getByTestId('open-channels').click();
  await page.getByTestId(`channel-${name}`).click();
  await page
    .getByTestId('message')
    .nth(messages - 1)
    .waitFor();
  return page.getByTestId('message');
}

/** The smallest rectangle around what is found. */
async function around(found: Locator) {
  const boxes = (await Promise.all((await found.all()).map((one) => one.boundingBox()))).filter(
    (box) => box !== null,
  );
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top, scale: 1 };
}

/** Saves the whole page, or only what is given. Playwright itself writes PNG and JPEG only. */
async function save(page: Page, name: string, part?: Locator): Promise<void> {
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    ...(part === undefined ? {} : { clip: await around(part) }),
  });
  const picture = Buffer.from(data, 'base64');
  await writeFile(`${FOLDER}/${name}.webp`, picture);
  console.log(`${FOLDER}/${name}.webp ${Math.round(picture.length / 1024)} kB`);
}

await mkdir(FOLDER, { recursive: true });
const desktop = await open(DESKTOP, 1);
await run('qc', { link: SHOES });
await desktop.getByTestId('gallery').waitFor();
await save(desktop, 'sandbox');
await desktop.getByTestId('message').locator('.message-head').click({ button: 'right' });
await desktop.getByRole('menuitem', { name: 'Show on the Wire' }).click();
await desktop.getByTestId('wire-entry').first().waitFor();
await save(desktop, 'wire');

const narrow = await open(NARROW, 2);
for (const [name, options] of COMMANDS) {
  const answer = narrow.locator(`[data-message-id="${await run(name, options)}"]`);
  await answer.scrollIntoViewIfNeeded();
  await save(narrow, name, answer);
}

const content = `W2C these? ${SHOES}`;
const asked = await sandbox.discord.sendMessage({ userId: seeded.mo, channelId: seeded.qcPhotos, content });
await sandbox.discord.waitForMessage(({ replyTo }) => replyTo === asked.id);
await save(narrow, 'chat', await openChannel(narrow, 'qc-photos', 2));

await run('alerts', { event: 'tracking', channel: seeded.parcels }, 'add');
for (const number of ['LX208857143CN', 'EE739146028CN']) sandbox.service.parcels.advance(number);
await save(narrow, 'alerts', await openChannel(narrow, 'parcels', 2));

const control = await open(DESKTOP, 1);
await control.getByTestId('channel-parcels').click();
await control.getByTestId('tab-room').click();
await control.getByTestId('message').last().waitFor();
await save(control, 'control-room');

await browser.close();
await sandbox.stop();
