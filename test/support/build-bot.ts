import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const BOT_ENTRY = join(ROOT, 'dist', 'index.js');

/** Before all tests: builds the bot when its sources changed, and lets every test that starts a process run that. */
export default function buildBot(): void {
  execFileSync(process.execPath, [join(ROOT, 'build.js'), '--if-stale']);
  process.env['BOT_ENTRY'] = BOT_ENTRY;
}
