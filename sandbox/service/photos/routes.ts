import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Kind, ProductSheet } from '../data/product-sheet.ts';
import { platformOf } from '../links.ts';
import { hash, pick } from '../random.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { labelOf, variantsOf } from '../variants.ts';
import { isPale, paletteOf, shade } from './colours.ts';
import { drawProduct } from './silhouettes.ts';
import { label } from './text.ts';
import { drawWarehousePhoto } from './warehouse-photo.ts';

const count = z.coerce.number().int().min(1).max(9999);
const address = z.object({ platform: z.string(), id: z.string() });
const numbered = address.extend({ number: count });
const inRun = numbered.extend({ run: count });

type Draw = (store: Store, params: unknown) => string;

const DRAWINGS: readonly (readonly [path: string, draw: Draw])[] = [
  ['/main/:platform/:id', mainPhoto],
  ['/listing/:platform/:id/:number', listingPhoto],
  ['/variant/:platform/:id/:number', variantPhoto],
  ['/qc/:platform/:id/:run/:number', warehousePhoto],
];

/** The pictures behind the URLs in the service's answers. No key is needed, as on any image host. */
export function photoRoutes(store: Store): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    for (const [path, draw] of DRAWINGS) {
      app.get(path, async (request, reply) => send(request, reply, draw(store, request.params)));
    }
  };
}

function productSheet(store: Store, { platform, id }: z.infer<typeof address>): ProductSheet {
  const known = platformOf(platform);
  const sheet = known === null ? null : store.product({ platform: known, id });
  return sheet ?? noPicture();
}

function mainPhoto(store: Store, params: unknown): string {
  const sheet = productSheet(store, read(address, params));
  return sheet.hasPicture === false ? noPicture() : listing(sheet, 0, sheet.title);
}

function listingPhoto(store: Store, params: unknown): string {
  const { number, ...key } = read(numbered, params);
  const sheet = productSheet(store, key);
  return number > sheet.listing
    ? noPicture()
    : listing(sheet, number, `${sheet.id} · photo ${number} of ${sheet.listing}`);
}

function variantPhoto(store: Store, params: unknown): string {
  const { number, ...key } = read(numbered, params);
  const sheet = productSheet(store, key);
  const variant = variantsOf(sheet)[number - 1];
  if (variant === undefined) return noPicture();
  const name = labelOf(variant);
  return drawListingPhoto({ productId: sheet.id, kind: sheet.kind, variant: name, caption: name, pose: 0 });
}

function warehousePhoto(store: Store, params: unknown): string {
  const { run, number, ...key } = read(inRun, params);
  const sheet = productSheet(store, key);
  const batches = store.batches(sheet);
  const batch = batches[run - 1];
  if (batch === undefined || number < batch.first || number >= batch.first + batch.photos) return noPicture();
  const { platform, id: productId, kind } = sheet;
  return drawWarehousePhoto({
    platform,
    productId,
    kind,
    sku: batch.sku,
    date: batch.date,
    run,
    number: number - batch.first + 1,
    total: batch.photos,
  });
}

/** Listing photos cycle through the colors, so that a row of them doesn't look like one photo. */
function listing(sheet: ProductSheet, pose: number, caption: string): string {
  const variants = sheet.options.find((option) => option.role === 'version')?.values ?? [];
  const shown = pose === 0 ? (sheet.mainVariant ?? variants[0]) : variants[(pose - 1) % variants.length];
  const variant = shown ?? sheet.title;
  return drawListingPhoto({ productId: sheet.id, kind: sheet.kind, variant, caption, pose });
}

/** `?format=svg` asks for the drawing itself. */
async function send(request: FastifyRequest, reply: FastifyReply, svg: string): Promise<FastifyReply> {
  const { format } = z.object({ format: z.string().optional() }).catch({}).parse(request.query);
  const { contentType, body } = format === 'svg' ? asSvg(svg) : await render(svg);
  return reply.type(contentType).header('cache-control', 'public, max-age=3600').send(body);
}

function read<Shape extends z.ZodType>(shape: Shape, params: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(params);
  return parsed.success ? parsed.data : noPicture();
}

function noPicture(): never {
  throw new Refusal(404, 'not_found', 'There is no such picture.');
}

interface ListingPhoto {
  readonly productId: string;
  readonly kind: Kind;
  /** Names the color. */
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
function drawListingPhoto(photo: ListingPhoto): string {
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
function asSvg(svg: string): Picture {
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
