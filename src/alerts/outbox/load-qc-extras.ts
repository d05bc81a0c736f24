import pLimit, { type LimitFunction } from 'p-limit';
import type { Api, PhotoDownloads } from '../../api/index.ts';
import { productTopic } from '../../domain/topic.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Product } from '../../links/product.ts';
import type { Picture, Pictures } from '../../pictures/index.ts';
import type { Log } from '../../process/log.ts';
import { loadFacts, type ProductSummary, summaryOf } from '../../products/index.ts';
import type { Store } from '../../store/index.ts';
import { PHOTOS_IN_PICTURE } from '../../views/qc-alert.ts';
import { createSharedLoading, type Loading } from './shared-loading.ts';

/** What an alert about QC photos shows besides the photos' variant and number. */
interface QcExtras {
  readonly summary: ProductSummary;
  /** The first photos as one picture; null when it isn't drawn. */
  readonly mosaic: Picture | null;
}

/** Resolves when alerts wait no longer, with what has arrived by then; never rejects. */
export type LoadQcExtras = (product: Product, photos: readonly string[]) => Promise<QcExtras>;

interface QcExtrasOptions {
  readonly store: Store;
  readonly api: Api;
  readonly log: Log;
  /** None: without pictures. */
  readonly pictures?: Pictures | undefined;
  readonly photos?: PhotoDownloads | undefined;
  readonly pictureWaitMs?: number | undefined;
}

/** Each holds up to four photos in memory. */
const CONCURRENT_MOSAICS = 2;

export function createQcExtrasLoader(options: QcExtrasOptions): LoadQcExtras {
  const loadShared = createSharedLoading<QcExtras>(options.pictureWaitMs);
  const limit = pLimit(CONCURRENT_MOSAICS);
  return (product, photos) =>
    loadShared(JSON.stringify([productTopic(product).key, photos]), () =>
      load(options, product, photos, limit),
    );
}

function load(
  options: QcExtrasOptions,
  product: Product,
  photos: readonly string[],
  limit: LimitFunction,
): Loading<QcExtras> {
  const facts = loadFacts(options, options.api, product);
  let mosaic: Picture | null = null;
  const drawn = limit(() => drawMosaic(options, photos)).then((picture) => {
    mosaic = picture;
  });
  return {
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
    const shown = urls.slice(0, PHOTOS_IN_PICTURE);
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
