import type { RequestQueue } from './request-queue.ts';
import { SlidingWindow } from './sliding-window.ts';
import { WaitingRequests } from './waiting-requests.ts';

/** Discord's limit, which this process keeps by itself, too: Discord counts a request when it arrives, which may be late. */
const PER_SECOND = 50;
const WINDOW_MS = 1_005;
/** Slots that are reserved at once when many requests wait. */
const MAX_AHEAD = 12;
/** After an attempt to reserve slots that failed. */
const RETRY_MS = 250;
/** How often slots for requests that do not go through this queue are reserved again. */
const RESERVE_EVERY_MS = 1_000;

/** When a request may start, in milliseconds on the clock of its source. */
interface Slot {
  readonly from: number;
  /** Afterwards the slot is lost. */
  readonly until: number;
}

/** Slots out of a limit that several processes share. */
export interface SlotSource {
  /** The clock of the slots, in milliseconds. */
  now(): number;
  /**
   * Reserves the next slots.
   * @returns them in their order, or none and when to ask again (milliseconds from now)
   * @throws Error when they cannot be reserved now
   */
  reserve(count: number): Promise<{ readonly slots: readonly Slot[]; readonly retryMs: number }>;
  /** Stops the requests of all processes for this time; those that have a slot already still start. Never rejects. */
  pause(ms: number): Promise<void>;
}

/** Starts the requests of one of several processes at the slots that it gets. While it gets none, requests wait. */
export class SharedQueue implements RequestQueue {
  readonly #source: SlotSource;
  readonly #now: () => number;
  readonly #window: SlidingWindow;
  readonly #waiting = new WaitingRequests();
  #slots: Slot[] = [];
  #isReserving = false;
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(source: SlotSource) {
    this.#source = source;
    this.#now = () => source.now();
    this.#window = new SlidingWindow(PER_SECOND, WINDOW_MS, this.#now);
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
    void this.#source.pause(ms);
  }

  /** The requests come at any time until they are released, so slots for all of them are left unused each second. */
  reserve(requests: number): () => void {
    const leaveUnused = () => void this.#source.reserve(requests).catch(() => {});
    leaveUnused();
    const timer = setInterval(leaveUnused, RESERVE_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  #startWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.size > 0 && this.#takeSlot()) {
      this.#window.begin();
      this.#waiting.startFirst();
    }
    if (this.#waiting.size === 0) return;
    void this.#reserveAhead();
    const next = this.#slots[0]?.from;
    if (next !== undefined) this.#startIn(Math.max(next, this.#pausedUntil) - this.#now());
  }

  /** Uses the slot whose time it is; drops those whose time is over. */
  #takeSlot(): boolean {
    const now = this.#now();
    this.#slots = this.#slots.filter(({ until }) => until >= now);
    const [slot] = this.#slots;
    if (slot === undefined || slot.from > now || now < this.#pausedUntil || this.#window.remaining() <= 0)
      return false;
    this.#slots.shift();
    return true;
  }

  async #reserveAhead(): Promise<void> {
    const wanted = Math.min(this.#waiting.size, MAX_AHEAD, this.#window.remaining()) - this.#slots.length;
    const pausedMs = this.#pausedUntil - this.#now();
    if (this.#isReserving || this.#slots.length > MAX_AHEAD / 2) return;
    if (wanted <= 0 || pausedMs > 0) {
      if (this.#slots.length === 0) this.#startIn(Math.max(pausedMs, this.#window.waitMs()));
      return;
    }
    this.#isReserving = true;
    const { slots, retryMs } = await this.#source
      .reserve(wanted)
      .catch(() => ({ slots: [], retryMs: RETRY_MS }));
    this.#isReserving = false;
    this.#slots.push(...slots);
    if (slots.length > 0) this.#startWaiting();
    else if (this.#slots.length === 0) this.#startIn(retryMs);
  }

  #startIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#startWaiting(), Math.max(1, Math.ceil(ms)));
  }
}
