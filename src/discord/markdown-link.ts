import { escapeText, LIMITS, percentEncode, safeUrl } from './limits.ts';

/** Everything that Markdown could interpret; an underscore inside a word is safe. */
const MARKDOWN_CHARACTERS = /[^\w\-./:?#&=%+,;$]|(?<![a-z0-9])_|_(?![a-z0-9])/gi;

/** An address that stays one link inside any text; null when it cannot be shown. */
export function markdownUrl(url: string | undefined): string | null {
  const safe = safeUrl(url);
  const encoded = safe === null ? '' : percentEncode(safe, MARKDOWN_CHARACTERS);
  return encoded !== '' && encoded.length <= LIMITS.url ? encoded : null;
}

/**
 * Foreign text as a link; every masked link is made here. Without a usable address, the text alone. Square brackets in the
 * text become round, because Discord counts escaped ones, too.
 */
export function markdownLink(label: string, url: string | undefined, max: number): string {
  const target = markdownUrl(url);
  const text = escapeText(label.replaceAll('[', '(').replaceAll(']', ')'), max);
  return target === null || text === '' ? text : `[${text}](${target})`;
}
