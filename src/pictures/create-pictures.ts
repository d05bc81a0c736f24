import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Journey } from '../domain/journey.ts';
import { toneOf } from '../domain/state-tone.ts';
import type { Log } from '../process/log.ts';
import { toWebp } from './encode.ts';
import { journeySvg } from './journey/journey-svg.ts';
import { loadSharp, type SharpModule } from './load-sharp.ts';
import { drawContactSheet, PHOTOS_PER_SHEET } from './photos/contact-sheet.ts';
import { drawMosaic, PHOTOS_PER_MOSAIC } from './photos/mosaic.ts';
import { drawSamplePhotos } from './photos/sample-photos.ts';
import { drawStrip, PHOTOS_PER_STRIP } from './photos/strip.ts';
import type { Picture } from './picture.ts';
import { type PriceLine, priceLineSvg } from './price-line.ts';

/** A burst of pictures waits instead of filling the memory. */
const CONCURRENT_DRAWINGS = 2;
const CACHE_BYTES = 16 * 1024 * 1024;
const SAMPLE_PHOTOS_BESIDES = 3;

/** Draws pictures. Every function resolves to null instead of failing: a message then goes without its picture. */
export interface Pictures {
  /** False when pictures are off, and once sharp could not be loaded. */
  canDraw(): boolean;
  /** Where the parcel is: a map of its stops and its stage, or the stages alone. No words: write an alt text. */
  drawJourney(journey: Journey): Promise<Picture | null>;
  /**
   * Up to 15 numbered photos; null without photos.
   * @param options.first the number of the first photo
   */
  drawContactSheet(
    photos: readonly Uint8Array[],
    options: { readonly first: number },
  ): Promise<Picture | null>;
  /**
   * Up to four photos; null without photos.
   * @param more how many photos there are besides these: "+3"
   */
  drawMosaic(photos: readonly Uint8Array[], more: number): Promise<Picture | null>;
  /**
   * Up to five numbered photos side by side; null without photos.
   * @param options.first the number of the first photo
   */
  drawStrip(photos: readonly Uint8Array[], options: { readonly first: number }): Promise<Picture | null>;
  /** What a product cost, as steps; null without a price. Its only words are two numbers: write an alt text. */
  drawPriceLine(line: PriceLine): Promise<Picture | null>;
  /** Four photos of an item that doesn't exist, and "+3": for a test alert. */
  drawSampleMosaic(): Promise<Picture | null>;
}

interface PicturesOptions {
  readonly enabled: boolean;
  readonly log: Log;
  /** Called when the first picture is drawn. */
  readonly load?: () => Promise<SharpModule>;
}

type Draw = (sharp: SharpModule) => Promise<Uint8Array>;

export function createPictures({ enabled, log, load = loadSharp }: PicturesOptions): Pictures {
  const limit = pLimit(CONCURRENT_DRAWINGS);
  let isBroken = false;
  let loading: Promise<SharpModule | null> | undefined;
  const sharp = () => {
    loading ??= load().catch((err: unknown) => {
      isBroken = true;
      log.warn({ err }, 'pictures unavailable: sharp cannot be loaded');
      return null;
    });
    return loading;
  };
  const cache = new LRUCache<string, Uint8Array, Draw>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    async fetchMethod(_key, _stale, { context: draw }) {
      const module = await sharp();
      return module === null ? undefined : limit(() => draw(module));
    },
  });
  if (!enabled) log.info('pictures off: PICTURES is off');

  const picture = async (name: string, key: string, context: Draw): Promise<Picture | null> => {
    if (!enabled) return null;
    try {
      const bytes = await cache.fetch(key, { context });
      return bytes === undefined ? null : { name, bytes };
    } catch (err) {
      log.warn({ err, name }, 'picture not drawn');
      return null;
    }
  };

  return {
    canDraw: () => enabled && !isBroken,
    drawJourney: (journey) =>
      picture('journey.webp', keyOf(journey), async (module) =>
        toWebp(module(Buffer.from(await journeySvg(journey)))),
      ),
    drawContactSheet: async (photos, { first }) =>
      photos.length === 0
        ? null
        : picture(
            'contact-sheet.webp',
            `sheet ${first} ${digestOf(photos.slice(0, PHOTOS_PER_SHEET))}`,
            (module) => drawContactSheet(module, photos, first),
          ),
    drawStrip: async (photos, { first }) =>
      photos.length === 0
        ? null
        : picture('items.webp', `strip ${first} ${digestOf(photos.slice(0, PHOTOS_PER_STRIP))}`, (module) =>
            drawStrip(module, photos, first),
          ),
    drawPriceLine: async (line) =>
      line.points.length === 0
        ? null
        : picture('price-line.webp', `prices ${JSON.stringify(line)}`, async (module) =>
            toWebp(module(Buffer.from(priceLineSvg(line)))),
          ),
    drawMosaic: async (photos, more) =>
      photos.length === 0
        ? null
        : picture('photos.webp', `mosaic ${more} ${digestOf(photos.slice(0, PHOTOS_PER_MOSAIC))}`, (module) =>
            drawMosaic(module, photos, more),
          ),
    drawSampleMosaic: () =>
      picture('photos.webp', 'sample mosaic', async (module) =>
        drawMosaic(module, await drawSamplePhotos(module), SAMPLE_PHOTOS_BESIDES),
      ),
  };
}

/** What a journey's picture shows: names of cities, for example, aren't drawn. */
function keyOf({ stops, stage, transport, state }: Journey): string {
  const places = stops.map(({ country, latitude, longitude }) => [country, latitude, longitude]);
  return `journey ${JSON.stringify([places, stage, transport, toneOf(state)])}`;
}

function digestOf(photos: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const photo of photos) hash.update(`${photo.byteLength} `).update(photo);
  return hash.digest('base64');
}
