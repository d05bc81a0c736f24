import { imageSize } from 'image-size';
import { DiscordError, invalidField } from '../../errors.ts';
import { isObject } from '../../json.ts';
import type { UploadedFile } from '../../messages/attachments.ts';
import type { Asset } from '../../world/model.ts';

const MAX_BYTES = 512 * 1024;
const MAX_PIXELS = 320;
/** Discord's sticker formats (developers/resources/sticker#sticker-object-sticker-format-types). */
const Format = { png: 1, apng: 2, lottie: 3, gif: 4 } as const;

export interface StickerFile {
  readonly format: number;
  readonly asset: Asset;
}

/** The picture of a sticker: PNG, APNG, GIF or Lottie, at most 320 pixels wide and high. */
export function stickerFile([file]: readonly UploadedFile[]): StickerFile {
  if (!file) throw invalidField('file', 'BASE_TYPE_REQUIRED', 'This field is required');
  const { data } = file;
  if (data.length > MAX_BYTES) {
    throw invalidField('file', 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 512.0 kb.');
  }
  if (isLottie(data)) return { format: Format.lottie, asset: { contentType: 'application/json', data } };
  const picture = pictureOf(data);
  if (!picture || (picture.type !== 'png' && picture.type !== 'gif')) {
    throw new DiscordError(400, 50_046, 'Invalid Asset');
  }
  if (picture.width > MAX_PIXELS || picture.height > MAX_PIXELS) {
    throw invalidField('file', 'IMAGE_INVALID', `A sticker is at most ${MAX_PIXELS} × ${MAX_PIXELS} pixels.`);
  }
  if (picture.type === 'gif') return { format: Format.gif, asset: { contentType: 'image/gif', data } };
  const format = data.includes('acTL') ? Format.apng : Format.png;
  return { format, asset: { contentType: 'image/png', data } };
}

function pictureOf(data: Buffer): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(data);
  } catch {
    return null;
  }
}

function isLottie(data: Buffer): boolean {
  if (data[0] !== '{'.charCodeAt(0)) return false;
  try {
    const parsed: unknown = JSON.parse(data.toString('utf8'));
    return isObject(parsed) && Array.isArray(parsed['layers']);
  } catch {
    return false;
  }
}
