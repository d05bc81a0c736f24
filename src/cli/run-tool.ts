import { ConfigError, EXIT_BAD_CONFIG } from '../config/config-error.ts';
import { secretsInUse } from '../config.ts';
import { checkBuild, VERSION_AND_COMMIT } from '../process/build.ts';
import { createRedactor } from '../process/redact.ts';
import { newestMigration } from '../store/database/migration-journal.ts';
import { print, printError } from './print.ts';
import { isUsageError } from './usage-error.ts';

/** EX_USAGE of sysexits.h. */
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
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    print(...usage.split('\n'));
    return;
  }
  if (process.argv.slice(2).includes('--version')) {
    print(VERSION_AND_COMMIT);
    return;
  }
  try {
    checkBuild(newestMigration());
    process.exitCode = await run();
  } catch (error) {
    const message = createRedactor(secretsInUse()).text(
      error instanceof Error ? error.message : String(error),
    );
    printError(...message.split('\n'), ...(isUsageError(error) ? ['', ...usage.split('\n')] : []));
    process.exitCode = isUsageError(error) ? EXIT_USAGE : error instanceof ConfigError ? EXIT_BAD_CONFIG : 1;
  }
}
