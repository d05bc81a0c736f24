import { escapeText, LIMITS, percentEncode, safeUrl } from './limits.ts';

/** All that Markdown could read as something else; an underscore within a word is none of it. */
const READ_BY_MARKDOWN = /[^\w\-./:?#&=%+,;$]|(?<![a-z0-9])_|_(?![a-z0-9])/gi;

/** An address that stays one link inside of any text; null when it is not fit to be shown. */
export function markdownUrl(url: string | undefined): string | null {
  const safe = safeUrl(url);
  const encoded = safe === null ? '' : percentEncode(safe, READ_BY_MARKDOWN);
  return encoded !== '' && encoded.length <= LIMITS.url ? encoded : null;
}

/**
 * Foreign text as a link, the only way in which a message gets a masked one; the text alone where the address is not fit.
 * Brackets of the text become round, since Discord counts escaped ones, too.
 */
export function markdownLink(label: string, url: string | undefined, max: number): string {
  const target = markdownUrl(url);
  const text = escapeText(label.replaceAll('[', '(').replaceAll(']', ')'), max);
  return target === null || text === '' ? text : `[${text}](${target})`;
}
