import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { invalidField } from '../errors.ts';

/** A file from a data URI (developers/reference#image-data). */
export interface DataFile {
  readonly contentType: string;
  readonly data: Buffer;
}

/** Types that Discord accepts, by their names in `image-size`, which supports more. */
const PICTURES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

const SOUNDS = ['audio/mpeg', 'audio/mp3', 'audio/ogg'];
export const INVALID_PICTURE = 'Invalid image data';

/**
 * An image from `data:image/png;base64,…`.
 * @param maxBytes Discord's limit for this kind of image
 */
export function readPicture(field: string, uri: string, maxBytes: number): DataFile {
  const file = pictureFrom(uri);
  if (!file) throw invalidField(field, 'IMAGE_INVALID', INVALID_PICTURE);
  requireSize(field, file, maxBytes);
  return file;
}

/**
 * An image from a data URI; null if it isn't one. Its bytes determine the type, not the URI
 * (discord-api-docs#8538): discord.js calls everything `image/jpg`.
 */
export function pictureFrom(uri: string): DataFile | null {
  const { contentType = '', data } = parseDataUri(uri) ?? {};
  const type = contentType.startsWith('image/') && data ? pictureType(data) : undefined;
  return type && data ? { contentType: type, data } : null;
}

/** A sound from `data:audio/mpeg;base64,…`. */
export function readSound(field: string, uri: string, maxBytes: number): DataFile {
  const file = parseDataUri(uri);
  if (!file || !SOUNDS.includes(file.contentType)) {
    throw invalidField(field, 'BASE_TYPE_INVALID', 'Invalid sound data');
  }
  requireSize(field, file, maxBytes);
  return file;
}

/** The hash under which the CDN serves an image; `a_…` for an animated one. */
export function hashOf(file: DataFile): string {
  const hash = createHash('md5').update(file.data).digest('hex');
  return isAnimated(file) ? `a_${hash}` : hash;
}

/** Whether an image is animated: GIFs, and WebPs with frames. */
export function isAnimated({ contentType, data }: DataFile): boolean {
  return contentType === 'image/gif' || (contentType === 'image/webp' && data.includes('ANIM'));
}

function parseDataUri(uri: string): DataFile | null {
  const [, contentType, base64] = /^data:([\w/+.-]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(uri) ?? [];
  if (contentType === undefined || base64 === undefined) return null;
  return { contentType, data: Buffer.from(base64, 'base64') };
}

function pictureType(data: Buffer): string | undefined {
  try {
    // Copies the data, because a small buffer is part of a larger one, and the library reads beyond its end.
    const { type = '', width } = imageSize(Uint8Array.from(data));
    return width > 0 ? PICTURES[type] : undefined;
  } catch {
    return undefined;
  }
}

function requireSize(field: string, { data }: DataFile, maxBytes: number): void {
  if (data.length <= maxBytes) return;
  const limit = `${(maxBytes / 1024).toFixed(1)} kb`;
  throw invalidField(field, 'BINARY_TYPE_MAX_SIZE', `File cannot be larger than ${limit}.`);
}
