import type { OverlayOptions } from 'sharp';
import { imageTypeOf } from '../../domain/image-type.ts';
import type { SharpModule } from '../load-sharp.ts';
import { PHOTO } from '../palette.ts';

/** A rectangle of a picture, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const CHANNELS = 3;
const MAX_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 4;

/** A photo that fills an area; a plain tile if it is broken, too large or no photo. */
export async function drawTile(sharp: SharpModule, photo: Uint8Array, area: Area): Promise<OverlayOptions> {
  const { left, top, width, height } = area;
  const raw = { width, height, channels: CHANNELS } as const;
  try {
    return { input: await decode(sharp, photo, area), raw, left, top };
  } catch {
    return { input: { create: { ...raw, background: PHOTO.missing } }, left, top };
  }
}

/** @throws for everything but a photo */
async function decode(sharp: SharpModule, photo: Uint8Array, { width, height }: Area): Promise<Buffer> {
  if (imageTypeOf(photo) === null) throw new Error('no photo');
  const { data, info } = await sharp(photo, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: PHOTO.missing })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== CHANNELS) throw new Error('no colours');
  return data;
}
