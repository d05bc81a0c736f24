import type { LeaseRow } from '../store/postgres/lease-statements.ts';

/** Remembers since when leases have been free, as this process saw it. */
export class FreeLeases {
  readonly #since = new Map<string, number>();
  readonly #clock: () => number;
  readonly #neglectedMs: number;

  constructor(clock: () => number, neglectedMs: number) {
    this.#clock = clock;
    this.#neglectedMs = neglectedMs;
  }

  observe(leases: readonly LeaseRow[]): void {
    for (const { name, owner } of leases) {
      if (owner !== null) this.#since.delete(name);
      else if (!this.#since.has(name)) this.#since.set(name, this.#clock());
    }
  }

  /** The names of those that have been free for long. */
  neglected(): Set<string> {
    const before = this.#clock() - this.#neglectedMs;
    return new Set([...this.#since].filter(([, since]) => since <= before).map(([name]) => name));
  }

  /**
   * The owner of each lease; null: free. What the database calls the process's own and the process does not know (an answer
   * was lost, or it was frozen) is free for it.
   */
  ownersIn(
    names: readonly string[],
    leases: readonly LeaseRow[],
    self: string,
    held: readonly string[],
  ): Map<string, string | null> {
    const owners = new Map(leases.map(({ name, owner }) => [name, owner]));
    const mine = new Set(held);
    return new Map(
      rotated(names, self).map((name) => {
        const owner = owners.get(name) ?? null;
        return [name, mine.has(name) ? self : owner === self ? null : owner];
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

/** Milliseconds until the next lease of another process runs out, if its owner does not renew it. */
export function nextRunsOut(leases: readonly LeaseRow[], self: string): number {
  const foreign = leases.filter(({ owner }) => owner !== null && owner !== self);
  return Math.min(Number.POSITIVE_INFINITY, ...foreign.map(({ remainingMs }) => remainingMs)) + 5;
}
