/** Discord refuses more than 50 requests a second (developers/topics/rate-limits). */
export const PER_SECOND = 50;
/** A little longer than a second, to be safe. */
export const GLOBAL_WINDOW_MS = 1_005;

/** Starts the bot's requests in the order of the calls, within the limit of the whole bot. */
export interface RequestQueue {
  /**
   * Runs the request at its turn. Rejects without running it if the signal aborts first.
   * @param prepare runs right before the request, however long it takes; if the turn has passed by then, the
   * request gets another one
   */
  run<T>(
    request: () => Promise<T>,
    signal: AbortSignal | undefined,
    prepare?: () => Promise<void>,
  ): Promise<T>;
  /** Starts no requests for this long. */
  pause(ms: number): void;
  /** Keeps slots free, but never all of them. The returned function releases them. */
  reserve(requests: number): () => void;
}

/** Keeps the limit of the whole bot, or a share of it, in one process. */
export class GlobalQueue implements RequestQueue {
  readonly #window: SlidingWindow;
  readonly #perSecond: number;
  readonly #now: () => number;
  /** Starts of waiting requests, in the order of the calls. */
  readonly #waiting = new Set<() => void>();
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param share of the bot's limit for this process; the rest is for processes that serve other shards */
  constructor(share: number, now: () => number) {
    this.#perSecond = Math.max(1, Math.floor(PER_SECOND * share));
    this.#window = new SlidingWindow(this.#perSecond, GLOBAL_WINDOW_MS, now);
    this.#now = now;
  }

  /** A request counts until it is answered, so it may start with a delay. */
  async run<T>(
    request: () => Promise<T>,
    signal: AbortSignal | undefined,
    prepare?: () => Promise<void>,
  ): Promise<T> {
    await this.#acquire(signal);
    try {
      if (prepare !== undefined) await prepare();
      return await request();
    } finally {
      this.#window.end();
      this.#startWaiting();
    }
  }

  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + ms);
  }

  reserve(requests: number): () => void {
    const slots = Array.from({ length: Math.min(requests, this.#perSecond - 1) });
    for (const _ of slots) this.#window.begin();
    return () => {
      for (const _ of slots) this.#window.end();
      this.#startWaiting();
    };
  }

  #acquire(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', cancel);
        resolve();
      };
      const cancel = () => {
        this.#waiting.delete(start);
        reject(signal?.reason);
      };
      if (signal?.aborted === true) return cancel();
      signal?.addEventListener('abort', cancel, { once: true });
      this.#waiting.add(start);
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const start of this.#waiting) {
      if (this.#now() < this.#pausedUntil || this.#window.remaining() <= 0) break;
      this.#waiting.delete(start);
      this.#window.begin();
      start();
    }
    if (this.#waiting.size === 0) return;
    const waitMs = Math.max(this.#pausedUntil - this.#now(), this.#window.waitMs());
    this.#timer = setTimeout(() => this.#startWaiting(), waitMs);
  }
}

/**
 * Allows a number of requests per window. Discord counts a request at some point before it answers, so a
 * request keeps its slot for a full window after the answer: the limit holds, however late requests and
 * answers arrive.
 */
export class SlidingWindow {
  readonly #limit: number;
  readonly #lengthMs: number;
  readonly #now: () => number;
  #inFlight = 0;
  /** Times of answers, oldest first. */
  #answered: number[] = [];

  constructor(limit: number, lengthMs: number, now: () => number) {
    this.#limit = limit;
    this.#lengthMs = lengthMs;
    this.#now = now;
  }

  /** Requests that may start now. */
  remaining(): number {
    const since = this.#now() - this.#lengthMs;
    if ((this.#answered[0] ?? since) < since) this.#answered = this.#answered.filter((at) => at >= since);
    return this.#limit - this.#inFlight - this.#answered.length;
  }

  /** Milliseconds until a slot can become free; a short pause while no request is answered. */
  waitMs(): number {
    const [oldest] = this.#answered;
    return oldest === undefined ? 25 : Math.max(1, Math.ceil(oldest + this.#lengthMs - this.#now()) + 1);
  }

  begin(): void {
    this.#inFlight += 1;
  }

  /** Releases the slot of a request that wasn't sent. */
  cancel(): void {
    this.#inFlight -= 1;
  }

  end(): void {
    this.#inFlight -= 1;
    this.recordAnswer(this.#now());
  }

  /** Counts a request that was answered at this time. */
  recordAnswer(at: number): void {
    this.#answered.push(at);
    this.#answered.sort((a, b) => a - b);
  }
}
