import { OWNS_EVERYTHING, type Ownership, type SoleTask } from '../cluster/ownership.ts';
import type { Log } from '../process/log.ts';
import { oneAtATime } from '../process/timing/in-parallel.ts';

/** How often jobs look for what is due. */
const TICK_MS = 5_000;

/** Work that becomes due by the clock. When nothing is due, a look must cost one indexed query at most. */
export interface ScheduledJob {
  readonly name: string;
  /** Runs only in the process that has this task; none: in each, for the destinations that it posts at. */
  readonly task?: SoleTask;
  /** Does what is due, and stops between two steps once the signal aborts. */
  run(now: number, stopping: AbortSignal): Promise<void>;
}

interface SchedulerOptions {
  readonly jobs: readonly ScheduledJob[];
  readonly clock: () => number;
  readonly log: Log;
  readonly tickMs?: number | undefined;
  readonly ownership?: Pick<Ownership, 'runs'> | undefined;
}

interface Scheduler {
  start(): void;
  /** Runs every job once that belongs to this process. Never rejects: a job that fails is logged, and runs again at the next tick. */
  tick(): Promise<void>;
  stop(): void;
}

export function createScheduler({
  jobs,
  clock,
  log,
  tickMs = TICK_MS,
  ownership = OWNS_EVERYTHING,
}: SchedulerOptions): Scheduler {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // A job that waits for the service or for Discord doesn't delay the others.
  const runs = jobs.map((job) => createRun(job, { clock, log, ownership, stopping: stopping.signal }));
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

interface RunContext extends Pick<SchedulerOptions, 'clock' | 'log'> {
  readonly ownership: Pick<Ownership, 'runs'>;
  readonly stopping: AbortSignal;
}

/** @returns a function that runs a job if that is up to this process, and otherwise stops it. Never rejects. */
function createRun(job: ScheduledJob, { clock, log, ownership, stopping }: RunContext): () => Promise<void> {
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
    if (job.task === undefined || ownership.runs(job.task)) await run();
    else end();
  };
}
