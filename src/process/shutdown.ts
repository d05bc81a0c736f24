import { settlesWithin } from '../timing/settles-within.ts';
import type { Log } from './log.ts';

/** What is under way may end well: an answer of the service, a message on its way to Discord. */
const GRACE_MS = 2_500;
/** What is aborted ends at once, unless it cannot be aborted. */
const ABORT_MS = 500;
const STEP_FAILED = 'shutdown step failed';

/** How a process ends, step by step. */
export interface ShutdownSteps {
  /** Takes nothing new, and resolves once what was begun has ended. */
  finish(): Promise<unknown>;
  /** Gives up what has not: whatever must not be lost is on disk. */
  abort(): Promise<unknown>;
  /** Closes what has to be closed well. */
  close(): Promise<void>;
}

/**
 * On SIGTERM, SIGINT or SIGHUP, ends the process with 0 within some 3 s, whatever hangs. The exit code is 1 when closing
 * fails, and after a second signal, which ends it at once.
 * @returns aborts with the first signal: errors from then on are no reason to end otherwise
 */
export function shutDownOnSignal(steps: ShutdownSteps, log: Log): AbortSignal {
  const stopping = new AbortController();
  const end = (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) {
      log.warn({ signal }, 'second signal, stopping at once');
      process.exit(1);
    }
    stopping.abort();
    // Work that is cut short can reject after nobody waits for it.
    process.removeAllListeners('uncaughtException');
    process.on('uncaughtException', (error) => log.warn({ err: error }, STEP_FAILED));
    log.info({ signal }, 'stopping');
    run(steps, log).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  return stopping.signal;
}

async function run({ finish, abort, close }: ShutdownSteps, log: Log): Promise<void> {
  if (!(await within(GRACE_MS, finish, log))) {
    log.info({ graceMs: GRACE_MS }, 'shutdown timed out, aborting what is left');
  }
  await within(ABORT_MS, abort, log);
  // Nothing else runs between this and the end of the process.
  await close();
}

/** @returns whether the step ended in time, even if it failed */
function within(ms: number, step: () => Promise<unknown>, log: Log): Promise<boolean> {
  const ended = step().catch((error: unknown) => log.warn({ err: error }, STEP_FAILED));
  return settlesWithin(ms, ended);
}
