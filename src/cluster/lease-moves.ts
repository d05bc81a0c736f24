import type { LeaseRow, ProcessRow } from '../store/postgres/lease-statements.ts';
import type { ClusterTiming } from './cluster-timing.ts';
import { Cooldowns } from './cooldowns.ts';
import { type Moves, shareFairly } from './fair-share.ts';
import { FreeLeases } from './free-leases.ts';
import type { HeldLeases } from './held-leases.ts';
import type { LeaseGroup } from './lease-group.ts';
import { participants } from './members.ts';

interface LeaseMovesOptions {
  /** The id of this process. */
  readonly self: string;
  readonly held: HeldLeases;
  readonly timing: ClusterTiming;
  readonly clock: () => number;
}

/** Decides what this process takes and gives away, with what it remembers from before. */
export class LeaseMoves {
  readonly cooldowns: Cooldowns;
  readonly #options: LeaseMovesOptions;
  readonly #free: FreeLeases;
  /** Leases that this process gave up: until when it does not take them. */
  readonly #avoidedUntil = new Map<string, number>();

  constructor(options: LeaseMovesOptions) {
    const { clock, timing } = options;
    this.#options = options;
    this.#free = new FreeLeases(clock, timing.neglectedMs);
    this.cooldowns = new Cooldowns(clock, timing.cooldownMs);
  }

  observe(leases: readonly LeaseRow[]): void {
    this.#free.observe(leases);
  }

  /** Leaves the lease to other processes for a while, and takes no further ones of its group unless nobody else does. */
  leaveToOthers(group: LeaseGroup, name: string): void {
    const { timing, clock } = this.#options;
    this.#avoidedUntil.set(name, clock() + timing.leaveToOthersMs);
    this.cooldowns.begin(group.name, timing.leaveToOthersMs);
  }

  decide(group: LeaseGroup, processes: readonly ProcessRow[], leases: readonly LeaseRow[]): Moves {
    const { self, held, timing, clock } = this.#options;
    const owners = this.#free.ownersIn(group.names, leases, self, held.names());
    const neglected = this.#free.neglected();
    const members = participants(processes, group.name, self, timing.leaseMs);
    const now = clock();
    const avoided = group.names.filter((name) => (this.#avoidedUntil.get(name) ?? now) > now);
    // No other process is there to take what this one gave up.
    const mustTake = avoided.length > 0 && members.every((member) => member === self);
    const { take, give } =
      this.cooldowns.isActive(group.name) && !mustTake
        ? { take: group.names.filter((name) => owners.get(name) === null && neglected.has(name)), give: [] }
        : shareFairly({
            self,
            members,
            owners,
            leaving: new Set(group.names.filter((name) => held.isLeaving(name))),
            neglected,
          });
    return { take: take.filter((name) => mustTake || !avoided.includes(name)), give };
  }
}
