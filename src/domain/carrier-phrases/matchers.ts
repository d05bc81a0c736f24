import { compilePhrases } from './compile-phrases.ts';
import { LANGUAGES } from './index.ts';
import { PHRASE_KINDS, type PhraseKind } from './phrase-kinds.ts';

/** The compiled phrases of one language; they expect normalised text. */
export interface LanguageMatcher {
  readonly commonWords: RegExp;
  readonly phrases: ReadonlyMap<PhraseKind, RegExp>;
}

let matchers: readonly LanguageMatcher[] | undefined;

/** Compiled on first use, so that the start does not wait for the phrases of every language. */
export function languageMatchers(): readonly LanguageMatcher[] {
  matchers ??= LANGUAGES.map(({ commonWords, ...phrases }) => ({
    commonWords: compilePhrases(commonWords.split(' '), 'g'),
    phrases: new Map(
      PHRASE_KINDS.flatMap((kind) => {
        const listed = phrases[kind] ?? [];
        return listed.length === 0 ? [] : [[kind, compilePhrases(listed)] as const];
      }),
    ),
  }));
  return matchers;
}
