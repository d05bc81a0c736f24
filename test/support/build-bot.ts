import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const BOT_ENTRY = join(ROOT, 'dist', 'index.js');

/** Before all tests: builds the bot when its sources are newer, and lets every test that starts a process run that. */
export default function buildBot(): void {
  if (newestIn('src') > builtAt()) execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT });
  process.env['BOT_ENTRY'] = BOT_ENTRY;
}

function builtAt(): number {
  return statSync(BOT_ENTRY, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestIn(folder: string): number {
  const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return Math.max(...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs));
}
