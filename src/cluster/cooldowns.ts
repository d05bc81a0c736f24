const MAX_MS = 300_000;

/** The groups whose leases this process takes none of for a while, because it could not use them: others take them instead. */
export class Cooldowns {
  readonly #clock: () => number;
  readonly #firstMs: number;
  readonly #until = new Map<string, number>();
  readonly #failures = new Map<string, number>();

  constructor(clock: () => number, firstMs: number) {
    this.#clock = clock;
    this.#firstMs = firstMs;
  }

  /** The groups that cool down now. */
  groups(): string[] {
    return [...this.#until.keys()].filter((group) => this.isActive(group));
  }

  isActive(group: string): boolean {
    return this.#clock() < (this.#until.get(group) ?? Number.NEGATIVE_INFINITY);
  }

  /** @param ms how long no lease of the group is taken */
  begin(group: string, ms: number): void {
    this.#until.set(group, this.#clock() + ms);
  }

  /** Begins a cooldown, twice as long as the one after the failure before. */
  recordFailure(group: string): void {
    if (this.isActive(group)) return;
    const failures = this.#failures.get(group) ?? 0;
    this.#failures.set(group, failures + 1);
    this.begin(group, Math.min(MAX_MS, this.#firstMs * 2 ** failures));
  }

  recordSuccess(group: string): void {
    this.#failures.delete(group);
  }
}
