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

export function createQcExtrasLoader(options: QcExtrasOptions): LoadQcExtras {
  const loadShared = createSharedLoading<QcExtras>(options.pictureWaitMs);
  return (product, photos) =>
    loadShared(JSON.stringify([productTopic(product).key, photos]), () => load(options, product, photos));
}

function load(options: QcExtrasOptions, product: Product, photos: readonly string[]): Loading<QcExtras> {
  const facts = loadFacts(options, options.api, product);
  let mosaic: Picture | null = null;
  const drawn = drawMosaic(options, photos).then((picture) => {
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
  { pictures, photos }: QcExtrasOptions,
  urls: readonly string[],
): Promise<Picture | null> {
  if (pictures === undefined || photos === undefined) return null;
  const shown = urls.slice(0, PHOTOS_IN_PICTURE);
  // The service reported them, in an answer or in a signed event.
  photos.allow(shown);
  const sources = shown.map((url) => ({ key: url, load: () => photos.downloadOnce(url) }));
  return pictures.drawMosaic(sources, urls.length - shown.length);
}
