import pLimit from 'p-limit';
import type { OverlayOptions } from 'sharp';
import { imageTypeOf } from '../../domain/image-type.ts';
import type { SharpModule } from '../load-sharp.ts';
import { PHOTO } from '../palette.ts';
import { type Photo, withBytes } from '../photo.ts';

/** A rectangle of a picture, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const CHANNELS = 3;
/** Only JPEG and WebP files can be read in a smaller size; others are decoded in full, 3 or 4 bytes a pixel. */
const MAX_PIXELS = { jpeg: 40_000_000, webp: 40_000_000, others: 20_000_000 } as const;
const TIMEOUT_SECONDS = 4;
/** Photos of all pictures in memory, each up to 8 MB as it was downloaded. */
const PHOTOS_IN_MEMORY = 3;
const NOTHING = new Uint8Array();

/** A tile of a picture. */
export interface Tile {
  readonly overlay: OverlayOptions;
  /** False: its photo couldn't be loaded, which may be different the next time. */
  readonly isLoaded: boolean;
}

export type DrawTile = (sharp: SharpModule, photo: Photo, area: Area) => Promise<Tile>;

/**
 * Draws tiles in bounded memory, whoever asks for how many: a photo is loaded on its turn, and its file is dropped when its tile is
 * drawn. Photos are decoded one after the other, since one can take 100 MB.
 */
export function createTileDrawing(): DrawTile {
  const [inMemory, decoding] = [pLimit(PHOTOS_IN_MEMORY), pLimit(1)];
  return (sharp, photo, area) =>
    inMemory(() =>
      withBytes(photo, async (bytes) => {
        const overlay = await decoding(() => drawTile(sharp, bytes ?? NOTHING, area));
        return { overlay, isLoaded: bytes !== null };
      }),
    );
}

/** A photo that fills an area; a plain tile if it is broken, too large or no photo. */
async function drawTile(sharp: SharpModule, photo: Uint8Array, area: Area): Promise<OverlayOptions> {
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
  const type = imageTypeOf(photo);
  if (type === null) throw new Error('no photo');
  const limitInputPixels = type === 'jpeg' || type === 'webp' ? MAX_PIXELS[type] : MAX_PIXELS.others;
  const { data, info } = await sharp(photo, { limitInputPixels, failOn: 'error', pages: 1 })
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
