const MAX_MS = 300_000;

/** A process that cannot prepare the use of leases takes none for some time, longer each time, so that others have them. */
export class Resting {
  readonly #clock: () => number;
  readonly #firstMs: number;
  #failures = 0;
  #until = Number.NEGATIVE_INFINITY;

  constructor(clock: () => number, firstMs: number) {
    this.#clock = clock;
    this.#firstMs = firstMs;
  }

  isActive(): boolean {
    return this.#clock() < this.#until;
  }

  recordFailure(): void {
    if (this.isActive()) return;
    this.#until = this.#clock() + Math.min(MAX_MS, this.#firstMs * 2 ** this.#failures);
    this.#failures += 1;
  }

  recordSuccess(): void {
    this.#failures = 0;
  }
}
