import { existsSync } from 'node:fs';

/** Where a browser of that kind usually is: Debian, Ubuntu and GitHub's runners, macOS. */
const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium for tests and pictures, or null. `CHROMIUM_PATH` names another one. */
export function findChromium(): string | null {
  return CANDIDATES.find((path): path is string => path !== undefined && existsSync(path)) ?? null;
}
