import type { RequestQueue } from './request-queue.ts';
import { SlidingWindow } from './sliding-window.ts';

/** Discord refuses more than 50 requests a second (developers/topics/rate-limits). */
const PER_SECOND = 50;
/** A little longer than a second, to be safe. */
export const GLOBAL_WINDOW_MS = 1_005;

/** Keeps the limit of the whole bot, or a share of it, in one process. */
export class GlobalQueue implements RequestQueue {
  readonly #window: SlidingWindow;
  readonly #perSecond: number;
  readonly #now: () => number;
  /** Starts of the requests that wait, in the order of the calls. */
  readonly #waiting = new Set<() => void>();
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param share of the bot's limit for this process; the rest is for processes that serve other shards */
  constructor(share: number, now: () => number) {
    this.#perSecond = Math.max(1, Math.floor(PER_SECOND * share));
    this.#window = new SlidingWindow(this.#perSecond, GLOBAL_WINDOW_MS, now);
    this.#now = now;
  }

  /** A request counts until it is answered, so it may start late. */
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
