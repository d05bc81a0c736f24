import type { Kind } from '../data/product-sheet.ts';
import { hash, pick } from '../random.ts';
import { isPale, paletteOf, shade } from './colours.ts';
import { drawProduct } from './silhouettes.ts';
import { label } from './text.ts';

export interface ListingPhoto {
  readonly productId: string;
  readonly kind: Kind;
  /** Names the colour. */
  readonly variant: string;
  /** Read aloud in place of the picture. */
  readonly caption: string;
  /** Which arrangement; 0 is the plain one. */
  readonly pose: number;
}

const POSES = [
  'scale(1.35)',
  'rotate(-12) scale(1.3)',
  'scale(-1.3 1.3)',
  'rotate(10) scale(1.2)',
  'translate(40 30) scale(1.85)',
] as const;

/** A photo as a shop shows it: white, with one soft shape behind. */
export function drawListingPhoto(photo: ListingPhoto): string {
  const palette = paletteOf(photo.variant);
  const roll = hash(`${photo.productId}/${photo.pose}`);
  const backdrop = isPale(palette.main) ? '#ccd5de' : shade(palette.main, 0.82);
  const shape =
    photo.pose === 0
      ? ''
      : pick(
          [
            `<circle cx="${300 + (roll % 200)}" cy="${300 + ((roll >>> 8) % 160)}" r="${230 + (roll % 60)}" fill="${backdrop}"/>`,
            `<rect x="${90 + (roll % 60)}" y="120" width="560" height="500" rx="60" fill="${backdrop}"/>`,
            `<path d="M0 ${420 + (roll % 120)} Q400 ${300 + ((roll >>> 8) % 100)} 800 ${430 + (roll % 90)} V800 H0 Z" fill="${backdrop}"/>`,
          ],
          photo.pose,
        );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800" role="img" aria-label="${label(photo.caption, 90)}">
<rect width="800" height="800" fill="#fff"/>${shape}
<ellipse cx="400" cy="560" rx="240" ry="26" fill="#000" opacity=".08"/>
<g transform="translate(400 390) ${pick(POSES, photo.pose)}">${drawProduct(photo.kind, palette)}</g>
</svg>`;
}
