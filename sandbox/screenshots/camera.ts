import { writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { findChromium } from '../../local-discord/scripts/find-chromium.ts';

export const CHROMIUM = findChromium() ?? 'chromium';
export const FOLDER = 'docs/pictures';
/** WebP quality, 0 to 100: text stays sharp, files stay small. */
const QUALITY = 78;
const DESKTOP = { width: 1280, height: 860 };
/** As wide as a phone, and tall enough that no message has to scroll. */
const PHONE = { width: 390, height: 3000 };
/** Pixels of a picture for one of the page's: as sharp as on a phone. */
const PHONE_SCALE = 2;
/** Pixels around what is cut out. */
const MARGIN = 8;

export interface Camera {
  /** @returns the sandbox's page on a desktop */
  desktop(): Promise<Page>;
  /** Saves these messages of a channel, one below the other, as this person sees them on a phone. */
  takeMessages(name: string, where: Place, messageIds: readonly string[]): Promise<void>;
  /** Saves a whole page. */
  takePage(name: string, page: Page): Promise<void>;
  stop(): Promise<void>;
}

export interface Place {
  /** The name of the person who looks. */
  readonly person: string;
  readonly channelId: string;
}

export async function startCamera(url: string): Promise<Camera> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  return {
    desktop: () => openPage(browser, url, DESKTOP),
    async takeMessages(name, { person, channelId }, messageIds) {
      const page = await openPage(browser, `${url}/?user=${person}`, PHONE);
      await page.getByTestId('open-channels').click();
      await page.locator(`[data-channel-id="${channelId}"]`).first().click();
      const found = messageIds.map((id) => page.locator(`[data-message-id="${id}"]`));
      for (const message of found) await message.waitFor();
      await picturesLoaded(page);
      await save(page, name, await around(found));
      await page.close();
    },
    async takePage(name, page) {
      await picturesLoaded(page);
      await save(page, name);
    },
    stop: () => browser.close(),
  };
}

async function openPage(browser: Browser, url: string, viewport: typeof DESKTOP): Promise<Page> {
  const isPhone = viewport.width < DESKTOP.width;
  const page = await browser.newPage({
    viewport,
    colorScheme: 'dark',
    locale: 'en-US',
    // Lets `waitForFunction` run, which the page's policy forbids.
    bypassCSP: true,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? PHONE_SCALE : 1,
  });
  await page.goto(url);
  await page.getByTestId('composer').waitFor();
  return page;
}

/** Waits for the visible pictures: the browser loads others only when they are scrolled into view. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(`[...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > innerHeight;
  })`);
}

/** The smallest rectangle around these, with a margin above and below. */
async function around(found: readonly Locator[]) {
  const boxes = (await Promise.all(found.map((one) => one.boundingBox()))).filter((box) => box !== null);
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top, scale: PHONE_SCALE };
}

/** Playwright itself writes PNG and JPEG only. */
async function save(page: Page, name: string, clip?: Awaited<ReturnType<typeof around>>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    ...(clip === undefined ? {} : { clip }),
  });
  const picture = Buffer.from(data, 'base64');
  await writeFile(`${FOLDER}/${name}.webp`, picture);
  process.stdout.write(`${FOLDER}/${name}.webp ${Math.round(picture.length / 1024)} kB\n`);
}
