import pLimit from 'p-limit';
import type { Log } from '../process/log.ts';
import { settlesWithin } from '../process/timing/waiting.ts';
import type {
  Lease,
  LeaseRow,
  LeaseStatements,
  ProcessInfo,
  ProcessRow,
} from '../store/postgres/lease-statements.ts';
import type { ClusterTiming } from './cluster-timing.ts';
import { HeldLeases, summarizeLeases } from './held-leases.ts';
import { endUse, type LeaseGroup } from './lease-groups.ts';
import { LeaseMoves } from './lease-moves.ts';
import { createRounds } from './rounds.ts';

interface LeaseKeeperOptions {
  readonly store: LeaseStatements;
  readonly id: string;
  /** Describes this process to the others. @param coolingDown the groups whose leases it does not take now */
  readonly describe: (coolingDown: string[]) => ProcessInfo;
  /** Complete when the keeper starts. */
  readonly groups: readonly LeaseGroup[];
  /** Called with all processes and leases each time they are read. */
  readonly onRead: (rows: Awaited<ReturnType<LeaseStatements['read']>>) => void;
  readonly timing: ClusterTiming;
  /** Milliseconds; see `timing/clocks.ts`. */
  readonly clock: () => number;
  readonly log: Log;
}

/** Takes this process's share of the leases, renews them, and gives away the surplus. */
export class LeaseKeeper {
  readonly #options: LeaseKeeperOptions;
  readonly #held: HeldLeases;
  readonly #moves: LeaseMoves;
  readonly #rounds: ReturnType<typeof createRounds>;
  /** Runs lease statements one at a time. */
  readonly #oneAtATime = pLimit(1);
  #expiry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: LeaseKeeperOptions) {
    const { id, clock, timing, log } = options;
    this.#options = options;
    this.#held = new HeldLeases(clock);
    this.#moves = new LeaseMoves(id, this.#held, timing, clock);
    const run = () => this.#oneAtATime(() => this.#round());
    this.#rounds = createRounds(run, timing.retryMs, log);
  }

  /** Whether this process may use the lease now. */
  holds(name: string): boolean {
    return this.#held.isUsable(name);
  }

  /** Aborts when this process loses the lease; already aborted if it doesn't have it. */
  signal(name: string): AbortSignal {
    return this.#held.signal(name);
  }

  /** Registers the process and takes its share; resolves after the first attempt, whether the database answered or not. */
  start(): Promise<void> {
    return this.#rounds.start();
  }

  /** Reads the leases soon, because another process may have changed them. */
  wake(): void {
    this.#rounds.wake();
  }

  /** Gives away a lease that this process cannot use, and does not take it again for a while. */
  giveUp(name: string): void {
    for (const group of this.#options.groups.filter(({ names }) => names.includes(name))) {
      this.#moves.leaveToOthers(group, name);
      void this.#giveAway(group, [name]);
    }
  }

  /** Gives everything away, within about a second. */
  async stop(): Promise<void> {
    const { id, groups, store, timing, log } = this.#options;
    this.#isStopped = true;
    const ended = groups.map((group) =>
      endUse(group, this.#held.changePhase(group.names, 'held', 'leaving'), timing.stopMs, log),
    );
    await Promise.all([this.#rounds.stop(timing.stopMs), ...ended]);
    clearTimeout(this.#expiry);
    this.#lose(this.#held.names(), 'released');
    const left = this.#oneAtATime(() => store.leave(id));
    await settlesWithin(timing.stopMs, left).catch((error: unknown) =>
      log.warn({ err: error }, 'leases not released, left to expire'),
    );
  }

  /** @returns milliseconds until the next round should start */
  async #round(): Promise<number> {
    const { groups, store, timing, onRead } = this.#options;
    try {
      await this.#renew();
      const rows = await store.read();
      onRead(rows);
      const { processes, leases } = rows;
      this.#moves.observe(leases);
      if (this.#isStopped) return timing.renewMs;
      let hasAll = true;
      for (const group of groups) hasAll = (await this.#shareOut(group, processes, leases)) && hasAll;
      return hasAll ? Math.min(timing.renewMs, this.#moves.nextRunsOut(leases)) : timing.retryMs;
    } finally {
      this.#watchExpiry();
    }
  }

  async #renew(): Promise<void> {
    const { store, describe, timing, clock } = this.#options;
    this.#lose(this.#held.expired(), 'expired');
    const names = this.#held.names();
    const sentAt = clock();
    const renewed = await store.renew(describe(this.#moves.coolingDown()), names, timing.leaseMs);
    this.#lose(this.#held.extend(names, renewed, this.#validUntil(sentAt)), 'taken');
  }

  /** @returns whether the process got what it wanted */
  async #shareOut(
    group: LeaseGroup,
    processes: readonly ProcessRow[],
    leases: readonly LeaseRow[],
  ): Promise<boolean> {
    const { take, give } = this.#moves.decide(group, processes, leases);
    const given = give.length === 0 ? [] : give.slice(0, group.mayGive());
    if (given.length > 0) void this.#giveAway(group, given);
    return take.length === 0 || (await this.#claim(group, take));
  }

  async #claim(group: LeaseGroup, names: readonly string[]): Promise<boolean> {
    const { id, store, timing, clock } = this.#options;
    const sentAt = clock();
    const leases = await store.claim(id, names, timing.leaseMs);
    if (this.#isStopped) return true;
    this.#held.add(leases, this.#validUntil(sentAt));
    const claimed = leases.map(({ name }) => name);
    if (claimed.length > 0) void this.#prepare(group, claimed);
    return claimed.length === names.length;
  }

  async #prepare(group: LeaseGroup, names: readonly string[]): Promise<void> {
    const { timing, log } = this.#options;
    const signals = new Map(names.map((name) => [name, this.signal(name)]));
    // Excludes leases that were lost and claimed again in the meantime, which are prepared separately.
    const unchanged = () => names.filter((name) => this.signal(name) === signals.get(name));
    try {
      const isPrepared = await settlesWithin(timing.prepareMs, group.beforeUse(names));
      if (!isPrepared) throw new Error(`not prepared within ${timing.prepareMs} ms`);
      const usable = this.#held.changePhase(unchanged(), 'gaining', 'held');
      if (usable.length === 0) return;
      log.info({ leases: summarizeLeases(usable) }, 'leases gained');
      this.#moves.recordSuccess(group.name);
      group.onUsable(usable);
    } catch (error) {
      const leases = summarizeLeases(names);
      log.warn({ err: error, leases }, 'leases given back: preparing their use failed');
      this.#moves.recordFailure(group.name);
      // Other processes should know before the leases are free.
      await this.#oneAtATime(() => this.#renew()).catch(() => {});
      await this.#release(unchanged());
    }
  }

  async #giveAway(group: LeaseGroup, names: readonly string[]): Promise<void> {
    const { timing, log } = this.#options;
    const leaving = this.#held.changePhase(names, 'held', 'leaving');
    if (leaving.length === 0) return;
    await endUse(group, leaving, timing.releaseMs, log);
    log.info({ leases: summarizeLeases(leaving) }, 'leases given away');
    await this.#release(leaving);
  }

  async #release(names: readonly string[]): Promise<void> {
    const { id, store, log } = this.#options;
    await this.#oneAtATime(async () => {
      const leases = this.#lose(names, 'released');
      if (leases.length > 0) await store.release(id, leases);
    }).catch((error: unknown) => log.warn({ err: error }, 'leases not released, left to expire'));
  }

  /**
   * @param reason `expired`: they could not be renewed in time; `taken`: the database says that another process has them;
   * `released`: they were given away, or this process stops
   */
  #lose(names: readonly string[], reason: 'expired' | 'taken' | 'released'): Lease[] {
    const { groups, log } = this.#options;
    const leases = this.#held.drop(names, `the lease was ${reason}`);
    const lost = new Set(leases.map(({ name }) => name));
    for (const group of groups) {
      const ofGroup = group.names.filter((name) => lost.has(name));
      if (ofGroup.length > 0) group.onLost(ofGroup);
    }
    if (lost.size > 0 && reason !== 'released')
      log.warn({ leases: summarizeLeases([...lost]), reason }, 'leases lost');
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
