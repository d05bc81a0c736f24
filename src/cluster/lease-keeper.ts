import pLimit from 'p-limit';
import type { Log } from '../process/log.ts';
import type {
  Lease,
  LeaseRow,
  LeaseStatements,
  ProcessInfo,
  ProcessRow,
} from '../store/postgres/lease-statements.ts';
import { settlesWithin } from '../timing/settles-within.ts';
import type { ClusterTiming } from './cluster-timing.ts';
import { shareFairly } from './fair-share.ts';
import { FreeLeases } from './free-leases.ts';
import { HeldLeases } from './held-leases.ts';
import type { LeaseGroup, LossReason } from './lease-group.ts';
import { createRounds } from './rounds.ts';

interface LeaseKeeperOptions {
  readonly store: LeaseStatements;
  /** Describes this process to the others. */
  readonly describe: () => ProcessInfo;
  readonly groups: readonly LeaseGroup[];
  readonly timing: ClusterTiming;
  /** Milliseconds; see `sleep-aware-clock.ts`. */
  readonly clock: () => number;
  readonly log: Log;
}

/** Takes this process's share of the leases, renews them, and gives away what is too much. */
export class LeaseKeeper {
  readonly #options: LeaseKeeperOptions;
  readonly #id: string;
  readonly #held: HeldLeases;
  readonly #free: FreeLeases;
  readonly #rounds: ReturnType<typeof createRounds>;
  /** Statements about leases never overtake each other. */
  readonly #inTurn = pLimit(1);
  /** Leases that it gave up: until when it does not take them. */
  readonly #leftUntil = new Map<string, number>();
  #expiry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: LeaseKeeperOptions) {
    const { describe, clock, timing, log } = options;
    this.#options = options;
    this.#id = describe().id;
    this.#held = new HeldLeases(clock);
    this.#free = new FreeLeases(clock, timing.neglectedMs);
    const run = () => this.#inTurn(() => this.#round());
    this.#rounds = createRounds({ run, retryMs: timing.retryMs, log });
  }

  /** Whether this process may use the lease now. */
  holds(name: string): boolean {
    return this.#held.isUsable(name);
  }

  /** Aborts when this process loses the lease; aborted if it has not got it. */
  signal(name: string): AbortSignal {
    return this.#held.signal(name);
  }

  /** Registers the process and takes its share; resolves after the first attempt, whether the database answered or not. */
  start(): Promise<void> {
    return this.#rounds.start();
  }

  /** Looks at the leases soon, because another process may have changed them. */
  wake(): void {
    this.#rounds.wake();
  }

  /** Gives a lease away that this process cannot make use of, and leaves it to others for a while. */
  giveUp(name: string): void {
    const { groups, timing, clock } = this.#options;
    this.#leftUntil.set(name, clock() + timing.leaveToOthersMs);
    for (const group of groups) if (group.names.includes(name)) void this.#giveAway(group, [name]);
  }

  /** Gives everything away, in about a second. */
  async stop(): Promise<void> {
    const { groups, store, timing, log } = this.#options;
    this.#isStopped = true;
    const finished = groups.map((group) =>
      this.#finish(group, this.#held.move(group.names, 'held', 'leaving'), timing.stopMs),
    );
    await Promise.all([this.#rounds.stop(timing.stopMs), ...finished]);
    clearTimeout(this.#expiry);
    this.#lose(this.#held.names(), 'released');
    const left = this.#inTurn(() => store.leave(this.#id));
    await settlesWithin(timing.stopMs, left).catch((error: unknown) =>
      log.warn({ err: error }, 'leases not released, they run out'),
    );
  }

  /** @returns milliseconds until the next round should start */
  async #round(): Promise<number> {
    const { groups, store, timing } = this.#options;
    try {
      await this.#renew();
      const { processes, leases } = await store.read();
      if (this.#isStopped) return timing.renewMs;
      this.#free.observe(leases);
      const members = membersOf(processes, this.#id, timing.leaseMs);
      let hasAll = true;
      for (const group of groups) hasAll = (await this.#shareOut(group, members, leases)) && hasAll;
      return hasAll ? Math.min(timing.renewMs, nextRunsOut(leases, this.#id)) : timing.retryMs;
    } finally {
      this.#watchExpiry();
    }
  }

  async #renew(): Promise<void> {
    const { store, describe, timing, clock } = this.#options;
    this.#lose(this.#held.expired(), 'expired');
    const names = this.#held.names();
    const sentAt = clock();
    const renewed = await store.renew(describe(), names, timing.leaseMs);
    this.#lose(this.#held.extend(names, renewed, this.#validUntil(sentAt)), 'taken');
  }

  /** @returns whether the process got what it wanted */
  async #shareOut(
    group: LeaseGroup,
    members: readonly string[],
    leases: readonly LeaseRow[],
  ): Promise<boolean> {
    const { take: due, give } = shareFairly({
      self: this.#id,
      members,
      owners: this.#free.ownersIn(group.names, leases, this.#id, this.#held.names()),
      leaving: new Set(group.names.filter((name) => this.#held.isLeaving(name))),
      neglected: this.#free.neglected(),
    });
    const take = due.filter((name) => (this.#leftUntil.get(name) ?? 0) <= this.#options.clock());
    const given = give.length === 0 ? [] : give.slice(0, group.mayGive());
    if (given.length > 0) void this.#giveAway(group, given);
    return take.length === 0 || (await this.#claim(group, take));
  }

  async #claim(group: LeaseGroup, names: readonly string[]): Promise<boolean> {
    const { store, timing, clock } = this.#options;
    const sentAt = clock();
    const leases = await store.claim(this.#id, names, timing.leaseMs);
    if (this.#isStopped) return true;
    this.#held.add(leases, this.#validUntil(sentAt));
    const claimed = leases.map(({ name }) => name);
    if (claimed.length > 0) void this.#prepare(group, claimed);
    return claimed.length === names.length;
  }

  async #prepare(group: LeaseGroup, names: readonly string[]): Promise<void> {
    const { timing, log } = this.#options;
    const signals = new Map(names.map((name) => [name, this.signal(name)]));
    // Not one that was lost and taken again in the meantime: that is prepared by itself.
    const same = () => names.filter((name) => this.signal(name) === signals.get(name));
    try {
      const isPrepared = await settlesWithin(timing.prepareMs, group.beforeUse(names));
      if (!isPrepared) throw new Error(`not prepared within ${timing.prepareMs} ms`);
      const usable = this.#held.move(same(), 'gaining', 'held');
      if (usable.length === 0) return;
      log.info({ leases: usable }, 'leases gained');
      group.onUsable(usable);
    } catch (error) {
      log.warn({ err: error, leases: names }, 'leases given back: preparing their use failed');
      await this.#release(same());
    }
  }

  async #giveAway(group: LeaseGroup, names: readonly string[]): Promise<void> {
    const { timing, log } = this.#options;
    const leaving = this.#held.move(names, 'held', 'leaving');
    if (leaving.length === 0) return;
    await this.#finish(group, leaving, timing.releaseMs);
    log.info({ leases: leaving }, 'leases given away');
    await this.#release(leaving);
  }

  /** Lets what is under way end. */
  async #finish(group: LeaseGroup, names: readonly string[], ms: number): Promise<void> {
    if (names.length === 0) return;
    const { log } = this.#options;
    try {
      const isFinished = await settlesWithin(ms, group.beforeRelease(names));
      if (!isFinished) log.warn({ leases: names }, 'use of leases aborted: it did not end in time');
    } catch (error) {
      log.warn({ err: error, leases: names }, 'use of leases aborted: ending it failed');
    }
  }

  async #release(names: readonly string[]): Promise<void> {
    const { store, log } = this.#options;
    await this.#inTurn(async () => {
      const leases = this.#lose(names, 'released');
      if (leases.length > 0) await store.release(this.#id, leases);
    }).catch((error: unknown) => log.warn({ err: error }, 'leases not released, they run out'));
  }

  #lose(names: readonly string[], reason: LossReason): Lease[] {
    const { groups, log } = this.#options;
    const leases = this.#held.drop(names, `the lease was ${reason}`);
    const lost = new Set(leases.map(({ name }) => name));
    for (const group of groups) {
      const ofGroup = group.names.filter((name) => lost.has(name));
      if (ofGroup.length > 0) group.onLost(ofGroup, reason);
    }
    if (lost.size > 0 && reason !== 'released') log.warn({ leases: [...lost], reason }, 'leases lost');
    return leases;
  }

  #watchExpiry(): void {
    clearTimeout(this.#expiry);
    const next = this.#held.nextExpiry();
    if (next === null) return;
    const expire = () => {
      this.#lose(this.#held.expired(), 'expired');
      this.#watchExpiry();
    };
    this.#expiry = setTimeout(expire, Math.max(1, next - this.#options.clock()));
  }

  #validUntil(sentAt: number): number {
    const { leaseMs, marginMs } = this.#options.timing;
    return sentAt + leaseMs - marginMs;
  }
}

/** The processes that take part: seen within the time of a lease. */
function membersOf(processes: readonly ProcessRow[], self: string, leaseMs: number): string[] {
  const living = processes.filter(({ silentMs }) => silentMs < leaseMs).map(({ id }) => id);
  return living.includes(self) ? living : [...living, self];
}

/** Milliseconds until the next lease of another process runs out, if its owner does not renew it. */
function nextRunsOut(leases: readonly LeaseRow[], self: string): number {
  const foreign = leases.filter(({ owner }) => owner !== null && owner !== self);
  return Math.min(Number.POSITIVE_INFINITY, ...foreign.map(({ remainingMs }) => remainingMs)) + 5;
}
