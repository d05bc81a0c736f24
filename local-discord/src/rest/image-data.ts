import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { invalidField } from '../errors.ts';

/** A file from a data URI (developers/reference#image-data). */
export interface DataFile {
  readonly contentType: string;
  readonly data: Buffer;
}

/** As `image-size` names them; it knows others that Discord doesn't take. */
const PICTURE_TYPES = ['png', 'jpg', 'gif', 'webp', 'avif'];
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/**
 * A picture from `data:image/png;base64,…`.
 * @param maxBytes Discord's limit for this kind of picture
 */
export function readPicture(field: string, uri: string, maxBytes: number): DataFile {
  const file = readDataUri(field, uri, PICTURES, 'IMAGE_INVALID', 'Invalid image data');
  if (!isPicture(file.data)) throw invalidField(field, 'IMAGE_INVALID', 'Invalid image data');
  requireSize(field, file, maxBytes);
  return file;
}

/** A sound from `data:audio/mpeg;base64,…`. */
export function readSound(field: string, uri: string, maxBytes: number): DataFile {
  const types = ['audio/mpeg', 'audio/mp3', 'audio/ogg'];
  const file = readDataUri(field, uri, types, 'BASE_TYPE_INVALID', 'Invalid sound data');
  requireSize(field, file, maxBytes);
  return file;
}

/** The hash under which the CDN serves a picture; that of an animated one begins with `a_`. */
export function hashOf(file: DataFile): string {
  const hash = createHash('md5').update(file.data).digest('hex');
  return isAnimated(file) ? `a_${hash}` : hash;
}

/** Whether a picture moves: GIFs, and WebPs with frames. */
export function isAnimated({ contentType, data }: DataFile): boolean {
  return contentType === 'image/gif' || (contentType === 'image/webp' && data.includes('ANIM'));
}

function readDataUri(
  field: string,
  uri: string,
  types: readonly string[],
  code: string,
  message: string,
): DataFile {
  const [, contentType, base64] = /^data:([\w/+.-]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(uri) ?? [];
  if (contentType === undefined || base64 === undefined || !types.includes(contentType)) {
    throw invalidField(field, code, message);
  }
  return { contentType, data: Buffer.from(base64, 'base64') };
}

function isPicture(data: Buffer): boolean {
  try {
    // A copy, because a small buffer is a part of a larger one, and the library reads on beyond its end.
    const { type = '', width } = imageSize(Uint8Array.from(data));
    return PICTURE_TYPES.includes(type) && width > 0;
  } catch {
    return false;
  }
}

function requireSize(field: string, { data }: DataFile, maxBytes: number): void {
  if (data.length <= maxBytes) return;
  const limit = `${(maxBytes / 1024).toFixed(1)} kb`;
  throw invalidField(field, 'BINARY_TYPE_MAX_SIZE', `File cannot be larger than ${limit}.`);
}
