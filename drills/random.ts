/** Random choices that a seed repeats (mulberry32). */
export interface Random {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** @throws RangeError when there is nothing to choose from */
  pick<T>(things: readonly T[]): T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    pick(things) {
      const thing = things[below(things.length)];
      if (thing === undefined) throw new RangeError('There is nothing to choose from');
      return thing;
    },
  };
}
