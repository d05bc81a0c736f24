/**
 * Allows a number of requests within a time. Discord counts a request at some moment before it answers, so a request keeps
 * its slot until a whole window after the answer: the limit holds, however late requests and answers arrive.
 */
export class SlidingWindow {
  readonly #limit: number;
  readonly #lengthMs: number;
  readonly #now: () => number;
  #inFlight = 0;
  /** Moments of answers, oldest first. */
  #answered: number[] = [];

  constructor(limit: number, lengthMs: number, now: () => number) {
    this.#limit = limit;
    this.#lengthMs = lengthMs;
    this.#now = now;
  }

  /** Requests that may start now. */
  remaining(): number {
    const since = this.#now() - this.#lengthMs;
    if ((this.#answered[0] ?? since) < since) this.#answered = this.#answered.filter((at) => at >= since);
    return this.#limit - this.#inFlight - this.#answered.length;
  }

  /** Milliseconds until a slot can become free; a short pause while no request is answered. */
  waitMs(): number {
    const [oldest] = this.#answered;
    return oldest === undefined ? 25 : Math.max(1, Math.ceil(oldest + this.#lengthMs - this.#now()) + 1);
  }

  begin(): void {
    this.#inFlight += 1;
  }

  /** A request that began is not sent. */
  cancel(): void {
    this.#inFlight -= 1;
  }

  end(): void {
    this.#inFlight -= 1;
    this.recordAnswer(this.#now());
  }

  /** Counts a request that was answered at this moment. */
  recordAnswer(at: number): void {
    this.#answered.push(at);
    this.#answered.sort((a, b) => a - b);
  }
}
