import { LIMITS } from '../posting/limits.ts';

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
export function percentEncode(text: string, pattern: RegExp): string {
  return text.replace(pattern, (character) =>
    [...Buffer.from(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
}
