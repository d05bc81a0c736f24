import type { RequestQueue } from './request-queue.ts';
import { SlidingWindow } from './sliding-window.ts';
import { WaitingRequests } from './waiting-requests.ts';

/** Discord refuses more than 50 requests a second (developers/topics/rate-limits). */
const PER_SECOND = 50;
/** A little longer than a second, to be safe. */
export const GLOBAL_WINDOW_MS = 1_005;

/** Keeps the limit of the whole bot, or a share of it, in one process. */
export class GlobalQueue implements RequestQueue {
  readonly #window: SlidingWindow;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #waiting = new WaitingRequests();
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param share of the bot's limit for this process; the rest is for processes that serve other shards */
  constructor(share: number, now: () => number) {
    this.#perSecond = Math.max(1, Math.floor(PER_SECOND * share));
    this.#window = new SlidingWindow(this.#perSecond, GLOBAL_WINDOW_MS, now);
    this.#now = now;
  }

  async run<T>(request: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const started = this.#waiting.add(signal);
    this.#startWaiting();
    await started;
    try {
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

  #startWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.size > 0 && this.#now() >= this.#pausedUntil && this.#window.remaining() > 0) {
      this.#window.begin();
      this.#waiting.startFirst();
    }
    if (this.#waiting.size === 0) return;
    const waitMs = Math.max(this.#pausedUntil - this.#now(), this.#window.waitMs());
    this.#timer = setTimeout(() => this.#startWaiting(), waitMs);
  }
}
