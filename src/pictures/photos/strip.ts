import type { Photo } from '../photo.ts';
import { areaOf, type DrawnPhotos, drawTiles, type Grid, type PhotoTools } from './draw-tiles.ts';
import { drawLabel } from './glyphs.ts';

export const PHOTOS_PER_STRIP = 5;

/** One row: the fewer photos, the wider they are, and none is taller than a thumb. */
const SHAPES: Readonly<Record<number, Pick<Grid, 'width' | 'height'>>> = {
  1: { width: 1200, height: 360 },
  2: { width: 596, height: 300 },
  3: { width: 394, height: 270 },
  4: { width: 294, height: 250 },
};
const FIVE = { width: 233, height: 233 } as const;
const LABEL_HEIGHT = 26;

/**
 * Up to five photos side by side, each with its number.
 * @param first the number of the first photo
 */
export function drawStrip(
  tools: PhotoTools,
  photos: readonly Photo[],
  first: number,
): Promise<DrawnPhotos | null> {
  const shown = photos.slice(0, PHOTOS_PER_STRIP);
  const grid = { columns: shown.length, rows: 1, ...(SHAPES[shown.length] ?? FIVE) };
  const numbers = shown.map((_, index) => {
    const { left, top } = areaOf(grid, index);
    const corner = { x: left + 8, y: top + 8, height: LABEL_HEIGHT, anchor: 'left' } as const;
    return drawLabel(String(first + index), corner);
  });
  return drawTiles(tools, grid, shown, numbers.join(''));
}
