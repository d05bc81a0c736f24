import { toWebp } from '../encode.ts';
import type { SharpModule } from '../load-sharp.ts';
import { PHOTO } from '../palette.ts';
import type { Photo } from '../photo.ts';
import type { Area, DrawTile } from './tile.ts';

/** Pixels between tiles. */
const GAP = 8;

/** Tiles side by side; the last row may have fewer. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Pixels of one tile. */
  readonly width: number;
  readonly height: number;
}

/** @param index of the tile, row by row */
export function areaOf({ columns, width, height }: Grid, index: number): Area {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { left: column * (width + GAP), top: row * (height + GAP), width, height };
}

/** What draws photos. */
export interface PhotoTools {
  readonly sharp: SharpModule;
  readonly drawTile: DrawTile;
}

/** A picture of photos. */
export interface DrawnPhotos {
  readonly bytes: Uint8Array;
  /** Whether every photo could be loaded. */
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
  const ground = sharp({ create: { width, height, channels: 3, background: PHOTO.gap } });
  const layers = [...tiles.map((tile) => tile.overlay), { input: Buffer.from(svg) }];
  return {
    bytes: await toWebp(ground.composite(layers)),
    isComplete: tiles.every(({ isLoaded }) => isLoaded),
  };
}
