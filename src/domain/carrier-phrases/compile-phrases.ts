import { withoutNames } from './names.ts';
import { withTraditionalCharacters } from './traditional-characters.ts';

export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
};

/** Lower case, without accents, names and punctuation: words of letters and digits of any script with single spaces. */
export function normaliseText(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łøđæœßı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
  return withoutNames(folded)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** One expression that matches a normalised text which contains one of the phrases. */
export function compilePhrases(phrases: readonly string[], flags = ''): RegExp {
  const anywhere = phrases.filter((phrase) => CJK.test(phrase)).map(compileCjk);
  const words = phrases.filter((phrase) => !CJK.test(phrase)).map(compileWords);
  const atWords = words.length === 0 ? [] : [`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`];
  return new RegExp([...anywhere, ...atWords].join('|'), flags);
}

function compileCjk(phrase: string): string {
  return withTraditionalCharacters(phrase).replaceAll(/\s*\.\.\s*/g, '.{0,12}');
}

/** After `)`, `*` is a quantifier. `[a-z0-9]` is many times as fast as `\p{L}`. */
function compileWords(phrase: string): string {
  return phrase.replaceAll(/(?<!\))\*/g, '[a-z0-9]*').replaceAll(' .. ', '(?: [a-z0-9]+){0,5} ');
}
