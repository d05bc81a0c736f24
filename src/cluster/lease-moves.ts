import type { LeaseRow, ProcessRow } from '../store/postgres/lease-statements.ts';
import type { ClusterTiming } from './cluster-timing.ts';
import { type Moves, shareFairly } from './fair-share.ts';
import { FreeLeases } from './free-leases.ts';
import type { HeldLeases } from './held-leases.ts';
import type { LeaseGroup } from './lease-group.ts';
import { participants } from './members.ts';
import { Resting } from './resting.ts';

interface LeaseMovesOptions {
  /** The id of this process. */
  readonly self: string;
  readonly held: HeldLeases;
  readonly timing: ClusterTiming;
  readonly clock: () => number;
}

/** Decides what this process takes and gives away, with what it remembers from before. */
export class LeaseMoves {
  readonly resting: Resting;
  readonly #options: LeaseMovesOptions;
  readonly #free: FreeLeases;
  /** Leases that this process gave up: until when it does not take them. */
  readonly #leftUntil = new Map<string, number>();

  constructor(options: LeaseMovesOptions) {
    const { clock, timing } = options;
    this.#options = options;
    this.#free = new FreeLeases(clock, timing.neglectedMs);
    this.resting = new Resting(clock, timing.restMs);
  }

  observe(leases: readonly LeaseRow[]): void {
    this.#free.observe(leases);
  }

  /** Leaves the lease to other processes for a while, and takes no further ones of its group unless nobody else does. */
  leaveToOthers(group: LeaseGroup, name: string): void {
    const { timing, clock } = this.#options;
    this.#leftUntil.set(name, clock() + timing.leaveToOthersMs);
    this.resting.begin(group.name, timing.leaveToOthersMs);
  }

  decide(group: LeaseGroup, processes: readonly ProcessRow[], leases: readonly LeaseRow[]): Moves {
    const { self, held, timing, clock } = this.#options;
    const owners = this.#free.ownersIn(group.names, leases, self, held.names());
    const neglected = this.#free.neglected();
    const members = participants(processes, group.name, self, timing.leaseMs);
    const now = clock();
    const left = group.names.filter((name) => (this.#leftUntil.get(name) ?? now) > now);
    // Nobody else is there to take what this process left to others.
    const mustTake = left.length > 0 && members.every((member) => member === self);
    const { take, give } =
      this.resting.isActive(group.name) && !mustTake
        ? { take: group.names.filter((name) => owners.get(name) === null && neglected.has(name)), give: [] }
        : shareFairly({
            self,
            members,
            owners,
            leaving: new Set(group.names.filter((name) => held.isLeaving(name))),
            neglected,
          });
    return { take: take.filter((name) => mustTake || !left.includes(name)), give };
  }
}
