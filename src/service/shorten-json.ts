/** Limit per list or object; further items are dropped. */
const MAX_ITEMS = 2_000;
/** Limit for the whole text: in the worst case, parsing this many takes about 30 ms. */
const MAX_VALUES = 40_000;
/** A text with more levels isn't an answer. */
const MAX_DEPTH = 64;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Shortens incoming JSON so that parsing it is fast: drops the ends of long lists and large objects and, once
 * the whole text has many values, all further ones.
 */
export function createJsonShortener() {
  const kept: Uint8Array[] = [];
  const levels = createLevels();
  /**
   * If the bytes end inside a string, where it continues in the next ones: the byte after a backslash isn't a
   * closing quote.
   */
  let inString: number | null = null;
  return {
    /** Takes the next bytes. @returns false if the text has too many levels, and the caller must stop */
    add(bytes: Uint8Array): boolean {
      let isSkipping = levels.isSkipping();
      let from = 0;
      for (let at = 0; at < bytes.length; at += 1) {
        if (inString !== null || bytes[at] === QUOTE) {
          at = endOfString(bytes, inString ?? at + 1);
          inString = at < bytes.length ? null : Number(isEscapedAt(bytes, at));
          continue;
        }
        if (!levels.pass(bytes[at] ?? 0)) return false;
        if (levels.isSkipping() === isSkipping) continue;
        if (!isSkipping) kept.push(bytes.subarray(from, at));
        isSkipping = !isSkipping;
        from = at;
      }
      if (!isSkipping) kept.push(bytes.subarray(from));
      return true;
    },
    /** The shortened text: valid JSON if the input was. */
    text: (): string => Buffer.concat(kept).toString('utf8'),
  };
}

/** Where the current string ends: its closing quote, or the end of the bytes. */
function endOfString(bytes: Uint8Array, from: number): number {
  let end = bytes.indexOf(QUOTE, from);
  while (end !== -1 && isEscapedAt(bytes, end)) end = bytes.indexOf(QUOTE, end + 1);
  return end === -1 ? bytes.length : end;
}

/** Whether an odd number of backslashes precedes it. */
function isEscapedAt(bytes: Uint8Array, at: number): boolean {
  let start = at;
  while (bytes[start - 1] === BACKSLASH) start -= 1;
  return (at - start) % 2 === 1;
}

/** Counts the items of all open lists and objects. */
function createLevels() {
  const open: number[] = [];
  let values = 0;
  /** The level whose remaining items are dropped; 0: none. */
  let skipped = 0;

  const count = (): void => {
    const items = (open.pop() ?? 0) + 1;
    open.push(items);
    if (skipped > 0) return;
    values += 1;
    if (items >= MAX_ITEMS || values >= MAX_VALUES) skipped = open.length;
  };

  return {
    isSkipping: () => skipped > 0,
    /** To be called with each byte outside strings. @returns false if there are too many levels */
    pass(byte: number): boolean {
      if (byte === COMMA) count();
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) open.push(0);
      else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
        if (open.length === skipped) skipped = 0;
        open.pop();
      }
      return open.length <= MAX_DEPTH;
    },
  };
}
