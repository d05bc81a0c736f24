import type { LeaseRow, ProcessRow } from '../store/postgres/lease-statements.ts';
import type { ClusterTiming } from './cluster-timing.ts';
import { shareFairly } from './fair-share.ts';
import type { HeldLeases } from './held-leases.ts';
import type { LeaseGroup } from './lease-groups.ts';
import { participants } from './members.ts';

const MAX_COOLDOWN_MS = 300_000;

/** Decides what this process takes and gives away, based on earlier rounds. */
export class LeaseMoves {
  /** Since when leases have been free, as this process saw it. */
  readonly #freeSince = new Map<string, number>();
  /** Until when this process doesn't take leases that it gave up. */
  readonly #avoidedUntil = new Map<string, number>();
  /** Until when this process takes nothing from groups whose leases it couldn't use, so that others take them. */
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

  /** The groups that are cooling down now. */
  coolingDown(): string[] {
    return [...this.#coolsUntil.keys()].filter((group) => this.#coolsDown(group));
  }

  /** Starts a group's cooldown, twice as long as after the previous failure. */
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
    // There is no other process to take what this one gave up.
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

  /** Milliseconds until another process's lease expires next, unless renewed. */
  nextRunsOut(leases: readonly LeaseRow[]): number {
    const foreign = leases.filter(({ owner }) => owner !== null && owner !== this.#self);
    return Math.min(Number.POSITIVE_INFINITY, ...foreign.map(({ remainingMs }) => remainingMs)) + 5;
  }

  #coolsDown(group: string): boolean {
    return this.#clock() < (this.#coolsUntil.get(group) ?? Number.NEGATIVE_INFINITY);
  }

  /**
   * The owner of each lease; null: free. A lease that is this process's own in the database but unknown to it
   * (it missed an answer, or was frozen) counts as free.
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

/** Orders leases differently for each process, so that those taking leases at the same time mostly take different ones. */
function rotated(names: readonly string[], self: string): string[] {
  const sum = [...self].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  const start = names.length === 0 ? 0 : sum % names.length;
  return [...names.slice(start), ...names.slice(0, start)];
}
