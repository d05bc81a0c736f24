const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** What Unicode does not take for a letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
};

/** Lower case, without accents; everything that is no letter, number or Chinese mark is one space. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łøđæœßı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** One expression that matches a normalised text where one of the phrases does. */
export function compilePhrases(phrases: readonly string[], flags = ''): RegExp {
  const anywhere = phrases.filter((phrase) => CJK.test(phrase)).map(withGaps);
  const words = phrases.filter((phrase) => !CJK.test(phrase)).map(asWords);
  const atWords = words.length === 0 ? [] : [`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`];
  return new RegExp([...anywhere, ...atWords].join('|'), flags);
}

function withGaps(phrase: string): string {
  return phrase.replaceAll(/\s*\.\.\s*/g, '.{0,12}');
}

/** After `)` the `*` is a quantifier. The plain class is many times as fast as `\p{L}`. */
function asWords(phrase: string): string {
  return phrase.replaceAll(/(?<!\))\*/g, '[a-z0-9]*').replaceAll(' .. ', '(?: [a-z0-9]+){0,5} ');
}
