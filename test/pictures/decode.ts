import sharp from 'sharp';
import type { Picture } from '../../src/pictures/index.ts';

/** The pixels of a drawn picture. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Whether a pixel has a colour (`#rrggbb`), as far as WebP keeps it. */
  has(colour: string, x: number, y: number): boolean;
  /** Whether what is below the picture shows through. */
  isClear(x: number, y: number): boolean;
  /** How many pixels of a rectangle have a colour. */
  count(colour: string, area: { left: number; top: number; width: number; height: number }): number;
}

/** Lossy compression changes colours by a few steps. */
const TOLERANCE = 18;

export async function decode(picture: Picture | null): Promise<Pixels> {
  const { data, info } = await sharp(picture?.bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isDrawn = (x: number, y: number) => channels < 4 || (data[(y * width + x) * channels + 3] ?? 0) > 127;
  const has = (colour: string, x: number, y: number) =>
    isDrawn(x, y) &&
    [1, 3, 5].every((start, channel) => {
      const wanted = Number.parseInt(colour.slice(start, start + 2), 16);
      return Math.abs((data[(y * width + x) * channels + channel] ?? 0) - wanted) <= TOLERANCE;
    });
  return {
    width,
    height,
    has,
    isClear: (x, y) => channels === 4 && data[(y * width + x) * channels + 3] === 0,
    count(colour, area) {
      let found = 0;
      for (let y = area.top; y < area.top + area.height; y += 1)
        for (let x = area.left; x < area.left + area.width; x += 1) if (has(colour, x, y)) found += 1;
      return found;
    },
  };
}

/** A photo of one colour. */
export function photo(colour: string, width = 90, height = 120): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}
