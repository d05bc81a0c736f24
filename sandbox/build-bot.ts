import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const BUILD = fileURLToPath(new URL('../build.js', import.meta.url));

/** The bot that `npm start` runs. */
export const BOT_ENTRY = fileURLToPath(new URL('../dist/index.js', import.meta.url));

/**
 * Builds the bot if its sources have changed, with what time of the processor others leave.
 * @throws Error when the build fails
 */
export async function buildBot(): Promise<void> {
  const building = promisify(execFile)(process.execPath, [BUILD, '--if-stale']);
  const { pid } = building.child;
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  await building;
}
