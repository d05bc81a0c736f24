import type { Caller, Priority } from './caller.ts';
import { createCallerQueues } from './caller-queues.ts';
import { createConcurrencyLimits } from './concurrency-limits.ts';

export interface FairQueue {
  /**
   * Runs `work` when it is the caller's turn.
   * @param key identifies the request, see {@link join}
   * @param signal while the work waits, aborting removes it from the queue and rejects with the signal's reason
   */
  add<T>(key: string, caller: Caller, work: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Another caller needs the work that waits under this key: it starts at the first of their turns. */
  join(key: string, caller: Caller): void;
}

interface Job {
  readonly key: string;
  readonly priority: Priority;
  readonly run: () => Promise<void>;
  isWaiting: boolean;
}

interface StartableJob {
  readonly job: Job;
  /** The caller whose turn it is. */
  readonly caller: Caller;
}

const PRIORITIES: readonly Priority[] = ['person', 'background'];

/**
 * A queue that serves callers in turn, however many requests each of them has, and people before the background.
 * @param onWaiting is called with the number of waiting requests whenever it changes
 */
export function createFairQueue(
  concurrency: number,
  onWaiting: (priority: Priority, count: number) => void,
): FairQueue {
  const limits = createConcurrencyLimits(concurrency);
  const queues = { person: createCallerQueues<Job>(), background: createCallerQueues<Job>() };
  const waiting = new Map<string, Job>();
  const waitingCounts = { person: 0, background: 0 };

  const setWaiting = (job: Job, isWaiting: boolean) => {
    job.isWaiting = isWaiting;
    if (isWaiting) waiting.set(job.key, job);
    else if (waiting.get(job.key) === job) waiting.delete(job.key);
    waitingCounts[job.priority] += isWaiting ? 1 : -1;
    onWaiting(job.priority, waitingCounts[job.priority]);
  };

  const takeNext = (): StartableJob | undefined => {
    for (const priority of PRIORITIES) {
      const taken = queues[priority].take((id) => limits.mayStart({ id, priority }));
      if (taken !== undefined) return { job: taken.job, caller: { id: taken.callerId, priority } };
    }
    return undefined;
  };

  const startJobs = () => {
    while (limits.hasFreeSlot()) {
      const next = takeNext();
      if (next === undefined) return;
      setWaiting(next.job, false);
      limits.onStart(next.caller);
      void next.job.run().finally(() => {
        limits.onEnd(next.caller);
        startJobs();
      });
    }
  };

  return {
    add(key, { id, priority }, work, signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const cancel = () => {
          setWaiting(job, false);
          reject(signal.reason);
        };
        const run = async () => {
          signal.removeEventListener('abort', cancel);
          await work().then(resolve, reject);
        };
        const job: Job = { key, priority, run, isWaiting: true };
        signal.addEventListener('abort', cancel, { once: true });
        setWaiting(job, true);
        queues[priority].add(id, job);
        startJobs();
      });
    },
    join(key, { id, priority }) {
      const job = waiting.get(key);
      if (job === undefined) return;
      queues[priority].add(id, job);
      startJobs();
    },
  };
}
