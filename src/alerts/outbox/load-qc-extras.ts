import { LRUCache } from 'lru-cache';
import type { Api, PhotoDownloads } from '../../api/index.ts';
import { productTopic } from '../../domain/topic.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Product } from '../../links/product.ts';
import type { Picture, Pictures } from '../../pictures/index.ts';
import type { Log } from '../../process/log.ts';
import { loadFacts, type ProductSummary, summaryOf } from '../../products/index.ts';
import type { Store } from '../../store/index.ts';
import { settlesWithin } from '../../timing/settles-within.ts';

/** An alert waits this long for what it can do without: as long as a photo may take, because it isn't edited later. */
const WAIT_MS = 3_000;
/** One set is announced at many destinations within this time. */
const REUSE_MS = 60_000;
const MAX_ENTRIES = 50;
const PHOTOS_IN_MOSAIC = 4;

/** What an alert about QC photos shows besides the photos' variant and number. */
interface QcExtras {
  readonly summary: ProductSummary;
  /** The first photos as one picture; null when it isn't drawn. */
  readonly mosaic: Picture | null;
}

/** Resolves after three seconds at the latest, with what has arrived by then; never rejects. */
export type LoadQcExtras = (product: Product, photos: readonly string[]) => Promise<QcExtras>;

interface QcExtrasOptions {
  readonly store: Store;
  readonly api: Api;
  readonly log: Log;
  /** None: without pictures. */
  readonly pictures?: Pictures | undefined;
  readonly photos?: PhotoDownloads | undefined;
  readonly waitMs?: number;
}

interface Loading {
  readonly startedAt: number;
  readonly done: Promise<unknown>;
  soFar(): QcExtras;
}

/** Loads once for all destinations that are told about the same photos: they wait for it together. */
export function createQcExtrasLoader(options: QcExtrasOptions): LoadQcExtras {
  const recent = new LRUCache<string, Loading>({ max: MAX_ENTRIES, ttl: REUSE_MS });
  return async (product, photos) => {
    const key = JSON.stringify([productTopic(product).key, photos]);
    const loading = recent.get(key) ?? load(options, product, photos);
    recent.set(key, loading);
    const { waitMs = WAIT_MS } = options;
    const remainingMs = loading.startedAt + waitMs - performance.now();
    await settlesWithin(Math.max(0, remainingMs), loading.done);
    return loading.soFar();
  };
}

function load(options: QcExtrasOptions, product: Product, photos: readonly string[]): Loading {
  const facts = loadFacts(options, options.api, product);
  let mosaic: Picture | null = null;
  const drawn = drawMosaic(options, photos).then((picture) => {
    mosaic = picture;
  });
  return {
    startedAt: performance.now(),
    done: Promise.all([facts.complete, drawn]),
    // The catalogue's link identifies the alert, so it must not depend on the service.
    soFar: () => ({
      summary: { ...summaryOf(product, facts.soFar()), canonical: canonicalUrl(product) ?? undefined },
      mosaic,
    }),
  };
}

async function drawMosaic(
  { pictures, photos, log }: QcExtrasOptions,
  urls: readonly string[],
): Promise<Picture | null> {
  if (pictures === undefined || photos === undefined || urls.length === 0) return null;
  try {
    const shown = urls.slice(0, PHOTOS_IN_MOSAIC);
    // The service reported them, in an answer or in a signed event.
    photos.allow(shown);
    const downloaded = await Promise.all(shown.map((url) => photos.download(url)));
    const arrived = downloaded.filter((bytes) => bytes !== null);
    return await pictures.drawMosaic(arrived, urls.length - arrived.length);
  } catch (error) {
    log.warn({ err: error }, 'alert picture not drawn');
    return null;
  }
}
