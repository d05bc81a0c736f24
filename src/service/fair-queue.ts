/** `person`: a user is waiting for the answer in Discord. */
export type Priority = 'person' | 'background';

/** On whose behalf the service is called: a user, or a background job by name. */
export interface Caller {
  readonly id: string;
  readonly priority: Priority;
}

/** The share of the concurrency that one caller, or all background work, can use; the rest stays free for others. */
const CALLER_SHARE = 0.75;

/** How many of `concurrency` slots one caller can hold. */
export function callerLimitOf(concurrency: number): number {
  return Math.max(1, Math.floor(concurrency * CALLER_SHARE));
}

interface Job {
  readonly key: string;
  readonly priority: Priority;
  readonly run: () => Promise<void>;
  isWaiting: boolean;
}

const PRIORITIES: readonly Priority[] = ['person', 'background'];

/** A queue that serves callers in turn, however many requests each has, and users before background work. */
export class FairQueue {
  readonly #concurrency: number;
  readonly #onWaiting: (priority: Priority, count: number) => void;
  /** Jobs by caller, in the order of service. A job can be queued for several callers. */
  readonly #queues = { person: new Map<string, Job[]>(), background: new Map<string, Job[]>() };
  readonly #waiting = new Map<string, Job>();
  readonly #waitingCounts = { person: 0, background: 0 };
  /** The callers that the running jobs count against. */
  readonly #running = new Set<Caller>();

  /** @param onWaiting is called with the number of waiting requests whenever it changes */
  constructor(concurrency: number, onWaiting: (priority: Priority, count: number) => void) {
    this.#concurrency = concurrency;
    this.#onWaiting = onWaiting;
  }

  /**
   * Runs `work` when it is the caller's turn.
   * @param signal aborting it while the work is queued removes the work and rejects with the signal's reason
   */
  add<T>(key: string, caller: Caller, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const cancel = () => {
        this.#setWaiting(job, false);
        reject(signal.reason);
      };
      const run = async () => {
        signal.removeEventListener('abort', cancel);
        await work().then(resolve, reject);
      };
      const job: Job = { key, priority: caller.priority, run, isWaiting: true };
      signal.addEventListener('abort', cancel, { once: true });
      this.#setWaiting(job, true);
      this.#enqueue(caller, job);
    });
  }

  /** Adds a caller to the work queued under this key, which starts at whichever caller's turn comes first. */
  join(key: string, caller: Caller): void {
    const job = this.#waiting.get(key);
    if (job !== undefined) this.#enqueue(caller, job);
  }

  #enqueue({ id, priority }: Caller, job: Job): void {
    const queue = this.#queues[priority].get(id);
    if (queue === undefined) this.#queues[priority].set(id, [job]);
    else queue.push(job);
    this.#startJobs();
  }

  #startJobs(): void {
    while (this.#running.size < this.#concurrency) {
      const next = this.#takeNext();
      if (next === undefined) return;
      const { job, caller } = next;
      this.#setWaiting(job, false);
      this.#running.add(caller);
      void job.run().finally(() => {
        this.#running.delete(caller);
        this.#startJobs();
      });
    }
  }

  /** Takes the next job of the first caller that may start one, and moves that caller to the end. */
  #takeNext(): { readonly job: Job; readonly caller: Caller } | undefined {
    for (const priority of PRIORITIES) {
      const queues = this.#queues[priority];
      for (const [id, queue] of queues) {
        const caller = { id, priority };
        if (!this.#mayStart(caller)) continue;
        const at = queue.findIndex(({ isWaiting }) => isWaiting);
        const job = queue[at];
        queue.splice(0, at === -1 ? queue.length : at + 1);
        queues.delete(id);
        if (queue.length > 0) queues.set(id, queue);
        if (job !== undefined) return { job, caller };
      }
    }
    return undefined;
  }

  #mayStart({ id, priority }: Caller): boolean {
    const limit = callerLimitOf(this.#concurrency);
    const isFree = (isMeant: (one: Caller) => boolean) => [...this.#running].filter(isMeant).length < limit;
    if (!isFree((one) => one.id === id)) return false;
    return priority === 'person' || isFree((one) => one.priority === 'background');
  }

  #setWaiting(job: Job, isWaiting: boolean): void {
    job.isWaiting = isWaiting;
    if (isWaiting) this.#waiting.set(job.key, job);
    else if (this.#waiting.get(job.key) === job) this.#waiting.delete(job.key);
    this.#waitingCounts[job.priority] += isWaiting ? 1 : -1;
    this.#onWaiting(job.priority, this.#waitingCounts[job.priority]);
  }
}
