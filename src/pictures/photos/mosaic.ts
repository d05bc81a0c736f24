import type { Photo } from '../photo.ts';
import { areaOf, type DrawnPhotos, drawTiles, type Grid, type PhotoTools } from './draw-tiles.ts';
import { drawLabel } from './glyphs.ts';

export const PHOTOS_PER_MOSAIC = 4;

const SHAPES: Readonly<Record<number, Grid>> = {
  1: { columns: 1, rows: 1, width: 1200, height: 848 },
  2: { columns: 2, rows: 1, width: 596, height: 596 },
  3: { columns: 3, rows: 1, width: 396, height: 396 },
};
const FOUR: Grid = { columns: 2, rows: 2, width: 596, height: 420 };

/**
 * Up to four photos without numbers.
 * @param more how many photos there are besides; written on the last one
 */
export function drawMosaic(
  tools: PhotoTools,
  photos: readonly Photo[],
  more: number,
): Promise<DrawnPhotos | null> {
  const shown = photos.slice(0, PHOTOS_PER_MOSAIC);
  const grid = SHAPES[shown.length] ?? FOUR;
  const { left, top, width, height } = areaOf(grid, Math.max(0, shown.length - 1));
  const corner = { x: left + width - 22, y: top + height - 22, height: 52, anchor: 'right' } as const;
  return drawTiles(tools, grid, shown, more > 0 ? drawLabel(`+${more}`, corner) : '');
}
