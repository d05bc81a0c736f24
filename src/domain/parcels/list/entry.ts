import { isWholeNumber, normaliseTrackingNumber, SHORTEST_WHOLE_NUMBER } from '../tracking-number.ts';

/** A tracking number from a list. */
export interface ListedNumber {
  readonly number: string;
  /** As it was written, in one line; null: none. */
  readonly name: string | null;
}

/** Where the numbers and the names are in the rows of a list. */
export interface Columns {
  readonly number: number;
  /** -1: no names. */
  readonly name: number;
}

/** Something that may be a number: letters and digits without a gap. */
const WORD = /[A-Z0-9]+/gi;
/** A UPU number written with gaps, or digits in groups. */
const SPACED =
  /(?<![A-Z0-9])(?:[A-Z]{2}(?:[ \u00A0-]?\d){9}[ \u00A0-]?[A-Z]{2}|\d{4}(?:[ \u00A0-]\d{2,4}){2,5})(?![A-Z0-9])/i;
const DATE = /^\d{4}-\d{2}-\d{2}/;
/** Around a name, between it and the number, or what is left of brackets. */
const START = /^[\s\-–—−:=,;|/\\()[\]{}<>"'`*_#•·→]+/u;
const END_SIGN = /[\s\-–—−:=,;|/\\([{<>"'`*_#•·→]/u;

/** Reads a row whose columns are known. */
export function readByColumns(cells: readonly string[], columns: Columns): ListedNumber[] {
  const number = normaliseTrackingNumber(cells[columns.number] ?? '');
  return number === null ? [] : [{ number, name: oneSpace(cells[columns.name] ?? '') }];
}

/** Reads a row whose columns aren't known. The name is in the cell before the number, or else in the one after it. */
export function readCells(cells: readonly string[]): ListedNumber[] {
  const numbers = [...new Set(cells.flatMap((cell) => wholeNumber(cell) ?? []))];
  const [number] = numbers;
  if (number === undefined || numbers.length > 1)
    return numbers.map((each) => ({ number: each, name: null }));
  const at = cells.findIndex((cell) => wholeNumber(cell) !== null);
  const isOther = (cell: string) => wholeNumber(cell) === null;
  // Lists may number their rows.
  const before = cells.slice(0, at).filter((cell) => !/^\d{0,3}[.)]?$/.test(cell));
  const after = cells.slice(at + 1).filter(isOther);
  const name = after.length === 0 ? before.join(', ') : (before.at(-1) ?? after[0] ?? '');
  return [{ number, name: nameOf(name) }];
}

/** Reads a row of words: whatever isn't the number is its name. */
export function readWords(row: string): ListedNumber[] {
  const words = [...row.matchAll(WORD)].map(([word]) => word).filter(isWholeNumber);
  const spaced = SPACED.exec(row)?.[0] ?? '';
  const written =
    words.length > 0 ? words : isWholeNumber(withoutGaps(spaced)) ? [spaced] : looseNumbers(row);
  const numbers = [...new Set(written.map((word) => withoutGaps(word).toUpperCase()))];
  const [only] = numbers;
  if (only === undefined) return [];
  if (numbers.length > 1) return numbers.map((number) => ({ number, name: null }));
  const rest = written
    .reduce((text, word) => text.replace(word, '\n'), row)
    .split('\n')
    .map(trimmed);
  return [{ number: only, name: nameOf(rest.filter((part) => part !== '').join(' ')) }];
}

/** A cell that is a number and nothing else. */
export function wholeNumber(cell: string): string | null {
  if (cell.length < SHORTEST_WHOLE_NUMBER) return null;
  const number = normaliseTrackingNumber(cell);
  return number !== null && isWholeNumber(number) && !DATE.test(cell.trim()) ? number : null;
}

/** A number of an unknown format: alone in its row, or long and mostly digits. */
function looseNumbers(row: string): string[] {
  const words = row
    .split(/[\s,;|]+/)
    .map(trimmed)
    .filter((word) => word !== '' && !DATE.test(word));
  const isNumber = (word: string) => /^[A-Z0-9-]+$/i.test(word) && normaliseTrackingNumber(word) !== null;
  const isLong = (word: string) => (word.match(/\d/g)?.length ?? 0) >= 8;
  const found =
    words.length === 1 ? words.filter(isNumber) : words.filter((word) => isLong(word) && isNumber(word));
  return found.length === 1 ? found : [];
}

const withoutGaps = (word: string) => word.replace(/[\s\u00A0-]/g, '');

function nameOf(text: string): string | null {
  const name = oneSpace(trimmed(text));
  return name === null || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name) ? null : name;
}

/** Character by character from the end: a regular expression would restart at each character of a long run inside. */
function trimmed(text: string): string {
  const rest = text.replace(START, '');
  let end = rest.length;
  while (END_SIGN.test(rest.charAt(end - 1))) end -= 1;
  return rest.slice(0, end);
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim() || null;

const LINK = /\w+:\/\/[^\s<>"'|]+/g;
/** The text of a link in Markdown, before the link. */
const LINKED_TEXT = /\[([^\]]*)\](?=\(\w+:\/\/)/g;

/** Reads a row with links to carriers' pages, which contain the numbers. */
export function readLinks(row: string): ListedNumber[] {
  const numbers = [...row.matchAll(LINK)].flatMap(([link]) => numbersIn(link));
  const words = row.replace(LINKED_TEXT, '$1 ').replace(LINK, ' ');
  const [first] = numbers;
  if (first === undefined) return readWords(words);
  if (new Set(numbers).size > 1) return numbers.map((number) => ({ number, name: null }));
  // The number may appear next to its link.
  return readWords(`${words.replaceAll(new RegExp(first, 'gi'), ' ')} ${first}`);
}

function numbersIn(link: string): string[] {
  const words = decoded(link).match(/[A-Z0-9]{10,40}/gi) ?? [];
  return words.filter(isWholeNumber).map((word) => word.toUpperCase());
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
