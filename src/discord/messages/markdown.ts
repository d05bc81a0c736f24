import { LIMITS } from '../posting/limits.ts';
import { cut, oneLine } from './plain-text.ts';

/** Foreign text as plain text in Discord's Markdown. Cuts after escaping, so the result never exceeds `max`. */
export function escapeText(text: string, max: number): string {
  const escaped = oneLine(text)
    .replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&')
    .replace(/^(\d+)\./, '$1\\.')
    .replace(/(https?)\\:/gi, '$1\\:\u200B');
  return cut(escaped, max);
}

/** Host names cannot be percent-encoded, and `URL` accepts brackets and asterisks in them. */
const PLAIN_HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?$/;
/** Characters that RFC 3986 does not allow in URLs; `URL` accepts some of them. */
const INVALID_URL_CHARACTERS = /[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![\da-f]{2})|#(?<=#.*#)/gi;

/** A URL fit for a button or a picture: http(s), no credentials, at most 512 characters; otherwise null. */
export function safeUrl(value: string | undefined): string | null {
  if (value === undefined || value.length > LIMITS.url || !URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '' || !PLAIN_HOST.test(url.hostname)) return null;
  const href = percentEncode(url.href, INVALID_URL_CHARACTERS);
  return href.length <= LIMITS.url ? href : null;
}

/** @param pattern matches the characters to encode; needs the global flag */
function percentEncode(text: string, pattern: RegExp): string {
  return text.replace(pattern, (character) =>
    [...Buffer.from(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
}

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
