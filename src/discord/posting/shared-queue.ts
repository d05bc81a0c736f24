import { setTimeout as sleep } from 'node:timers/promises';
import { GLOBAL_WINDOW_MS, PER_SECOND, type RequestQueue, SlidingWindow } from './global-queue.ts';

/** How many slots are reserved at once when many requests wait. */
const MAX_AHEAD = 12;
/** Preparation of a request starts this long before its slot. */
const PREPARE_MS = 100;
/** Pause after a failed attempt to reserve slots. */
const RETRY_MS = 250;
/** How often slots are taken for requests that don't go through here. */
const RESERVE_EVERY_MS = 1_000;

/** When a request may start, on its source's clock. */
interface Slot {
  readonly from: number;
  /** Afterward, the slot is lost. */
  readonly until: number;
}

/** Slots from a limit that several processes share. */
export interface SlotSource {
  now(): number;
  /** @returns slots in order, or none and when to ask again (milliseconds from now) */
  reserve(count: number): Promise<{ readonly slots: readonly Slot[]; readonly retryMs: number }>;
  pause(ms: number): Promise<void>;
}

interface Waiting {
  /** How long before its slot the request starts. */
  readonly aheadMs: number;
  readonly start: (slot: Slot) => void;
}

/** Starts the requests of one of several processes in the slots that it gets. While it gets none, requests wait. */
export class SharedQueue implements RequestQueue {
  readonly #source: SlotSource;
  readonly #now: () => number;
  readonly #window: SlidingWindow;
  /** In the order of the calls; those whose slot has passed come first. */
  #waiting = new Set<Waiting>();
  #slots: Slot[] = [];
  #isReserving = false;
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(source: SlotSource) {
    this.#source = source;
    this.#now = () => source.now();
    // Needed in addition to slots: Discord counts a request at some point before it answers, which may be late.
    this.#window = new SlidingWindow(PER_SECOND, GLOBAL_WINDOW_MS, this.#now);
  }

  async run<T>(
    request: () => Promise<T>,
    signal: AbortSignal | undefined,
    prepare?: () => Promise<void>,
  ): Promise<T> {
    const slot = await this.#acquire(signal, prepare === undefined ? 0 : PREPARE_MS);
    if (prepare !== undefined) await this.#prepare(prepare, slot, signal);
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

  /** The requests may come at any time until released, so slots for all of them are left unused each second. */
  reserve(requests: number): () => void {
    const leaveUnused = () => void this.#source.reserve(requests).catch(() => {});
    leaveUnused();
    const timer = setInterval(leaveUnused, RESERVE_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  /**
   * Resolves when a request may start. If its slot has passed in the meantime, it waits for another one,
   * ahead of all others.
   */
  async #prepare(prepare: () => Promise<void>, slot: Slot, signal: AbortSignal | undefined): Promise<void> {
    try {
      await prepare();
      while (this.#now() < slot.from) await sleep(Math.ceil(slot.from - this.#now()), undefined, { signal });
    } catch (error) {
      this.#window.cancel();
      this.#startWaiting();
      throw error;
    }
    const now = this.#now();
    if (now <= slot.until && now >= this.#pausedUntil) return;
    this.#window.cancel();
    await this.#acquire(signal, 0, true);
  }

  #acquire(signal: AbortSignal | undefined, aheadMs: number, isFirst = false): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const start = (slot: Slot) => {
        signal?.removeEventListener('abort', cancel);
        resolve(slot);
      };
      const waiting = { aheadMs, start };
      const cancel = () => {
        this.#waiting.delete(waiting);
        reject(signal?.reason);
      };
      if (signal?.aborted === true) return cancel();
      signal?.addEventListener('abort', cancel, { once: true });
      if (isFirst) this.#waiting = new Set([waiting, ...this.#waiting]);
      else this.#waiting.add(waiting);
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const waiting of this.#waiting) {
      const slot = this.#takeSlot(waiting.aheadMs);
      if (slot === undefined) break;
      this.#waiting.delete(waiting);
      this.#window.begin();
      waiting.start(slot);
    }
    const [first] = this.#waiting;
    if (first === undefined) return;
    void this.#reserveAhead();
    const next = this.#slots[0]?.from;
    if (next !== undefined) this.#startIn(Math.max(next - first.aheadMs, this.#pausedUntil) - this.#now());
  }

  /** Takes a slot that is due now or soon; drops those that have passed. */
  #takeSlot(aheadMs: number): Slot | undefined {
    const now = this.#now();
    this.#slots = this.#slots.filter(({ until }) => until >= now);
    const [slot] = this.#slots;
    const isTime = slot !== undefined && slot.from - aheadMs <= now && now >= this.#pausedUntil;
    return isTime && this.#window.remaining() > 0 ? this.#slots.shift() : undefined;
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
