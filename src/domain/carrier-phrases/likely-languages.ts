import { CJK, compilePhrases } from './compile-phrases.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './index.ts';

const [characterLanguages, wordLanguages] = partition(LANGUAGE_CODES, (code) =>
  CJK.test(LANGUAGES[code].commonWords),
);

/** Chinese, Japanese and Korean have no spaces between words. */
const characters = characterLanguages.map(
  (code) => [code, compilePhrases(LANGUAGES[code].commonWords.split(' '), 'g')] as const,
);

const languagesOfWord = new Map<string, LanguageCode[]>();
for (const code of wordLanguages) {
  for (const word of LANGUAGES[code].commonWords.split(' ')) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), code]);
  }
}

/** The languages with the most common words in a normalised text; all of them when it contains none. */
export function likelyLanguages(normalised: string): readonly LanguageCode[] {
  const counts = new Map<LanguageCode, number>();
  for (const word of new Set(normalised.split(' '))) {
    // Words of one letter belong to many languages.
    const weight = word.length === 1 ? 0.5 : 1;
    for (const code of languagesOfWord.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + weight);
  }
  if (CJK.test(normalised)) {
    for (const [code, pattern] of characters) counts.set(code, new Set(normalised.match(pattern)).size);
  }
  const highest = Math.max(...counts.values());
  return highest > 0 ? LANGUAGE_CODES.filter((code) => counts.get(code) === highest) : LANGUAGE_CODES;
}

function partition<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}
