const MAX_MS = 300_000;

/**
 * The groups whose leases a process cannot use: it takes none of them for some time, so that others have them. After each failed
 * preparation the time doubles.
 */
export class Resting {
  readonly #clock: () => number;
  readonly #firstMs: number;
  readonly #until = new Map<string, number>();
  readonly #failures = new Map<string, number>();

  constructor(clock: () => number, firstMs: number) {
    this.#clock = clock;
    this.#firstMs = firstMs;
  }

  groups(): string[] {
    return [...this.#until.keys()].filter((group) => this.isActive(group));
  }

  isActive(group: string): boolean {
    return this.#clock() < (this.#until.get(group) ?? Number.NEGATIVE_INFINITY);
  }

  begin(group: string, ms: number): void {
    this.#until.set(group, this.#clock() + ms);
  }

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
