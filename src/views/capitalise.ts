import type { Texts } from '../texts/index.ts';

/** The text with a capital first letter, as it starts a line. */
export function capitalise(text: string, { locale }: Pick<Texts, 'locale'>): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
