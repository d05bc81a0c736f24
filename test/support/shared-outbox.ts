import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import type { Alerts } from '../../src/alerts/index.ts';
import { type Ownership, PARTITIONS, partitionOf } from '../../src/cluster/ownership.ts';
import { PostError } from '../../src/discord/posting/post-error.ts';
import { createPoster, type Poster } from '../../src/discord/posting/poster.ts';
import type { RateLimiter } from '../../src/discord/posting/rate-limiter.ts';
import type { Store } from '../../src/store/index.ts';
import { sendAtOnce } from './send-at-once.ts';

type Listener = (partitions: readonly number[]) => Promise<void>;

/**
 * What happens to the next message that a process posts or edits. `frozen`: it freezes before the response,
 * which is lost.
 */
export type SendFault = 'answer_lost' | 'never_arrived' | 'frozen';

/**
 * One of several processes that post from one database. It can be frozen, as by SIGSTOP, at its next call to
 * the database or Discord.
 */
export class SharingProcess {
  readonly #gained: Listener[] = [];
  readonly #released: Listener[] = [];
  readonly #announced: ((ids: readonly number[] | null) => void)[] = [];
  readonly #owned = new Map<number, AbortController>();
  /** What it believes it owns while frozen, since its clock stands still. */
  #believed: ReadonlySet<number> | null = null;
  #thaw = () => {};
  #frozen: Promise<void> | null = null;
  #lastCall: string | undefined;
  readonly #onFreeze = new Set<() => void>();
  #callsLeft = Number.POSITIVE_INFINITY;
  readonly faults: SendFault[] = [];
  /** How many messages it has posted or edited. */
  sends = 0;
  alerts: Alerts | undefined;
  readonly #announce: (ids: readonly number[]) => void;

  /** @param announce tells destinations' owners that something waits there */
  constructor(announce: (ids: readonly number[]) => void) {
    this.#announce = announce;
  }

  get isFrozen(): boolean {
    return this.#frozen !== null;
  }

  readonly ownership: Ownership = {
    ownsDestination: (id) => this.#owns(partitionOf(id)),
    partitions: () =>
      Array.from({ length: PARTITIONS }, (_, index) => index).filter((one) => this.#owns(one)),
    whileOwned: (id) => this.#owned.get(partitionOf(id))?.signal ?? AbortSignal.abort(),
    runs: () => this.#owned.has(0),
    beforeGain: (listener) => void this.#gained.push(listener),
    beforeRelease: (listener) => void this.#released.push(listener),
    announce: (ids) => this.#announce(ids),
    onAnnounced: (listener) => void this.#announced.push(listener),
  };

  #owns(partition: number): boolean {
    return this.#believed?.has(partition) ?? this.#owned.has(partition);
  }

  /** @param calls to the database and Discord that it still makes */
  freezeAfter(calls: number): void {
    this.#callsLeft = calls;
  }

  /** Freezes when it calls this store method, before or after the call took effect. */
  freezeAt(effect: 'before' | 'after', method: string): void {
    this.#lastCall = `${effect} ${method}`;
  }

  freeze(): void {
    this.#callsLeft = Number.POSITIVE_INFINITY;
    if (this.#frozen !== null) return;
    for (const callBack of this.#onFreeze) callBack();
    this.#onFreeze.clear();
    this.#believed = new Set(this.#owned.keys());
    this.#frozen = new Promise((resolve) => {
      this.#thaw = resolve;
    });
  }

  /** Continues with work in progress. Its clock is right at once, while a timer detects expired leases. */
  async thaw(): Promise<void> {
    this.#callsLeft = Number.POSITIVE_INFINITY;
    this.#lastCall = undefined;
    this.#believed = null;
    this.#frozen = null;
    this.#thaw();
    await yieldToEventLoop();
  }

  tell(ids: readonly number[] | null): void {
    if (this.isFrozen) return;
    for (const listener of this.#announced) listener(ids);
  }

  /** @returns whether it owns the partition now; false if it freezes during preparation */
  async gain(partition: number): Promise<boolean> {
    if (!(await this.orFrozen(Promise.all(this.#gained.map((listener) => listener([partition]))))))
      return false;
    this.#owned.set(partition, new AbortController());
    this.tell(null);
    return true;
  }

  /** If it freezes in the meantime, its lease expires. */
  async release(partition: number): Promise<void> {
    await this.orFrozen(Promise.all(this.#released.map((listener) => listener([partition]))));
    this.lose(partition);
  }

  /** @returns whether the work ended; otherwise, the process froze first */
  async orFrozen(work: Promise<unknown>): Promise<boolean> {
    let hasEnded = false;
    const ended = work.then(() => {
      hasEnded = true;
    });
    if (!this.isFrozen)
      await Promise.race([ended, new Promise<void>((resolve) => this.#onFreeze.add(resolve))]);
    return hasEnded;
  }

  lose(partition: number): void {
    const controller = this.#owned.get(partition);
    this.#owned.delete(partition);
    // A frozen process detects it when it resumes.
    void (this.#frozen ?? Promise.resolve()).then(() => yieldToEventLoop()).then(() => controller?.abort());
  }

  async #whenRunning(): Promise<void> {
    this.#callsLeft -= 1;
    if (this.#callsLeft < 0) this.freeze();
    while (this.#frozen !== null) await this.#frozen;
  }

  storeOf(store: Store): Store {
    const parts = Object.entries(store).map(([name, part]) => [
      name,
      typeof part === 'object' && part !== null && name !== 'file' ? this.#freezable(part) : part,
    ]);
    return Object.fromEntries(parts) as Store;
  }

  posterOf(apiUrl: string): Poster {
    const poster = createPoster(apiUrl, LOCAL_TOKEN);
    return {
      ...this.#freezable(poster),
      allowsRiskyRequests: () => true,
      post: (...given) => this.#send(() => poster.post(...given)),
      edit: (...given) => this.#send(() => poster.edit(...given)),
    };
  }

  async #send<T>(request: () => Promise<T>): Promise<T> {
    await this.#whenRunning();
    const fault = this.faults.shift();
    if (fault === 'never_arrived') throw new PostError('unavailable', new Error('no connection'));
    this.sends += 1;
    const result = await request();
    if (fault === 'frozen') this.freeze();
    await this.#whenRunning();
    if (fault !== undefined) throw new PostError('unavailable', new Error('no answer'));
    return result;
  }

  #freezable<T extends object>(target: T): T {
    const whenRunning = (effect: string, name: string | symbol) => {
      if (`${effect} ${String(name)}` === this.#lastCall) this.freeze();
      return this.#whenRunning();
    };
    return new Proxy(target, {
      get(object, name) {
        const method: unknown = Reflect.get(object, name);
        if (typeof method !== 'function') return method;
        return async (...given: unknown[]) => {
          await whenRunning('before', name);
          const result: unknown = await Reflect.apply(method, object, given);
          await whenRunning('after', name);
          return result;
        };
      },
    });
  }
}

/** Several processes, and which of them has each partition. */
export class SharingProcesses {
  readonly all: readonly SharingProcess[];
  readonly #owners = new Map<number, SharingProcess>();

  constructor(count: number) {
    const announce = (ids: readonly number[]): void => {
      for (const process of this.all)
        process.tell(ids.filter((id) => this.#owners.get(partitionOf(id)) === process));
    };
    this.all = Array.from({ length: count }, () => new SharingProcess(announce));
  }

  /** Gives a partition to a process: the owner gives it away, or a frozen one loses it. */
  async move(partition: number, to: SharingProcess): Promise<void> {
    const from = this.#owners.get(partition);
    if (from === to || to.isFrozen) return;
    if (from?.isFrozen === true) from.lose(partition);
    else await from?.release(partition);
    this.#owners.delete(partition);
    if (await to.gain(partition)) this.#owners.set(partition, to);
  }
}

/** Ignores Discord's limits, so that more happens at once. Several topics share a message. */
export const ONE_POST_AT_A_TIME: RateLimiter = {
  remaining: () => 1,
  waitMs: () => 0,
  schedule: sendAtOnce,
  scheduleGlobal: (send) => send(),
  recordSent() {},
  pause() {},
  reserve: () => () => {},
};
