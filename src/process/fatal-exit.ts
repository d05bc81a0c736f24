import type { Log } from './log.ts';

/** Ends the process when it cannot go on: logs why, and exits with 1. */
interface FatalExit {
  exitWith(error: unknown, message: string): never;
  /** Runs a step of the start. @returns its result; without one, the process ends */
  orExit<T>(message: string, step: () => Promise<T> | T): Promise<T>;
}

/** Ends the process also when an error is caught nowhere. */
export function createFatalExit(log: Log): FatalExit {
  const exitWith = (error: unknown, message: string): never => {
    log.fatal({ err: error }, message);
    process.exit(1);
  };
  process.on('uncaughtException', (error) => exitWith(error, 'uncaught exception, stopping'));
  return {
    exitWith,
    async orExit(message, step) {
      try {
        return await step();
      } catch (error) {
        return exitWith(error, message);
      }
    },
  };
}
