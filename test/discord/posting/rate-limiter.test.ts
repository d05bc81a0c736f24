import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../../src/discord/posting/rate-limiter.ts';

const PER_SECOND = 50;
const answered = () => Promise.resolve(performance.now());

describe('the limit of the whole bot', () => {
  it('allows 50 requests a second of all kinds', async () => {
    const rateLimiter = createRateLimiter();
    const times = await Promise.all(
      Array.from({ length: PER_SECOND + 1 }, (_, index) =>
        index % 2 === 0
          ? rateLimiter.scheduleGlobal(answered)
          : rateLimiter.schedule(`channel ${index}`, 'post', answered),
      ),
    );
    const [first = 0] = times.sort((a, b) => a - b);
    expect((times[PER_SECOND - 1] ?? 0) - first).toBeLessThan(1_000);
    expect((times[PER_SECOND] ?? 0) - first).toBeGreaterThan(1_000);
  });

  it('counts a late request until a second after its answer', async () => {
    const rateLimiter = createRateLimiter();
    const late = rateLimiter.scheduleGlobal(() => sleep(300).then(answered));
    await Promise.all(Array.from({ length: PER_SECOND - 1 }, () => rateLimiter.scheduleGlobal(answered)));
    const next = Array.from({ length: PER_SECOND }, () => rateLimiter.scheduleGlobal(answered));
    expect(Math.max(...(await Promise.all(next))) - (await late)).toBeGreaterThan(1_000);
  });

  it('keeps reserved slots free, but never all of them', async () => {
    expect(await slotsAtOnce(createRateLimiter(1, () => 0))).toBe(PER_SECOND);
    const rateLimiter = createRateLimiter(1, () => 0);
    rateLimiter.reserve(5);
    expect(await slotsAtOnce(rateLimiter)).toBe(PER_SECOND - 5);
    const small = createRateLimiter(0.04, () => 0);
    small.reserve(5);
    expect(await slotsAtOnce(small)).toBe(1);
  });

  it('has released slots again after a second', async () => {
    let now = 0;
    const rateLimiter = createRateLimiter(1, () => now);
    const releaseReserved = rateLimiter.reserve(5);
    releaseReserved();
    now = 1_006;
    expect(await slotsAtOnce(rateLimiter)).toBe(PER_SECOND);
  });
});

describe('an aborted request', () => {
  it('never starts, and takes no slot from other requests', async () => {
    let now = 0;
    const rateLimiter = createRateLimiter(0.02, () => now);
    const stopping = new AbortController();
    setMaxListeners(0, stopping.signal);
    await rateLimiter.scheduleGlobal(answered);
    let begun = false;
    const given = rateLimiter.scheduleGlobal(async () => {
      begun = true;
    }, stopping.signal);
    const waiting = Array.from({ length: 1_000 }, () =>
      rateLimiter.scheduleGlobal(answered, stopping.signal),
    );
    const other = rateLimiter.scheduleGlobal(answered);
    stopping.abort(new Error('stopping'));
    await expect(given).rejects.toThrow('stopping');
    expect((await Promise.allSettled(waiting)).every(({ status }) => status === 'rejected')).toBe(true);
    now = 1_006;
    await other;
    expect(begun).toBe(false);
  });

  it('rejects at once if the signal was aborted before', async () => {
    const aborted = AbortSignal.abort(new Error('stopped'));
    await expect(createRateLimiter().scheduleGlobal(answered, aborted)).rejects.toThrow('stopped');
  });
});

describe('the limit of a channel', () => {
  it('allows five messages at once', async () => {
    const rateLimiter = createRateLimiter();
    let begun = 0;
    const asked = Array.from({ length: 12 }, () =>
      rateLimiter.schedule('channel', 'post', () => {
        begun += 1;
        return new Promise(() => {});
      }),
    );
    await Promise.race([...asked, nextTurn()]);
    expect(begun).toBe(5);
    expect(rateLimiter.remaining('channel', 'post')).toBe(0);
  });
});

/** How many of a hundred requests start at once. */
async function slotsAtOnce(rateLimiter: ReturnType<typeof createRateLimiter>): Promise<number> {
  let begun = 0;
  for (let asked = 0; asked < 100; asked += 1) {
    void rateLimiter.scheduleGlobal(() => {
      begun += 1;
      return new Promise(() => {});
    });
  }
  await Promise.resolve();
  return begun;
}
