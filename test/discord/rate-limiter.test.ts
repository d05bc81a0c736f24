import { setMaxListeners } from 'node:events';
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../src/discord/rate-limiter.ts';

const PER_SECOND = 50;
const answered = () => Promise.resolve(performance.now());

describe('a second of the whole bot', () => {
  it('holds 50 requests, whatever they are for', async () => {
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

  it('begins again for whoever is answered late', async () => {
    const rateLimiter = createRateLimiter();
    const late = rateLimiter.scheduleGlobal(() => sleep(300).then(answered));
    await Promise.all(Array.from({ length: PER_SECOND - 1 }, () => rateLimiter.scheduleGlobal(answered)));
    const next = Array.from({ length: PER_SECOND }, () => rateLimiter.scheduleGlobal(answered));
    expect(Math.max(...(await Promise.all(next))) - (await late)).toBeGreaterThan(1_000);
  });

  it('keeps room for what does not wait here, though never all of it', async () => {
    expect(await slotsAtOnce(createRateLimiter(1, () => 0))).toBe(PER_SECOND);
    const rateLimiter = createRateLimiter(1, () => 0);
    rateLimiter.reserve(5);
    expect(await slotsAtOnce(rateLimiter)).toBe(PER_SECOND - 5);
    const small = createRateLimiter(0.04, () => 0);
    small.reserve(5);
    expect(await slotsAtOnce(small)).toBe(1);
  });

  it('has the room again a second after it was given back', async () => {
    let now = 0;
    const rateLimiter = createRateLimiter(1, () => now);
    const releaseReserved = rateLimiter.reserve(5);
    releaseReserved();
    now = 1_006;
    expect(await slotsAtOnce(rateLimiter)).toBe(PER_SECOND);
  });
});

describe('a turn that is given up', () => {
  it('is never begun, and takes nobody else’s place', async () => {
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

  it('is not waited for when it is given up before', async () => {
    const aborted = AbortSignal.abort(new Error('stopped'));
    await expect(createRateLimiter().scheduleGlobal(answered, aborted)).rejects.toThrow('stopped');
  });
});

describe('a channel', () => {
  it('is sent five messages at once, however many ask in the same moment', async () => {
    const rateLimiter = createRateLimiter();
    let begun = 0;
    const asked = Array.from({ length: 12 }, () =>
      rateLimiter.schedule('channel', 'post', () => {
        begun += 1;
        return new Promise(() => {});
      }),
    );
    await Promise.race([...asked, breath()]);
    expect(begun).toBe(5);
    expect(rateLimiter.remaining('channel', 'post')).toBe(0);
  });
});

/** How many of a hundred get their turn at once. */
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
