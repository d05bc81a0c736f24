import type { Texts } from '../texts/index.ts';

/** The text with a capital first letter, as it starts a line. */
export function capitalise(text: string, { locale }: Pick<Texts, 'locale'>): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/** A text that starts a line, as it continues one after a colon. German nouns keep their capital letter, so German keeps all. */
export function continueLine(text: string, { locale }: Pick<Texts, 'locale'>): string {
  const [first = ''] = text;
  return locale.startsWith('de') ? text : first.toLocaleLowerCase(locale) + text.slice(first.length);
}
