import type { Lease, LeaseStatements } from '../store/postgres/lease-statements.ts';

/** `gaining` and `leaving`: this process has the lease but doesn't use it. */
type Phase = 'gaining' | 'held' | 'leaving';

interface HeldLease {
  readonly name: string;
  phase: Phase;
  /** When it expires, on the database's clock. */
  until: number;
  /** When this process stops using it, on its own clock. */
  validUntil: number;
  readonly controller: AbortController;
}

const ABORTED = AbortSignal.abort(new Error('this process does not have it'));

/** The leases of this process, by its own clock: it stops using them in time even if the database can't be reached. */
export class HeldLeases {
  readonly #leases = new Map<string, HeldLease>();
  readonly #clock: () => number;

  /** @param clock milliseconds; see `timing/clocks.ts` */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Whether this process may use it now. */
  isUsable(name: string): boolean {
    return this.#isIn(name, 'held');
  }

  isLeaving(name: string): boolean {
    return this.#isIn(name, 'leaving');
  }

  /** All unexpired leases, whatever their phase. */
  names(): string[] {
    return [...this.#leases.values()].filter(this.#isValid).map(({ name }) => name);
  }

  /** Aborts when the lease is lost or has been given away. */
  signal(name: string): AbortSignal {
    const lease = this.#leases.get(name);
    return lease !== undefined && this.#isValid(lease) ? lease.controller.signal : ABORTED;
  }

  /** @param validUntil on this process's clock */
  add(leases: readonly Lease[], validUntil: number): void {
    for (const { name, until } of leases) {
      const controller = new AbortController();
      this.#leases.set(name, { name, until, validUntil, phase: 'gaining', controller });
    }
  }

  /** Extends renewed leases. @returns the names of those asked for that another process has now */
  extend(asked: readonly string[], renewed: readonly Lease[], validUntil: number): string[] {
    const untils = new Map(renewed.map(({ name, until }) => [name, until]));
    const taken: string[] = [];
    for (const name of asked) {
      const lease = this.#leases.get(name);
      const until = untils.get(name);
      if (lease !== undefined && until !== undefined) Object.assign(lease, { until, validUntil });
      if (lease !== undefined && until === undefined) taken.push(name);
    }
    return taken;
  }

  /** @returns the names of valid leases that were in phase `from` */
  changePhase(names: readonly string[], from: Phase, to: Phase): string[] {
    return names.filter((name) => {
      const lease = this.#leases.get(name);
      if (lease?.phase !== from || !this.#isValid(lease)) return false;
      lease.phase = to;
      return true;
    });
  }

  /** Aborts work with these leases. @returns what {@link LeaseStatements.release} needs to free them */
  drop(names: readonly string[], reason: string): Lease[] {
    return names.flatMap((name) => {
      const lease = this.#leases.get(name);
      this.#leases.delete(name);
      lease?.controller.abort(new Error(reason));
      return lease === undefined ? [] : [{ name, until: lease.until }];
    });
  }

  expired(): string[] {
    return [...this.#leases.values()].filter((lease) => !this.#isValid(lease)).map(({ name }) => name);
  }

  /** When the next lease expires; null: there are none. */
  nextExpiry(): number | null {
    const moments = [...this.#leases.values()].map(({ validUntil }) => validUntil);
    return moments.length === 0 ? null : Math.min(...moments);
  }

  #isIn(name: string, phase: Phase): boolean {
    const lease = this.#leases.get(name);
    return lease?.phase === phase && this.#isValid(lease);
  }

  readonly #isValid = ({ validUntil }: HeldLease): boolean => this.#clock() < validUntil;
}

/**
 * Leases for the log, each group in one entry: `partition:0-20 62 63`.
 * @param names such as `partition:7` and `task:polls`, in any order
 */
export function summarizeLeases(names: readonly string[]): string[] {
  const groups = new Set(names.map((name) => name.slice(0, name.indexOf(':'))));
  return [...groups].map((group) => {
    const members = names.filter((name) => name.startsWith(`${group}:`));
    const own = members.map((name) => name.slice(group.length + 1));
    const numbers = own.map(Number);
    return `${group}:${(numbers.some(Number.isNaN) ? own.sort() : ranges(numbers)).join(' ')}`;
  });
}

/** `0-2`, `5`: runs of consecutive numbers. */
function ranges(numbers: readonly number[]): string[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  const starts = sorted.filter((number, index) => sorted[index - 1] !== number - 1);
  const ends = sorted.filter((number, index) => sorted[index + 1] !== number + 1);
  return starts.map((start, index) => (start === ends[index] ? `${start}` : `${start}-${ends[index]}`));
}
