import { toWebp } from '../encode.ts';
import type { SharpModule } from '../load-sharp.ts';
import { PHOTO } from '../palette.ts';
import { type Area, drawTile } from './tile.ts';

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

/**
 * Photos in a grid, with an SVG drawn over them.
 * @throws when sharp fails; a broken photo becomes a plain tile
 */
export async function drawTiles(
  sharp: SharpModule,
  grid: Grid,
  photos: readonly Uint8Array[],
  overlay: string,
): Promise<Uint8Array> {
  const width = grid.columns * (grid.width + GAP) - GAP;
  const height = grid.rows * (grid.height + GAP) - GAP;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${overlay}</svg>`;
  const tiles = [];
  // One after the other: a decoded photo can take 100 MB.
  for (const [index, photo] of photos.entries())
    tiles.push(await drawTile(sharp, photo, areaOf(grid, index)));
  const ground = sharp({ create: { width, height, channels: 3, background: PHOTO.gap } });
  return toWebp(ground.composite([...tiles, { input: Buffer.from(svg) }]));
}
