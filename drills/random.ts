/** Pseudo-random choices: the same seed gives the same choices (mulberry32). */
export interface Random {
  /** A fraction from 0 to below 1. */
  fraction(): number;
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** @throws RangeError if there is nothing to choose from */
  pick<T>(items: readonly T[]): T;
  /** An independent generator: concurrent tasks must not change each other's choices. */
  fork(): Random;
}

const SEEDS = 2 ** 32;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / SEEDS;
  };
  const below = (count: number): number => Math.floor(fraction() * count);
  return {
    fraction,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to choose from');
      return item;
    },
    fork: () => seededRandom(below(SEEDS)),
  };
}

/**
 * The given seed, otherwise a random one.
 * @param given what a person typed
 * @throws RangeError if that isn't an integer from 0 to 4294967295
 */
export function seedFrom(given: string | undefined): number {
  if (given === undefined) return Math.floor(Math.random() * SEEDS);
  const seed = Number(given);
  if (given.trim() === '' || !Number.isInteger(seed) || seed < 0 || seed >= SEEDS)
    throw new RangeError(`a seed is a whole number from 0 to ${SEEDS - 1}, not ${given}`);
  return seed;
}
