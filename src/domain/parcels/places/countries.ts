import * as z from 'zod';
import { readReference } from './reference.ts';

/** The languages of the bot's texts. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pl', 'pt-BR', 'zh-CN'];

const countryNames = z.object({
  /** ISO 3166-1 alpha-3 by alpha-2, for each country and for Kosovo, which has no ISO code. */
  codes: z.record(z.string().length(2), z.string().length(3)),
  /** Additional codes and names that carriers use, by alpha-2. */
  names: z.record(z.string().length(2), z.array(z.string())),
});

let codesByName: ReadonlyMap<string, string> | undefined;

/** The alpha-2 code for a country code, or a country name in one of the bot's languages; null if it is neither. */
export function countryOf(text: string): string | null {
  codesByName ??= readNames();
  return codesByName.get(searchKey(text)) ?? null;
}

/** Earlier ones win: what carriers write, then codes, then names. */
function readNames(): Map<string, string> {
  const { codes, names } = readReference('country-names.json', countryNames);
  const displayNames = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const entries = [
    ...Object.entries(names).flatMap(([code, others]) => others.map((name) => [name, code] as const)),
    ...Object.entries(codes).flatMap(([code, long]) => [[code, code] as const, [long, code] as const]),
    ...displayNames.flatMap((inLanguage) =>
      Object.keys(codes).map((code) => [inLanguage.of(code) ?? '', code] as const),
    ),
  ];
  return new Map(entries.toReversed().map(([name, code]) => [searchKey(name), code]));
}

/** Letters that don't decompose into a letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
};

/**
 * The same for names that differ only in case, accents, punctuation and spaces: "LIÈGE" and "Liege". Empty
 * without letters and digits.
 */
export function searchKey(text: string): string {
  const lower = text.toLowerCase();
  // A fast path for most names.
  if (/^[a-z]+(?: [a-z]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[łøđðþæœßı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\p{M}'’‘ʼ.]+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
