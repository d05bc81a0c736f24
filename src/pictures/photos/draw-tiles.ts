import pLimit from 'p-limit';
import type { OverlayOptions } from 'sharp';
import { imageTypeOf } from '../../domain/products/image-type.ts';
import { PHOTO } from '../palette.ts';
import { type SharpModule, toWebp } from '../sharp.ts';

/** A photo that is loaded when it is drawn, so that waiting pictures hold none in memory. */
export interface PhotoSource {
  /** Equal only for the same photo. */
  readonly key: string;
  /** Loads the file, whose memory is freed once it is drawn; null: it can't be loaded. Must not reject. */
  load(): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** A photo, or a way to load it. */
export type Photo = Uint8Array | PhotoSource;

/**
 * Loads photos, and frees their memory after use: dozens would pile up before the garbage collector runs.
 * @param use gets the files; null: one can't be loaded
 */
export async function withBytes<T>(
  photos: readonly Photo[],
  use: (files: readonly (Uint8Array | null)[]) => Promise<T>,
): Promise<T> {
  const loaded: Uint8Array<ArrayBuffer>[] = [];
  const load = async (photo: Photo) => {
    if (photo instanceof Uint8Array) return photo;
    const bytes = await photo.load();
    if (bytes !== null) loaded.push(bytes);
    return bytes;
  };
  try {
    return await use(await Promise.all(photos.map(load)));
  } finally {
    for (const bytes of loaded) {
      // Small files may share one of Node.js' pooled buffers with others.
      if (bytes.byteLength === bytes.buffer.byteLength) bytes.buffer.transfer(0);
    }
  }
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
/** What is between photos has the color of the card below, light or dark. */
const NOWHERE = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** Tiles side by side; the last row may have fewer. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** @param index of the tile, row by row */
export function areaOf({ columns, width, height }: Grid, index: number): Area {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { left: column * (width + GAP), top: row * (height + GAP), width, height };
}

export interface PhotoTools {
  readonly sharp: SharpModule;
  readonly drawTile: DrawTile;
}

export interface DrawnPhotos {
  readonly bytes: Uint8Array;
  readonly isComplete: boolean;
}

/**
 * Photos in a grid, with an SVG drawn over them.
 * @returns null: no photo could be loaded
 * @throws when sharp fails; a broken photo becomes a plain tile
 */
export async function drawTiles(
  { sharp, drawTile }: PhotoTools,
  grid: Grid,
  photos: readonly Photo[],
  overlay: string,
): Promise<DrawnPhotos | null> {
  const width = grid.columns * (grid.width + GAP) - GAP;
  const height = grid.rows * (grid.height + GAP) - GAP;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${overlay}</svg>`;
  const tiles = await Promise.all(photos.map((photo, index) => drawTile(sharp, photo, areaOf(grid, index))));
  if (!tiles.some(({ isLoaded }) => isLoaded)) return null;
  const ground = sharp({ create: { width, height, channels: 4, background: NOWHERE } });
  const layers = [...tiles.map((tile) => tile.overlay), { input: Buffer.from(svg) }];
  return {
    bytes: await toWebp(ground.composite(layers)),
    isComplete: tiles.every(({ isLoaded }) => isLoaded),
  };
}

const CHANNELS = 3;
/** Only JPEG and WebP files can be read in a smaller size; others are decoded in full, 3 or 4 bytes a pixel. */
const MAX_PIXELS = { jpeg: 40_000_000, webp: 40_000_000, others: 20_000_000 } as const;
const TIMEOUT_SECONDS = 4;
/** Photos in memory whose tiles are being drawn, each up to 8 MB as it was downloaded. */
const PHOTOS_IN_MEMORY = 3;
const NOTHING = new Uint8Array();

type DrawTile = ReturnType<typeof createTileDrawing>;

/**
 * Draws tiles in bounded memory, however many are requested: a photo is loaded at its turn, and dropped when
 * its tile is drawn. Photos are decoded one at a time, since one can take 100 MB.
 */
export function createTileDrawing() {
  const [inMemory, decoding] = [pLimit(PHOTOS_IN_MEMORY), pLimit(1)];
  return (sharp: SharpModule, photo: Photo, area: Area) =>
    inMemory(() =>
      withBytes([photo], async ([bytes = null]) => {
        const overlay = await decoding(() => drawTile(sharp, bytes ?? NOTHING, area));
        // A photo that couldn't be loaded may be available the next time.
        return { overlay, isLoaded: bytes !== null };
      }),
    );
}

/** A photo that fills an area; a plain tile if it is broken, too large or not a photo. */
async function drawTile(sharp: SharpModule, photo: Uint8Array, area: Area): Promise<OverlayOptions> {
  const { left, top, width, height } = area;
  const raw = { width, height, channels: CHANNELS } as const;
  try {
    return { input: await decode(sharp, photo, area), raw, left, top };
  } catch {
    return { input: { create: { ...raw, background: PHOTO.missing } }, left, top };
  }
}

/** @throws for anything but a photo */
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
