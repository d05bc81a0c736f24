import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { secretsInUse } from '../config/config.ts';
import { ConfigError, EXIT_BAD_CONFIG } from '../config/parse-settings.ts';
import { checkBuild, VERSION_AND_COMMIT } from '../process/build.ts';
import { createRedactor } from '../process/redact.ts';
import { newestMigration } from '../store/database/migrations.ts';

/** `EX_USAGE` in sysexits.h. */
const EXIT_USAGE = 64;

/**
 * Runs a command-line tool. `--help` prints its usage, `--version` its version and commit. Errors in the command line are
 * printed with the usage. When the reader closes the pipe, as `head` does, the tool ends quietly.
 * @param run resolves with the exit code
 */
export async function runTool(usage: string, run: () => Promise<number>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) return print(...usage.split('\n'));
  if (words.includes('--version')) return print(VERSION_AND_COMMIT);
  try {
    checkBuild(newestMigration());
    process.exitCode = await run();
  } catch (error) {
    const message = createRedactor(secretsInUse()).text(messageOf(error));
    printError(...message.split('\n'), ...(isUsageError(error) ? ['', ...usage.split('\n')] : []));
    process.exitCode = isUsageError(error) ? EXIT_USAGE : error instanceof ConfigError ? EXIT_BAD_CONFIG : 1;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Whether the error is about the command line: our own, or one from `parseArgs`. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Checks that a database exists: opening a wrong path would create an empty one. @throws Error naming the path */
export function requireDatabase(path: string): string {
  if (!existsSync(path)) throw new Error(`there is no database at ${resolve(path)} (DATABASE_PATH).`);
  return path;
}

/**
 * Prints to the operator's terminal; the only way in which tools print. Names, statuses and bodies come from
 * outside, so characters that could move the cursor, change colors, start a line or reverse the text are
 * shown as `\u001b`.
 * @param lines without line ends
 */
export function print(...lines: readonly string[]): void {
  process.stdout.write(visibleLines(lines));
}

export function printError(...lines: readonly string[]): void {
  process.stderr.write(visibleLines(lines));
}

const visibleLines = (lines: readonly string[]) => lines.map((line) => `${visible(line)}\n`).join('');

/** Escapes such characters like JSON does, so that JSON stays valid. */
export function visible(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
