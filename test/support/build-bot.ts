import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const BOT_ENTRY = join(ROOT, 'dist', 'index.js');

/** What the bot is built of, and how. */
const SOURCES = ['src', 'build.ts', 'package-lock.json'];

/** Before all tests: builds the bot when its sources are newer, and lets every test that starts a process run that. */
export default function buildBot(): void {
  if (Math.max(...SOURCES.map(newestIn)) > builtAt())
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT });
  process.env['BOT_ENTRY'] = BOT_ENTRY;
}

function builtAt(): number {
  return statSync(BOT_ENTRY, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestIn(source: string): number {
  const path = join(ROOT, source);
  const files = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(...['', ...files].map((file) => statSync(join(path, file)).mtimeMs));
}
