/** FNV-1a: the same text gives the same number on every machine, so samples and pictures never change. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV alone gives similar texts similar high bits.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** A stream of numbers in [0, 1) that depends on the seed text only (mulberry32). */
export function stream(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The element of a list at an index, wrapping around. */
export function pick<const List extends readonly [unknown, ...unknown[]]>(
  list: List,
  index: number,
): List[number] {
  return list[index % list.length] ?? list[0];
}
