import { compilePhrases } from './compile-phrases.ts';
import { LANGUAGES, type LanguageCode } from './index.ts';
import { type Language, PHRASE_KINDS, type PhraseKind } from './phrase-kinds.ts';

type PhraseMatchers = ReadonlyMap<PhraseKind, RegExp>;

const compiled = new Map<LanguageCode, PhraseMatchers>();

/**
 * The compiled phrases of a language; they expect normalised text. Compiled on first use, so that the start does not wait
 * for languages that nobody needs.
 */
export function phraseMatchers(code: LanguageCode): PhraseMatchers {
  const known = compiled.get(code);
  if (known !== undefined) return known;
  const language: Language = LANGUAGES[code];
  const matchers = new Map(
    PHRASE_KINDS.flatMap((kind) => {
      const phrases = language[kind] ?? [];
      return phrases.length === 0 ? [] : [[kind, compilePhrases(phrases)] as const];
    }),
  );
  compiled.set(code, matchers);
  return matchers;
}
