import { CJK, compilePhrases, normaliseText } from './compile-phrases.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './index.ts';

interface CommonWords {
  readonly languagesOfWord: ReadonlyMap<string, readonly LanguageCode[]>;
  /** Chinese, Japanese and Korean have no spaces between words. */
  readonly characters: readonly (readonly [LanguageCode, RegExp])[];
}

let commonWords: CommonWords | undefined;

/** The languages with the most common words in a normalised text; all of them when it contains none. */
export function likelyLanguages(normalised: string): readonly LanguageCode[] {
  commonWords ??= indexCommonWords();
  const counts = new Map<LanguageCode, number>();
  for (const word of new Set(normalised.split(' '))) {
    // Words of one letter belong to many languages.
    const weight = word.length === 1 ? 0.5 : 1;
    for (const code of commonWords.languagesOfWord.get(word) ?? []) {
      counts.set(code, (counts.get(code) ?? 0) + weight);
    }
  }
  if (CJK.test(normalised)) {
    for (const [code, pattern] of commonWords.characters) {
      counts.set(code, new Set(normalised.match(pattern)).size);
    }
  }
  const highest = Math.max(...counts.values());
  return highest > 0 ? LANGUAGE_CODES.filter((code) => counts.get(code) === highest) : LANGUAGE_CODES;
}

/** Whether a text is certainly in this language, such as `en` or `pt`. */
export function isInLanguage(text: string, code: string): boolean {
  const likely = likelyLanguages(normaliseText(text));
  return likely.length === 1 && likely[0] === code;
}

function indexCommonWords(): CommonWords {
  const languagesOfWord = new Map<string, LanguageCode[]>();
  const characters: (readonly [LanguageCode, RegExp])[] = [];
  for (const code of LANGUAGE_CODES) {
    const words = LANGUAGES[code].commonWords.split(' ');
    if (words.some((word) => CJK.test(word))) {
      characters.push([code, compilePhrases(words, 'g')]);
      continue;
    }
    for (const word of words) languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), code]);
  }
  return { languagesOfWord, characters };
}
