import type { SoleTask } from '../cluster/ownership.ts';
import { oneAtATime } from '../process/timing/in-parallel.ts';
import type { AlertParts } from './parts.ts';

/** How often jobs check what is due. */
const TICK_MS = 5_000;

/** Work that becomes due by the clock. When nothing is due, a check must cost at most one indexed query. */
export interface ScheduledJob {
  readonly name: string;
  /** Runs only in the process that has this task; none: in each, for the destinations that it posts at. */
  readonly task?: SoleTask;
  /** Does what is due; stops between two steps if the signal aborts. */
  run(now: number, stopping: AbortSignal): Promise<void>;
}

interface SchedulerOptions extends Pick<AlertParts, 'clock' | 'log' | 'ownership'> {
  readonly jobs: readonly ScheduledJob[];
}

export function createScheduler(options: SchedulerOptions) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // A job that waits for the service or for Discord doesn't delay the others.
  const runs = options.jobs.map((job) => createRun(job, options, stopping.signal));
  /** Runs every job of this process once. Never rejects: a job that fails is logged, and runs again at the next tick. */
  const tick = async (): Promise<void> => {
    await Promise.all(runs.map((run) => run()));
  };
  return {
    tick,
    start(): void {
      void tick();
      timer = setInterval(() => void tick(), TICK_MS);
    },
    stop(): void {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

/** @returns a function that runs a job if that is up to this process, and otherwise stops it. Never rejects. */
function createRun(
  job: ScheduledJob,
  { clock, log, ownership }: SchedulerOptions,
  stopping: AbortSignal,
): () => Promise<void> {
  let ending = new AbortController();
  const end = () => ending.abort();
  stopping.addEventListener('abort', end);
  const run = oneAtATime(async () => {
    ending = new AbortController();
    const { signal } = ending;
    await job.run(clock(), signal).catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error, job: job.name }, 'scheduled job failed');
    });
  });
  return async () => {
    if (stopping.aborted) return;
    if (job.task === undefined || (ownership?.runs(job.task) ?? true)) await run();
    else end();
  };
}
