/** Clocks of different machines run apart by at most this much of the time that passes. */
const MAX_DRIFT = 500e-6;

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * Where this process's clock stands on the database's clock. The database read its clock at some time between a request and
 * its answer; several of these spans narrow down the difference, so that one late answer does no harm.
 */
export class DatabaseClock {
  #bounds: Bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  #observedAt = 0;

  /**
   * @param databaseTime what the database's clock showed
   * @param sentAt on this process's clock, before the request
   * @param receivedAt on this process's clock, after the answer
   */
  observe(databaseTime: number, sentAt: number, receivedAt: number): void {
    const known = this.#boundsAt(receivedAt);
    const seen = { low: databaseTime - receivedAt, high: databaseTime - sentAt };
    const both = { low: Math.max(known.low, seen.low), high: Math.min(known.high, seen.high) };
    // They contradict each other when a clock was set.
    this.#bounds = both.low <= both.high ? both : seen;
    this.#observedAt = receivedAt;
  }

  /** By how much the difference of the clocks may be wrong, right after an answer. */
  uncertaintyMs(): number {
    return this.#bounds.high - this.#bounds.low;
  }

  /** The latest moment on this process's clock at which the database's clock may show the time. */
  latestMoment(databaseTime: number): number {
    return databaseTime - this.#bounds.low;
  }

  #boundsAt(now: number): Bounds {
    const driftMs = Math.max(0, now - this.#observedAt) * MAX_DRIFT;
    return { low: this.#bounds.low - driftMs, high: this.#bounds.high + driftMs };
  }
}
