/** How long Discord counts a refused request (developers/topics/rate-limits). */
export const REFUSAL_WINDOW_MS = 10 * 60_000;
const BUCKET_MS = 10_000;

interface Bucket {
  readonly since: number;
  refused: number;
}

/** Counts refusals in the last ten minutes. */
export class RefusalWindow {
  readonly #now: () => number;
  /** Oldest first, in buckets of ten seconds. */
  #buckets: Bucket[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  add(): void {
    const last = this.#buckets.at(-1);
    if (last !== undefined && this.#now() - last.since < BUCKET_MS) last.refused += 1;
    else this.#buckets.push({ since: this.#now(), refused: 1 });
  }

  total(): number {
    const oldest = this.#now() - REFUSAL_WINDOW_MS - BUCKET_MS;
    if ((this.#buckets[0]?.since ?? this.#now()) <= oldest) {
      this.#buckets = this.#buckets.filter(({ since }) => since > oldest);
    }
    return this.#buckets.reduce((sum, { refused }) => sum + refused, 0);
  }

  /** Milliseconds until fewer than `limit` are left; 0: there are fewer now. */
  msUntilBelow(limit: number): number {
    let left = this.total();
    if (left < limit) return 0;
    for (const { since, refused } of this.#buckets) {
      left -= refused;
      if (left < limit) return Math.max(1, since + REFUSAL_WINDOW_MS + BUCKET_MS - this.#now());
    }
    return REFUSAL_WINDOW_MS;
  }
}
