import { LIMITS } from '../posting/limits.ts';
import { escapeText } from './escape-markdown.ts';
import { percentEncode, safeUrl } from './safe-url.ts';

/** Characters that Markdown could interpret; an underscore inside a word is safe. */
const MARKDOWN_CHARACTERS = /[^\w\-./:?#&=%+,;$]|(?<![a-z0-9])_|_(?![a-z0-9])/gi;

/** A URL that stays one link inside any text; null if it cannot be shown. */
export function markdownUrl(url: string | undefined): string | null {
  const safe = safeUrl(url);
  const encoded = safe === null ? '' : percentEncode(safe, MARKDOWN_CHARACTERS);
  return encoded !== '' && encoded.length <= LIMITS.url ? encoded : null;
}

/**
 * Foreign text as a link; every masked link is made here. Without a usable URL, returns the text alone. Square brackets in
 * the text become parentheses, because Discord also counts escaped ones.
 */
export function markdownLink(label: string, url: string | undefined, max: number): string {
  const target = markdownUrl(url);
  const text = escapeText(label.replaceAll('[', '(').replaceAll(']', ')'), max);
  return target === null || text === '' ? text : `[${text}](${target})`;
}
