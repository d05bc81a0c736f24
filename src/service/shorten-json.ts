/** Of a list or an object; what follows is not kept. */
const MAX_ITEMS = 2_000;
/** Of the whole text: parsing the worst of so many takes some 30 ms. */
const MAX_VALUES = 40_000;
/** A text with more levels is no answer. */
const MAX_DEPTH = 64;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * A JSON text as it comes in, of which only so much is kept that parsing it takes no time: it leaves out the ends of long lists and large objects, and once the
 * whole text has many values, all further ones.
 */
export function createJsonShortener() {
  const kept: Uint8Array[] = [];
  const levels = createLevels();
  /** Where the next bytes go on with a string: after a backslash, its first one is no quotation mark. */
  let inString: number | null = null;
  return {
    /** Takes the next bytes. @returns false if the text has too many levels: nothing more is to be taken */
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
    /** What is kept: JSON, if the text was. */
    text: (): string => Buffer.concat(kept).toString('utf8'),
  };
}

/** Where the string ends that began before: its quotation mark, or the end of the bytes. */
function endOfString(bytes: Uint8Array, from: number): number {
  let end = bytes.indexOf(QUOTE, from);
  while (end !== -1 && isEscapedAt(bytes, end)) end = bytes.indexOf(QUOTE, end + 1);
  return end === -1 ? bytes.length : end;
}

/** Whether an odd number of backslashes stands before. */
function isEscapedAt(bytes: Uint8Array, at: number): boolean {
  let start = at;
  while (bytes[start - 1] === BACKSLASH) start -= 1;
  return (at - start) % 2 === 1;
}

/** Counts the items of the lists and objects that are open. */
function createLevels() {
  const open: number[] = [];
  let values = 0;
  /** The level whose remaining items are left out; 0: none. */
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
    /** To be called with each byte outside of strings. @returns false if there are too many levels */
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
