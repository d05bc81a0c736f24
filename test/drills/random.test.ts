import { describe, expect, it } from 'vitest';
import { seededRandom, seedFrom } from '../../drills/random.ts';

const tenOf = (random: ReturnType<typeof seededRandom>) =>
  Array.from({ length: 10 }, () => random.below(1_000));

describe('a seeded random generator', () => {
  it('repeats its choices with the same seed', () => {
    expect(tenOf(seededRandom(7))).toEqual(tenOf(seededRandom(7)));
    expect(tenOf(seededRandom(7))).not.toEqual(tenOf(seededRandom(8)));
  });

  it('forks a generator whose choices do not depend on how much the original is used', () => {
    const [first, second] = [seededRandom(7), seededRandom(7)];
    const [forked, same] = [first.fork(), second.fork()];
    tenOf(first);
    expect(tenOf(forked)).toEqual(tenOf(same));
    expect(tenOf(second)).not.toEqual(tenOf(second.fork()));
  });
});

describe('the seed of a drill', () => {
  it('is the one on the command line', () => {
    expect([seedFrom('0'), seedFrom('4294967295')]).toEqual([0, 4_294_967_295]);
  });

  it('is random when the command line has none', () => {
    expect(new Set(Array.from({ length: 20 }, () => seedFrom(undefined))).size).toBeGreaterThan(15);
  });

  it.each(['', ' ', 'x', '1.5', '-1', '4294967296'])('is refused when it is %j', (given) => {
    expect(() => seedFrom(given)).toThrow(RangeError);
  });
});
