import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { ptBr } from './pt-br.ts';
import { zhCn } from './zh-cn.ts';

export type { Texts } from './en.ts';

/** Every language that the bot speaks. */
export const LANGUAGES: readonly Texts[] = [en, de, es, fr, it, pl, ptBr, zhCn];

const BY_LOCALE: ReadonlyMap<string, Texts> = new Map(LANGUAGES.map((texts) => [texts.locale, texts]));

/** Texts in the language of a Discord locale (`en-US`, `es-419`, …); English where there is no translation. */
export function textsFor(locale: string): Texts {
  return BY_LOCALE.get(locale) ?? BY_LOCALE.get(locale.split('-', 1)[0] ?? '') ?? en;
}
