import { hash } from 'node:crypto';

/** The QC sets of a product, newest first by their dates (YYYY-MM-DD); sets of the same day keep the service's order. */
export function setsNewestFirst<S extends { readonly date?: string | undefined }>(product: {
  readonly batches: readonly S[];
}): S[] {
  return product.batches.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

/**
 * The time that represents the day of a QC set: noon at the warehouse, in Asia/Shanghai, or midnight during
 * the morning of that day. Null for anything but a past day.
 * @param date YYYY-MM-DD
 * @param now milliseconds since 1970, as the result
 */
export function momentOfQcDay(date: string | undefined, now: number): number | null {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const moments = ['12:00', '00:00'].map((hour) => Date.parse(`${date}T${hour}:00+08:00`));
  return moments.find((moment) => moment <= now) ?? null;
}

const KEY_LENGTH = 6;

/** A variant's key for custom ids: six base-36 characters, independent of the label's spelling. */
export function variantKey(sku: string | undefined): string {
  const digest = hash('sha256', wordsOf(sku ?? ''), 'buffer');
  return digest.readBigUInt64BE().toString(36).padStart(KEY_LENGTH, '0').slice(-KEY_LENGTH);
}

/** Whether a variant label has the chosen values: "Black / Gum, 44" has "Black / Gum" and "44", but not "4". */
export function matchesVariant(sku: string | undefined, values: readonly string[]): boolean {
  const words = ` ${wordsOf(sku ?? '')} `;
  return values.every((value) => words.includes(` ${wordsOf(value)} `));
}

interface LabelledOption {
  readonly names: readonly string[];
  readonly values: readonly string[];
}

/**
 * The index of the value that a variant label names for each option; null for an option that it doesn't name:
 * "Black / Gum, 44" is "Black / Gum" and "44". Null for a label with words other than values and option
 * names: "Black" isn't "Washed Black".
 */
export function valuesInLabel(
  sku: string | undefined,
  options: readonly LabelledOption[],
): (number | null)[] | null {
  const words = wordsOf(sku ?? '').split(' ');
  const names = new Set(options.flatMap((option) => option.names.map(wordsOf)));
  const named = options.map(({ values }) => longestIn(` ${words.join(' ')} `, values.map(wordsOf)));
  const count = named.reduce((sum, value) => sum + value.words, 0);
  const needed = words.filter((word) => !names.has(word)).length;
  return count > 0 && count >= needed ? named.map(({ index }) => index) : null;
}

function longestIn(label: string, values: readonly string[]) {
  let longest: { readonly index: number | null; readonly words: number } = { index: null, words: 0 };
  for (const [index, value] of values.entries()) {
    const words = value !== '' && label.includes(` ${value} `) ? countWords(value) : 0;
    if (words > longest.words) longest = { index, words };
  }
  return longest;
}

const countWords = (text: string) => text.split(' ').length;

/** Lower-case words without the punctuation between them, which differs between seller and warehouse. */
function wordsOf(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .trim();
}
