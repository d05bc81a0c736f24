import type { Photo } from '../photo.ts';
import { areaOf, type DrawnPhotos, drawTiles, type Grid, type PhotoTools } from './draw-tiles.ts';
import { drawLabel } from './glyphs.ts';

/** Photos of one sheet. */
export const PHOTOS_PER_SHEET = 15;

/** Columns, and the side of a square tile, for up to so many photos. */
const SHAPES = [
  { upTo: 1, columns: 1, side: 800 },
  { upTo: 2, columns: 2, side: 596 },
  { upTo: 3, columns: 3, side: 396 },
  { upTo: 4, columns: 2, side: 498 },
  { upTo: 6, columns: 3, side: 396 },
  { upTo: 8, columns: 4, side: 300 },
] as const;
const LARGEST = { columns: 5, side: 300 } as const;

/**
 * At most 15 photos, each with its number.
 * @param first the number of the first photo
 */
export function drawContactSheet(
  tools: PhotoTools,
  photos: readonly Photo[],
  first: number,
): Promise<DrawnPhotos | null> {
  const shown = photos.slice(0, PHOTOS_PER_SHEET);
  const grid = gridFor(shown.length);
  const height = Math.round(grid.height * 0.035 + 14);
  const numbers = shown.map((_, index) => {
    const { left, top } = areaOf(grid, index);
    return drawLabel(String(first + index), { x: left + 8, y: top + 8, height, anchor: 'left' });
  });
  return drawTiles(tools, grid, shown, numbers.join(''));
}

function gridFor(count: number): Grid {
  const { columns, side } = SHAPES.find(({ upTo }) => count <= upTo) ?? LARGEST;
  return { columns, rows: Math.max(1, Math.ceil(count / columns)), width: side, height: side };
}
