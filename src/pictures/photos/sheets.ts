import {
  areaOf,
  type DrawnPhotos,
  drawTiles,
  type Grid,
  type Photo,
  type PhotoTools,
  withBytes,
} from './draw-tiles.ts';
import { drawLabel } from './glyphs.ts';

export const PHOTOS_PER_SHEET = 15;
export const PHOTOS_PER_STRIP = 5;
export const PHOTOS_PER_MOSAIC = 4;

/** Columns and square tile size for up to this many photos on a sheet. */
const SHEETS = [
  { upTo: 1, columns: 1, side: 800 },
  { upTo: 2, columns: 2, side: 596 },
  { upTo: 3, columns: 3, side: 396 },
  { upTo: 4, columns: 2, side: 498 },
  { upTo: 6, columns: 3, side: 396 },
  { upTo: 8, columns: 4, side: 300 },
] as const;
const LARGEST = { columns: 5, side: 300 } as const;

/** One row: the fewer photos, the wider they are, without becoming tall. */
const STRIPS: Readonly<Record<number, Pick<Grid, 'width' | 'height'>>> = {
  1: { width: 1200, height: 360 },
  2: { width: 596, height: 300 },
  3: { width: 394, height: 270 },
  4: { width: 294, height: 250 },
};
const FIVE = { width: 233, height: 233 } as const;
const STRIP_LABEL_HEIGHT = 26;

const MOSAICS: Readonly<Record<number, Grid>> = {
  1: { columns: 1, rows: 1, width: 1200, height: 848 },
  2: { columns: 2, rows: 1, width: 596, height: 596 },
  3: { columns: 3, rows: 1, width: 396, height: 396 },
};
const FOUR: Grid = { columns: 2, rows: 2, width: 596, height: 420 };

/** {@link PHOTOS_PER_SHEET} at most. @param first the number of the first photo */
export function drawContactSheet(tools: PhotoTools, photos: readonly Photo[], first: number) {
  const { columns, side } = SHEETS.find(({ upTo }) => photos.length <= upTo) ?? LARGEST;
  const rows = Math.max(1, Math.ceil(photos.length / columns));
  const labelHeight = Math.round(side * 0.035 + 14);
  return drawNumbered(tools, { columns, rows, width: side, height: side }, photos, first, labelHeight);
}

/** {@link PHOTOS_PER_STRIP} at most, side by side. @param first the number of the first photo */
export function drawStrip(tools: PhotoTools, photos: readonly Photo[], first: number) {
  const grid = { columns: photos.length, rows: 1, ...(STRIPS[photos.length] ?? FIVE) };
  return drawNumbered(tools, grid, photos, first, STRIP_LABEL_HEIGHT);
}

function drawNumbered(
  tools: PhotoTools,
  grid: Grid,
  photos: readonly Photo[],
  first: number,
  height: number,
) {
  const numbers = photos.map((_, index) => {
    const { left, top } = areaOf(grid, index);
    return drawLabel(String(first + index), { x: left + 8, y: top + 8, height, anchor: 'left' });
  });
  return drawTiles(tools, grid, photos, numbers.join(''));
}

/**
 * {@link PHOTOS_PER_MOSAIC} at most, without numbers; those that can't be loaded are left out.
 * @param more number of further photos; written on the last one, including those omitted
 */
export function drawMosaic(tools: PhotoTools, photos: readonly Photo[], more: number) {
  // The layout depends on how many can be loaded, so all are loaded first. Only one such picture is drawn at a time.
  return withBytes(photos, async (files): Promise<DrawnPhotos | null> => {
    const loaded = files.filter((bytes) => bytes !== null);
    if (loaded.length === 0) return null;
    const grid = MOSAICS[loaded.length] ?? FOUR;
    const { left, top, width, height } = areaOf(grid, loaded.length - 1);
    const corner = { x: left + width - 22, y: top + height - 22, height: 52, anchor: 'right' } as const;
    const hidden = more + files.length - loaded.length;
    const drawn = await drawTiles(tools, grid, loaded, hidden > 0 ? drawLabel(`+${hidden}`, corner) : '');
    return drawn && { ...drawn, isComplete: loaded.length === files.length };
  });
}
