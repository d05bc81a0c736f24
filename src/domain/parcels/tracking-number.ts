import { typosBetween } from '../typos-between.ts';

/** A number has at most 40 characters; the rest leaves room for spaces and quotes. */
const MAX_TYPED = 200;
/** As many parcels as one card lists. */
export const MAX_NUMBERS = 10;

/**
 * A number as the service and our cache expect it: upper case, without the spaces and hyphens people add when copying.
 * Null for text that cannot be a tracking number, or holds several.
 */
export function normaliseTrackingNumber(text: string): string | null {
  if (text.length > MAX_TYPED) return null;
  const bare = text
    .trim()
    .replace(/^[<`*"'#]+|[>`*"'.,;]+$/g, '')
    .replace(/[\s-]+/g, '')
    .toUpperCase();
  const isSingle = bare === text.toUpperCase() || findTrackingNumbers(text).length < 2;
  return isSingle && /^[A-Z0-9]{5,40}$/.test(bare) && /\d/.test(bare) ? bare : null;
}

/** What was typed into a field for numbers, each entry once. */
export interface TypedNumbers {
  readonly numbers: readonly string[];
  /** Entries that can't be tracking numbers, as typed. */
  readonly invalid: readonly string[];
  /** How many further entries one card has no room for. */
  readonly more: number;
}

/**
 * Reads one or several numbers, separated by commas, new lines or spaces: at most ten distinct entries, numbers before
 * others. Spaces inside a number are allowed as long as none of its parts is a whole number by itself.
 */
export function readTrackingNumbers(text: string): TypedNumbers {
  const entries = text
    .split(/[,;\r\n]+/)
    .flatMap((part) => (part.split(/\s+/).some(isWholeNumber) ? part.split(/\s+/) : [part]))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const read = entries.map((entry) => ({ entry, number: normaliseTrackingNumber(entry) }));
  return firstNumbers(
    read.flatMap(({ number }) => number ?? []),
    read.flatMap(({ entry, number }) => (number === null ? [entry] : [])),
  );
}

/** As many entries as one card lists, each once, numbers first; the others are counted. */
export function firstNumbers(numbers: readonly string[], invalid: readonly string[]): TypedNumbers {
  const distinct = { numbers: [...new Set(numbers)], invalid: [...new Set(invalid)] };
  const shown = distinct.numbers.slice(0, MAX_NUMBERS);
  const others = distinct.invalid.slice(0, MAX_NUMBERS - shown.length);
  const total = distinct.numbers.length + distinct.invalid.length;
  return { numbers: shown, invalid: others, more: total - shown.length - others.length };
}

/** Whether a word has the format of a carrier's numbers, in capital or small letters. */
export function isWholeNumber(word: string): boolean {
  return word.length >= SHORTEST_WHOLE_NUMBER && FORMATS.some((format) => format.test(word.toUpperCase()));
}

/** The formats of carriers. Digits alone must be many, since people also write prices, dates and order numbers. */
const FORMATS = [
  /^[A-Z]{2}\d{9}[A-Z]{2}$/,
  /^1Z[A-Z0-9]{16}$/,
  /^[A-Z]{2,4}\d{10,20}([A-Z]{2})?$/,
  /^\d[A-Z]{2}\d{10,20}([A-Z]{2})?$/,
  /^\d{12,22}$/,
];
/** Of these formats. */
export const SHORTEST_WHOLE_NUMBER = 12;
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/**
 * The tracking numbers in a text, in order, each once. Links are skipped, because product ids look like
 * tracking numbers. Reads each character a bounded number of times.
 */
export function findTrackingNumbers(text: string): string[] {
  return findNumbers(text, (number) => !hasWrongCheckDigit(number));
}

/**
 * The tracking numbers in a text that a user sent to be tracked. If there are none: those with a typo, or a single number written
 * with spaces.
 */
export function findAddressedNumbers(text: string): string[] {
  const correct = findTrackingNumbers(text);
  if (correct.length > 0) return correct;
  const found = findNumbers(text, () => true);
  const single = normaliseTrackingNumber(text);
  return found.length === 0 && single !== null && isWholeNumber(single) ? [single] : found;
}

function findNumbers(text: string, accepts: (number: string) => boolean): string[] {
  const found = new Set<string>();
  for (const [word] of text.matchAll(/\S+/g)) {
    if (/\S:\/\/\S/.test(word)) continue;
    for (const [number] of word.toUpperCase().matchAll(/[A-Z0-9]{10,40}/g)) {
      if (FORMATS.some((format) => format.test(number)) && accepts(number)) found.add(number);
    }
  }
  return [...found];
}

/** UPU S10: two letters, eight digits, a check digit, two letters. True when the check digit is wrong. */
export function hasWrongCheckDigit(number: string): boolean {
  const [, digits, check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number) ?? [];
  if (digits === undefined) return false;
  const sum = S10_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const expected = 11 - (sum % 11);
  return Number(check) !== (expected === 10 ? 0 : expected === 11 ? 5 : expected);
}

/**
 * Like a postal number, which has two letters, nine digits and two letters, with a character less or more: one digit is missing, or
 * letters at the end are too few or too many. The first letter is one that the UPU assigns; other forms belong to carriers.
 */
const INCOMPLETE = /^(?:[A-Z]{2}\d{8}[A-Z]{2}|[CEHLMQRUV][A-Z]\d{9}[A-Z]?)$/;
const TOO_LONG = /^[CEHLMQRUV][A-Z]\d{9}[A-Z]{3}$/;

type Typo = 'wrong' | 'missing' | 'too_many';

/** What is wrong with a postal number: a character, one is missing, or there is one too many. Null: nothing that shows. */
export function typoIn(number: string): Typo | null {
  if (hasWrongCheckDigit(number)) return 'wrong';
  if (INCOMPLETE.test(number)) return 'missing';
  return TOO_LONG.test(number) ? 'too_many' : null;
}

/** This number can't exist. */
export const isMistyped = (number: string): boolean => typoIn(number) !== null;

/** As many letters as people get wrong in one number: one, or two that they swap. */
const MAX_TYPOS = 2;

/** The number that a mistyped one most likely is, among those that the same person knows. */
export function nearestNumber(mistyped: string, known: readonly string[]): string | undefined {
  const near = known
    .filter((number) => !isMistyped(number))
    .map((number) => ({ number, typos: typosBetween(mistyped, number) }))
    .toSorted((a, b) => a.typos - b.typos);
  return near.find(({ typos }) => typos <= MAX_TYPOS)?.number;
}
