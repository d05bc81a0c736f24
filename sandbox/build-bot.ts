import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const BUILD = fileURLToPath(new URL('../build.js', import.meta.url));

/** The bot that `npm start` runs. */
export const BOT_ENTRY = fileURLToPath(new URL('../dist/index.js', import.meta.url));

/**
 * Builds the bot if its sources have changed.
 * @throws Error when the build fails
 */
export async function buildBot(): Promise<void> {
  await promisify(execFile)(process.execPath, [BUILD, '--if-stale']);
}
