import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.ts';

export { findChromium };

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface PageOptions {
  readonly theme?: 'dark' | 'light';
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
}

let browser: Promise<Browser> | null = null;

/**
 * Opens a page in a new browser context. All pages of a test file share one browser;
 * call `closeBrowser` when done.
 */
export async function openPage(url: string, options: PageOptions = {}): Promise<Page> {
  const { theme = 'dark', width = 1280, height = width < 700 ? 844 : 900, touch = width < 700 } = options;
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium found; set CHROMIUM_PATH');
  browser ??= chromium.launch({ executablePath, args: QUIET });
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: touch,
    locale: 'en-US',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Ends the browser and every page in it. */
export async function closeBrowser(): Promise<void> {
  const running = browser;
  browser = null;
  await (await running)?.close();
}
