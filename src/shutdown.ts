import type { Log } from './log.ts';

/** Docker and systemd give a process 10 s and more before they kill it. */
const PATIENCE_MS = 10_000;

/**
 * On SIGTERM, SIGINT or SIGHUP, finishes what is in flight and ends the process with 0. What does not finish in time is left:
 * everything that must not be lost is on disk. A second signal ends it at once.
 * @param finish stops accepting, waits for what was begun, closes
 */
export function endGracefully(finish: () => Promise<void>, log: Log): void {
  let isEnding = false;
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) {
      log.warn({ signal }, 'second signal, stopping at once');
      process.exit(1);
    }
    isEnding = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.warn({ patienceMs: PATIENCE_MS }, 'not everything finished in time, stopping');
      process.exit(1);
    }, PATIENCE_MS).unref();
    finish().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in good order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('SIGHUP', end);
}
