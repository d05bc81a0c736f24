import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ProductSheet } from '../data/product-sheet.ts';
import { platformOf } from '../links.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { labelOf, variantsOf } from '../variants.ts';
import { drawListingPhoto } from './listing-photo.ts';
import { asSvg, render } from './render.ts';
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

/** Listing photos go through the colours, so that a row of them does not look like one photo. */
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
