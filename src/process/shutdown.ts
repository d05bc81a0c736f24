import type { Log } from './log.ts';
import { settlesWithin } from './timing/waiting.ts';

/** Time for work in progress: a call to the service, a message on its way to Discord. */
const GRACE_MS = 2_500;
/** Time for aborted work to end. Some work cannot be aborted. */
const ABORT_MS = 500;
const STEP_FAILED = 'shutdown step failed';

interface ShutdownSteps {
  /** Stops new work. @returns what is in progress: each part settles when it has ended */
  finish(): readonly unknown[];
  /** Aborts work that hasn't ended in time. Nothing is lost: all that matters is on disk. */
  abort(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * On SIGTERM, SIGINT or SIGHUP, ends the process with exit code 0 within about 3 s, whatever hangs. The exit code is 1 if
 * closing fails, or after a second signal, which ends the process at once.
 * @returns aborts at the first signal: errors after that do not change how the process ends
 */
export function shutDownOnSignal(steps: ShutdownSteps, log: Log): AbortSignal {
  const stopping = new AbortController();
  const end = (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) {
      log.warn({ signal }, 'second signal, stopping at once');
      process.exit(1);
    }
    stopping.abort();
    // Aborted work may reject when nothing awaits it anymore.
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
  // A part that fails must not cut the others short.
  if (!(await within(GRACE_MS, async () => Promise.allSettled(finish()), log))) {
    log.info({ graceMs: GRACE_MS }, 'shutdown timed out, aborting what is left');
  }
  await within(ABORT_MS, abort, log);
  // Nothing else may run between here and process exit.
  await close();
}

/** @returns whether the step ended in time, even if it failed */
function within(ms: number, step: () => Promise<unknown>, log: Log): Promise<boolean> {
  const ended = step().catch((error: unknown) => log.warn({ err: error }, STEP_FAILED));
  return settlesWithin(ms, ended);
}

export type InFlight = ReturnType<typeof createInFlight>;

/** Work in progress. */
export function createInFlight() {
  const pending = new Set<Promise<unknown>>();
  return {
    /** @returns the same promise */
    add<T>(work: Promise<T>): Promise<T> {
      pending.add(work);
      const end = () => pending.delete(work);
      void work.then(end, end);
      return work;
    },
    /** Resolves when all work has ended, even if it failed, including work that starts in the meantime. */
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.allSettled([...pending]);
    },
  };
}

/** Ends the process when it cannot go on: logs why, and exits with 1. Also ends it on an uncaught error. */
export function createFatalExit(log: Log) {
  const exitWith = (error: unknown, message: string): never => {
    log.fatal({ err: error }, message);
    process.exit(1);
  };
  process.on('uncaughtException', (error) => exitWith(error, 'uncaught exception, stopping'));
  return {
    exitWith,
    /** Runs a step of the start. @returns its result; without one, the process ends */
    async orExit<T>(message: string, step: () => Promise<T> | T): Promise<T> {
      try {
        return await step();
      } catch (error) {
        return exitWith(error, message);
      }
    },
  };
}
