import { LRUCache } from 'lru-cache';

/** WebP quality, 0 to 100: text stays legible, a photo takes about 15 kB. */
const QUALITY = 78;
const MAX_CACHED = 400;

export interface Picture {
  readonly contentType: string;
  readonly body: Buffer | string;
}

const rendered = new LRUCache<string, Promise<Picture>>({ max: MAX_CACHED });

/** A drawing as WebP, which Discord and the bot can read; as SVG where the optional `sharp` is not installed. */
export function render(svg: string): Promise<Picture> {
  const known = rendered.get(svg);
  if (known !== undefined) return known;
  const picture = toWebp(svg);
  rendered.set(svg, picture);
  return picture;
}

/** The drawing itself. */
export function asSvg(svg: string): Picture {
  return { contentType: 'image/svg+xml; charset=utf-8', body: svg };
}

async function toWebp(svg: string): Promise<Picture> {
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => null,
  );
  if (sharp === null) return asSvg(svg);
  const body = await sharp(Buffer.from(svg)).webp({ quality: QUALITY }).toBuffer();
  return { contentType: 'image/webp', body };
}
