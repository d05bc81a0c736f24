import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSharedRateLimiter } from '../../../src/discord/posting/rate-limiter.ts';
import type { SlotSource } from '../../../src/discord/posting/shared-queue.ts';

const LATE_MS = 1_000;

/** Gives slots at an interval, without other processes. */
class Source implements SlotSource {
  readonly asked: number[] = [];
  readonly pauses: number[] = [];
  isReachable = true;
  refusals = 0;
  #next = 0;
  readonly #intervalMs: number;
  readonly #lateMs: number;

  constructor(intervalMs: number, lateMs = LATE_MS) {
    this.#intervalMs = intervalMs;
    this.#lateMs = lateMs;
  }

  now(): number {
    return performance.now();
  }

  async reserve(count: number) {
    if (!this.isReachable) {
      this.refusals += 1;
      throw new Error('not reachable');
    }
    this.asked.push(count);
    const first = Math.max(this.now(), this.#next);
    this.#next = first + count * this.#intervalMs;
    const slots = Array.from({ length: count }, (_, index) => {
      const from = first + index * this.#intervalMs;
      return { from, until: from + this.#lateMs };
    });
    return { slots, retryMs: 0 };
  }

  async pause(ms: number): Promise<void> {
    this.pauses.push(ms);
  }
}

const startedAt = async () => performance.now();

describe('requests that share a limit with other processes', () => {
  it('start in the order of the calls, none before its slot', async () => {
    const limiter = createSharedRateLimiter(new Source(20));
    const order: number[] = [];
    const from = performance.now();
    const starts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        limiter.scheduleGlobal(async () => {
          order.push(index);
          return performance.now() - from;
        }),
      ),
    );
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(starts.every((at, index) => at >= index * 20)).toBe(true);
  });

  it('reserve several slots at once when many wait, and no more than wait', async () => {
    const source = new Source(5);
    const limiter = createSharedRateLimiter(source);
    await limiter.scheduleGlobal(startedAt);
    expect(source.asked).toEqual([1]);
    await Promise.all(Array.from({ length: 36 }, () => limiter.scheduleGlobal(startedAt)));
    expect(Math.max(...source.asked)).toBeGreaterThan(5);
    expect(source.asked.reduce((a, b) => a + b)).toBe(37);
  });

  it('do not use slots whose time is over', async () => {
    const source = new Source(0);
    const reserve = source.reserve.bind(source);
    source.reserve = async (count) => {
      const { slots } = await reserve(count);
      if (source.asked.length > 1) return { slots, retryMs: 0 };
      return { slots: slots.map(() => ({ from: 0, until: 1 })), retryMs: 0 };
    };
    await createSharedRateLimiter(source).scheduleGlobal(startedAt);
    expect(source.asked).toEqual([1, 1]);
  });

  it('wait while no slots can be reserved, and start afterwards', async () => {
    const source = new Source(1);
    source.isReachable = false;
    const limiter = createSharedRateLimiter(source);
    const waiting = limiter.scheduleGlobal(startedAt);
    await expect.poll(() => source.refusals).toBe(2);
    expect(source.asked).toEqual([]);
    source.isReachable = true;
    await waiting;
    expect(source.asked).toEqual([1]);
  });

  it('never start after their signal has aborted, and cost the others nothing', async () => {
    const source = new Source(10);
    const limiter = createSharedRateLimiter(source);
    const stopping = new AbortController();
    let begun = 0;
    const aborted = Array.from({ length: 5 }, () =>
      limiter.scheduleGlobal(async () => {
        begun += 1;
      }, stopping.signal),
    );
    const other = limiter.scheduleGlobal(startedAt);
    stopping.abort(new Error('stopping'));
    const results = await Promise.allSettled(aborted);
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    await other;
    expect(begun).toBe(0);
  });

  it('wait for a pause, which all processes are told of', async () => {
    const source = new Source(1);
    const limiter = createSharedRateLimiter(source);
    const from = performance.now();
    limiter.pause(200);
    expect((await limiter.scheduleGlobal(startedAt)) - from).toBeGreaterThanOrEqual(199);
    expect(source.pauses).toEqual([200]);
  });

  it('do not all start at once after what they prepared was held up', async () => {
    const limiter = createSharedRateLimiter(new Source(20, 25));
    const heldUp = sleep(1_500);
    const starts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        limiter.schedule(`channel ${index}`, 'post', startedAt, undefined, () => heldUp),
      ),
    );
    starts.sort((a, b) => a - b);
    expect((starts.at(-1) ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(19 * 20 - 45);
  });

  it('prepare before their slot, so that a preparation costs no time', async () => {
    const source = new Source(60);
    let now = 0;
    source.now = () => now;
    const limiter = createSharedRateLimiter(source);
    const prepared: number[] = [];
    const prepare = async () => {
      prepared.push(now);
    };
    const [first, second] = [1, 2].map((index) =>
      limiter.schedule(`channel ${index}`, 'post', async () => now, undefined, prepare),
    );
    expect(await first).toBe(0);
    await expect.poll(() => prepared).toEqual([0, 0]);
    now = 60;
    expect(await second).toBe(60);
  });

  it('go on after more preparations failed or were held up than may start in a second', async () => {
    const limiter = createSharedRateLimiter(new Source(0));
    const failing = async () => {
      throw new Error('no database');
    };
    const channel = (index: number) => `channel ${index}`;
    const results = await Promise.allSettled(
      Array.from({ length: 120 }, (_, index) =>
        limiter.schedule(channel(index), 'post', startedAt, undefined, failing),
      ),
    );
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    const heldUp = sleep(1_200);
    const all = Array.from({ length: 60 }, (_, index) =>
      limiter.schedule(channel(index), 'post', startedAt, undefined, () => heldUp),
    );
    expect(await Promise.all(all)).toHaveLength(60);
  });

  it('leave slots unused for the log-in until it is done', async () => {
    const source = new Source(10);
    const limiter = createSharedRateLimiter(source);
    const from = performance.now();
    const release = limiter.reserve(6);
    expect((await limiter.scheduleGlobal(startedAt)) - from).toBeGreaterThanOrEqual(59);
    await expect.poll(() => source.asked.filter((count) => count === 6).length).toBe(2);
    release();
  });

  it('count towards the limit until a second after their answer', async () => {
    const limiter = createSharedRateLimiter(new Source(0));
    const answers: (() => void)[] = [];
    let begun = 0;
    const unanswered = () => {
      begun += 1;
      return new Promise<void>((resolve) => answers.push(resolve));
    };
    const all = Array.from({ length: 60 }, () => limiter.scheduleGlobal(unanswered));
    await expect.poll(() => begun).toBe(50);
    for (const answer of answers) answer();
    const answeredAt = performance.now();
    await expect.poll(() => begun).toBe(60);
    expect(performance.now() - answeredAt).toBeGreaterThan(1_000);
    for (const answer of answers) answer();
    await Promise.all(all);
  });
});
