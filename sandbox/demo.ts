/** `npm run demo`: takes the moving picture of the README from a running sandbox: a pasted link, its QC photos, and the haul. */
import { writeFile } from 'node:fs/promises';
import { chromium, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { buildBot } from './build-bot.ts';
import { CHROMIUM, FOLDER } from './screenshots/camera.ts';
import { SHOES_AT_AGENT } from './screenshots/products.ts';
import { startSandbox } from './start-sandbox.ts';

const PHONE = { width: 390, height: 760 };
const SCALE = 1.5;
/** WebP quality, 0 to 100. */
const QUALITY = 75;
/** How long a picture stays, in milliseconds: while someone types, after a press, and to be read. */
const TYPING = 60;
const PRESSED = 350;
const READ = 2_000;
const LETTERS_PER_PICTURE = 6;

interface Frame {
  readonly picture: Buffer;
  readonly ms: number;
}

await buildBot();
const sandbox = await startSandbox({ port: 0 });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    viewport: PHONE,
    colorScheme: 'dark',
    locale: 'en-US',
    hasTouch: true,
    deviceScaleFactor: SCALE,
  });
  await page.goto(`${sandbox.url}/?user=Mo`);
  await save(await play(page));
} finally {
  await browser.close();
  await sandbox.stop();
}

async function play(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const keep = async (ms: number) => frames.push({ picture: await page.screenshot({ type: 'png' }), ms });
  const composer = page.getByTestId('composer');
  const newest = page.getByTestId('message').last();
  const type = async (text: string) => {
    for (let end = LETTERS_PER_PICTURE; end < text.length + LETTERS_PER_PICTURE; end += LETTERS_PER_PICTURE) {
      await composer.fill(text.slice(0, end));
      await keep(TYPING);
    }
  };
  const press = async (button: Locator) => {
    await button.scrollIntoViewIfNeeded();
    await button.hover();
    await keep(PRESSED);
    await button.click();
  };

  await composer.waitFor();
  await keep(PRESSED);
  await type(`W2C? ${SHOES_AT_AGENT}`);
  await composer.press('Enter');
  const photos = newest.getByRole('button', { name: /\d+ photos/ });
  await photos.waitFor();
  await settled(page);
  await keep(READ);

  await press(photos);
  await newest.getByRole('button', { name: 'Next' }).waitFor();
  await settled(page);
  await keep(READ);

  await press(newest.getByRole('button', { name: 'More' }));
  const add = newest.getByRole('button', { name: /^Add:/ });
  await add.waitFor();
  await settled(page);
  await keep(READ / 2);
  await press(add);
  await settled(page);
  await keep(READ / 2);

  await type('/haul ');
  await page.getByTestId('run-command').click();
  await page.getByText('Shipping weight').last().waitFor();
  await settled(page);
  await keep(READ * 1.5);
  return frames;
}

/** Waits until all pictures are there and nothing has changed for half a second. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let before = ''; ; ) {
    const now = (await page.screenshot({ type: 'png' })).toString('base64');
    if (now === before) return;
    before = now;
    await page.waitForTimeout(500);
  }
}

async function save(frames: readonly Frame[]): Promise<void> {
  const picture = await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ quality: QUALITY, effort: 6, delay: frames.map(({ ms }) => ms), loop: 0, minSize: true })
    .toBuffer();
  await writeFile(`${FOLDER}/demo.webp`, picture);
  const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  process.stdout.write(
    `${FOLDER}/demo.webp ${Math.round(picture.length / 1024)} kB, ${frames.length} pictures, ${seconds.toFixed(1)} s\n`,
  );
}
