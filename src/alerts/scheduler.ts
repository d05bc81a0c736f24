import type { Log } from '../process/log.ts';
import { oneAtATime } from '../timing/one-at-a-time.ts';

/** How often jobs look for what is due. */
const TICK_MS = 5_000;

/** Work that becomes due by the clock. When nothing is due, a look must cost one indexed query at most. */
export interface ScheduledJob {
  readonly name: string;
  /** Does what is due, and stops between two steps once the signal aborts. */
  run(now: number, stopping: AbortSignal): Promise<void>;
}

interface SchedulerOptions {
  readonly jobs: readonly ScheduledJob[];
  readonly clock: () => number;
  readonly log: Log;
  readonly tickMs?: number | undefined;
}

interface Scheduler {
  start(): void;
  /** Runs every job once. Never rejects: a job that fails is logged, and runs again at the next tick. */
  tick(): Promise<void>;
  stop(): void;
}

export function createScheduler({ jobs, clock, log, tickMs = TICK_MS }: SchedulerOptions): Scheduler {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // A job that waits for the service or for Discord doesn't delay the others.
  const runs = jobs.map((job) =>
    oneAtATime(async () => {
      if (stopping.signal.aborted) return;
      await job.run(clock(), stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error, job: job.name }, 'scheduled job failed');
      });
    }),
  );
  const tick = async () => {
    await Promise.all(runs.map((run) => run()));
  };
  return {
    tick,
    start() {
      void tick();
      timer = setInterval(() => void tick(), tickMs);
    },
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
