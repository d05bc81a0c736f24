import { createCallerQueues } from './caller-queues.ts';

/** `person`: somebody waits for the answer in Discord. */
export type Priority = 'person' | 'background';

/** Who asks. */
export interface Caller {
  readonly id: string;
  readonly priority: Priority;
}

export interface FairQueue {
  /**
   * Runs `work` when its caller's turn comes.
   * @param key what is asked: see {@link join}
   * @param signal while the work waits, aborting removes it from the queue and rejects with the signal's reason
   */
  add<T>(key: string, caller: Caller, work: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Another caller needs the work that waits under this key: it starts when the first of their turns comes. */
  join(key: string, caller: Caller): void;
}

interface Job {
  readonly key: string;
  readonly priority: Priority;
  readonly run: () => Promise<void>;
  isWaiting: boolean;
}

const PRIORITIES: readonly Priority[] = ['person', 'background'];

/** The part of the concurrency that one caller, or everything in the background, can use; the rest stays free. */
const CALLER_SHARE = 0.75;

/** How many of `concurrency` slots one caller can hold. */
export function callerLimitOf(concurrency: number): number {
  return Math.max(1, Math.floor(concurrency * CALLER_SHARE));
}

/**
 * A queue that serves callers in turn, however many questions each of them has, and people before the background.
 * @param onWaiting is called with the number of waiting questions whenever it changes
 */
export function createFairQueue(
  concurrency: number,
  onWaiting: (priority: Priority, count: number) => void,
): FairQueue {
  const share = callerLimitOf(concurrency);
  const queues = { person: createCallerQueues<Job>(), background: createCallerQueues<Job>() };
  const waiting = new Map<string, Job>();
  const counts = { person: 0, background: 0 };
  const runningOf = new Map<string, number>();
  let running = 0;
  let runningInBackground = 0;

  const count = (job: Job, change: 1 | -1) => {
    job.isWaiting = change === 1;
    if (change === 1) waiting.set(job.key, job);
    else if (waiting.get(job.key) === job) waiting.delete(job.key);
    counts[job.priority] += change;
    onWaiting(job.priority, counts[job.priority]);
  };

  const takeNext = () => {
    for (const priority of PRIORITIES) {
      if (priority === 'background' && runningInBackground >= share) continue;
      const taken = queues[priority].take((callerId) => (runningOf.get(callerId) ?? 0) < share);
      if (taken !== undefined) return { job: taken.job, caller: { id: taken.callerId, priority } };
    }
    return undefined;
  };

  const addRunning = ({ id, priority }: Caller, change: 1 | -1) => {
    running += change;
    if (priority === 'background') runningInBackground += change;
    const held = (runningOf.get(id) ?? 0) + change;
    if (held === 0) runningOf.delete(id);
    else runningOf.set(id, held);
  };

  const startNext = () => {
    while (running < concurrency) {
      const started = takeNext();
      if (started === undefined) return;
      count(started.job, -1);
      addRunning(started.caller, 1);
      void started.job.run().finally(() => {
        addRunning(started.caller, -1);
        startNext();
      });
    }
  };

  return {
    add(key, caller, work, signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const cancel = () => {
          count(job, -1);
          reject(signal.reason);
        };
        const run = async () => {
          signal.removeEventListener('abort', cancel);
          await work().then(resolve, reject);
        };
        const job: Job = { key, priority: caller.priority, run, isWaiting: true };
        signal.addEventListener('abort', cancel, { once: true });
        count(job, 1);
        queues[caller.priority].add(caller.id, job);
        startNext();
      });
    },
    join(key, caller) {
      const job = waiting.get(key);
      if (job === undefined) return;
      queues[caller.priority].add(caller.id, job);
      startNext();
    },
  };
}
