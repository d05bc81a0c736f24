/** A number has 40 characters; the rest is room for spaces and quotes. */
const MAX_TYPED = 200;

/**
 * A number as the service and our cache see it: upper case, without the spaces and hyphens people add when copying.
 * Null when it cannot be a tracking number, or is two of them.
 */
export function normaliseTrackingNumber(text: string): string | null {
  if (text.length > MAX_TYPED) return null;
  const bare = text
    .trim()
    .replace(/^[<`*"'#]+|[>`*"'.,;]+$/g, '')
    .replace(/[\s-]+/g, '')
    .toUpperCase();
  const isOne = bare === text.toUpperCase() || findTrackingNumbers(text).length < 2;
  return isOne && /^[A-Z0-9]{5,40}$/.test(bare) && /\d/.test(bare) ? bare : null;
}

/** Shapes that carriers use; a bare run of digits has to be long to be none of the many other numbers people write. */
const SHAPES = [
  /^[A-Z]{2}\d{9}[A-Z]{2}$/,
  /^1Z[A-Z0-9]{16}$/,
  /^[A-Z]{2,4}\d{10,20}([A-Z]{2})?$/,
  /^\d[A-Z]{2}\d{10,20}([A-Z]{2})?$/,
  /^\d{12,22}$/,
];
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** As many as a menu offers. */
const MAX_FOUND = 25;

/**
 * What looks like tracking numbers in a text, in order, each once, at most 25. Links are left out, because their ids look
 * alike. Reads each character a bounded number of times.
 */
export function findTrackingNumbers(text: string): string[] {
  const found = new Set<string>();
  for (const [word] of text.matchAll(/\S+/g)) {
    if (/\S:\/\/\S/.test(word)) continue;
    for (const [number] of word.toUpperCase().matchAll(/[A-Z0-9]{10,40}/g)) {
      if (SHAPES.some((shape) => shape.test(number)) && !isBrokenS10(number)) found.add(number);
      if (found.size === MAX_FOUND) return [...found];
    }
  }
  return [...found];
}

/** UPU S10: two letters, eight digits, a check digit, two letters. */
function isBrokenS10(number: string): boolean {
  const [, digits, check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number) ?? [];
  if (digits === undefined) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const expected = 11 - (sum % 11);
  return Number(check) !== (expected === 10 ? 0 : expected === 11 ? 5 : expected);
}
