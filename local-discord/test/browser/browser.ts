import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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

/** Where a Chromium is, or null: browser tests skip and say so then. */
export function findChromium(): string | null {
  return CANDIDATES.find((path): path is string => path !== undefined && existsSync(path)) ?? null;
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
