import type { LeaseRow, ProcessRow } from '../store/postgres/lease-statements.ts';
import type { ClusterTiming } from './cluster-timing.ts';
import { shareFairly } from './fair-share.ts';
import type { HeldLeases } from './held-leases.ts';
import type { LeaseGroup } from './lease-groups.ts';
import { participants } from './members.ts';

const MAX_COOLDOWN_MS = 300_000;

/** Decides what this process takes and gives away, with what it remembers from before. */
export class LeaseMoves {
  /** Since when leases have been free, as this process saw it. */
  readonly #freeSince = new Map<string, number>();
  /** Leases that this process gave up: until when it does not take them. */
  readonly #avoidedUntil = new Map<string, number>();
  /** Groups of which this process takes nothing for a while, because it could not use them: others take them instead. */
  readonly #coolsUntil = new Map<string, number>();
  readonly #failures = new Map<string, number>();

  readonly #self: string;
  readonly #held: HeldLeases;
  readonly #timing: ClusterTiming;
  readonly #clock: () => number;

  /** @param self the id of this process */
  constructor(self: string, held: HeldLeases, timing: ClusterTiming, clock: () => number) {
    this.#self = self;
    this.#held = held;
    this.#timing = timing;
    this.#clock = clock;
  }

  /** The groups that cool down now. */
  coolingDown(): string[] {
    return [...this.#coolsUntil.keys()].filter((group) => this.#coolsDown(group));
  }

  /** Begins a cooldown of a group, twice as long as the one after the failure before. */
  recordFailure(group: string): void {
    if (this.#coolsDown(group)) return;
    const failures = this.#failures.get(group) ?? 0;
    this.#failures.set(group, failures + 1);
    const cooldownMs = Math.min(MAX_COOLDOWN_MS, this.#timing.cooldownMs * 2 ** failures);
    this.#coolsUntil.set(group, this.#clock() + cooldownMs);
  }

  recordSuccess(group: string): void {
    this.#failures.delete(group);
  }

  observe(leases: readonly LeaseRow[]): void {
    for (const { name, owner } of leases) {
      if (owner !== null) this.#freeSince.delete(name);
      else if (!this.#freeSince.has(name)) this.#freeSince.set(name, this.#clock());
    }
  }

  /** Leaves the lease to other processes for a while, and takes no further ones of its group unless nobody else does. */
  leaveToOthers(group: LeaseGroup, name: string): void {
    const until = this.#clock() + this.#timing.leaveToOthersMs;
    this.#avoidedUntil.set(name, until);
    this.#coolsUntil.set(group.name, until);
  }

  decide(group: LeaseGroup, processes: readonly ProcessRow[], leases: readonly LeaseRow[]) {
    const [self, now] = [this.#self, this.#clock()];
    const { neglectedMs, leaseMs } = this.#timing;
    const owners = this.#ownersIn(group.names, leases);
    const freeSince = [...this.#freeSince].filter(([, since]) => since <= now - neglectedMs);
    const neglected = new Set(freeSince.map(([name]) => name));
    const members = participants(processes, group.name, self, leaseMs);
    const avoided = group.names.filter((name) => (this.#avoidedUntil.get(name) ?? now) > now);
    // No other process is there to take what this one gave up.
    const mustTake = avoided.length > 0 && members.every((member) => member === self);
    const { take, give } =
      this.#coolsDown(group.name) && !mustTake
        ? { take: group.names.filter((name) => owners.get(name) === null && neglected.has(name)), give: [] }
        : shareFairly({
            self,
            members,
            owners,
            leaving: new Set(group.names.filter((name) => this.#held.isLeaving(name))),
            neglected,
          });
    return { take: take.filter((name) => mustTake || !avoided.includes(name)), give };
  }

  /** Milliseconds until the next lease of another process runs out, if its owner does not renew it. */
  nextRunsOut(leases: readonly LeaseRow[]): number {
    const foreign = leases.filter(({ owner }) => owner !== null && owner !== this.#self);
    return Math.min(Number.POSITIVE_INFINITY, ...foreign.map(({ remainingMs }) => remainingMs)) + 5;
  }

  #coolsDown(group: string): boolean {
    return this.#clock() < (this.#coolsUntil.get(group) ?? Number.NEGATIVE_INFINITY);
  }

  /**
   * The owner of each lease; null: free. What the database calls the process's own and the process does not know (an answer
   * was lost, or it was frozen) is free for it.
   */
  #ownersIn(names: readonly string[], leases: readonly LeaseRow[]): Map<string, string | null> {
    const owners = new Map(leases.map(({ name, owner }) => [name, owner]));
    const mine = new Set(this.#held.names());
    return new Map(
      rotated(names, this.#self).map((name) => {
        const owner = owners.get(name) ?? null;
        return [name, mine.has(name) ? this.#self : owner === this.#self ? null : owner];
      }),
    );
  }
}

/** In an order of the process's own, so that processes that take leases at the same time mostly take different ones. */
function rotated(names: readonly string[], self: string): string[] {
  const sum = [...self].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  const start = names.length === 0 ? 0 : sum % names.length;
  return [...names.slice(start), ...names.slice(0, start)];
}
