import { oneLine } from './one-line.ts';

/**
 * Discord's limits, in one place (developers/resources/message, components/reference, interactions).
 * Lengths are UTF-16 units, the strictest way to count.
 */
export const LIMITS = {
  embedTitle: 256,
  embedDescription: 4096,
  embedFields: 25,
  fieldName: 256,
  fieldValue: 1024,
  footer: 2048,
  embedTotal: 6000,
  textDisplayTotal: 4000,
  components: 40,
  galleryItems: 10,
  mediaDescription: 1024,
  rowButtons: 5,
  rows: 5,
  buttonLabel: 80,
  url: 512,
  customId: 100,
  selectOptions: 25,
  optionText: 100,
  placeholder: 150,
  modalTitle: 45,
  labelText: 45,
  labelDescription: 100,
  choices: 25,
  choiceText: 100,
} as const;

/**
 * Text of one message in UTF-8 bytes. Discord answers 500 to Components V2 text past about 10,170 bytes and
 * 10062 to other large non-Latin payloads (discord-api-docs#8554, #7310); Chinese takes 3 bytes a character.
 */
export const MAX_TEXT_BYTES = 8_000;

const ELLIPSIS = '…';

/** Shortens to at most `max` UTF-16 units without splitting a character, marking the cut with "…". */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = text.slice(0, max - ELLIPSIS.length);
  // A high surrogate at the end lost its other half.
  if (/[\uD800-\uDBFF]$/.test(kept)) kept = kept.slice(0, -1);
  // A lone trailing backslash would escape whatever follows.
  return `${kept.replace(/\\+$/, '').trimEnd()}${ELLIPSIS}`;
}

/**
 * Foreign text made harmless inside Discord's Markdown: formatting, links, mentions and timestamps stay text.
 * Escaped first and cut after, so the result never exceeds `max`.
 */
export function escapeText(text: string, max: number): string {
  const escaped = oneLine(text)
    .replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&')
    .replace(/^(\d+)\./, '$1\\.')
    .replace(/(https?)\\:/gi, '$1\\:\u200B');
  return cut(escaped, max);
}

/** Foreign text for places that render no Markdown (menus, buttons, titles of fields in plain text). */
export function plainText(text: string, max: number): string {
  return cut(oneLine(text), max);
}

export function utf8Bytes(text: string): number {
  return Buffer.byteLength(text);
}

/** The longest run of leading items whose joined text stays within both budgets. */
export function takeWhileFits(
  items: readonly string[],
  maxChars: number,
  maxBytes: number,
  separator = '\n',
): string[] {
  const taken: string[] = [];
  let chars = 0;
  let bytes = 0;
  for (const item of items) {
    chars += item.length + separator.length;
    bytes += utf8Bytes(item) + separator.length;
    if (chars > maxChars || bytes > maxBytes) break;
    taken.push(item);
  }
  return taken;
}

/** Host names cannot be percent-encoded, and `URL` accepts brackets and stars in them. */
const PLAIN_HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?$/;
/** Characters that RFC 3986 allows in no address; `URL` accepts some of them. */
const INVALID_URL_CHARACTERS = /[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![\da-f]{2})|(?<=#.*)#/gi;

/** A web address fit for a button or a picture: http(s), no credentials, at most 512 characters; else null. */
export function safeUrl(value: string | undefined): string | null {
  if (value === undefined || value.length > LIMITS.url || !URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '' || !PLAIN_HOST.test(url.hostname)) return null;
  const href = percentEncode(url.href, INVALID_URL_CHARACTERS);
  return href.length <= LIMITS.url ? href : null;
}

/** @param pattern with the global flag */
export function percentEncode(text: string, pattern: RegExp): string {
  return text.replace(pattern, (character) =>
    [...Buffer.from(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
}
