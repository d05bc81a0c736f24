import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

const LANGUAGES: ReadonlyMap<string, Texts> = new Map([['en', en]]);

/** Texts in the language of a Discord locale (`en-US`, `de`, …); English where there is no translation. */
export function textsFor(locale: string): Texts {
  return LANGUAGES.get(locale) ?? LANGUAGES.get(locale.split('-', 1)[0] ?? '') ?? en;
}
