import { productTopic } from '../../domain/alerts/topic.ts';
import { canonicalUrl } from '../../links/catalogue.ts';
import type { Product } from '../../links/product.ts';
import type { Picture } from '../../pictures/index.ts';
import { loadFacts, type ProductSummary, summaryOf } from '../../products/index.ts';
import { type Api, ApiError, type QcSet } from '../../service/index.ts';
import { PHOTOS_IN_PICTURE } from '../cards/qc-alert.ts';
import { qcSetUpdate } from '../updates.ts';
import type { RenderContext } from './render-context.ts';
import { createSharedLoading, type Loading } from './shared-loading.ts';

/** What an alert about QC photos shows besides the photos' variant and number. */
interface QcExtras {
  readonly summary: ProductSummary;
  /** The first photos as one picture; null when it isn't drawn. */
  readonly mosaic: Picture | null;
}

/** Resolves when alerts wait no longer, with what has arrived by then; never rejects. */
export type LoadQcExtras = (product: Product, photos: readonly string[]) => Promise<QcExtras>;

type QcExtrasOptions = Pick<RenderContext, 'store' | 'api' | 'log' | 'pictures' | 'photos' | 'pictureWaitMs'>;

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

/** Updates first seen at this time are older than every follow and alert channel, so they cause no alerts. */
const SEEN_BEFORE_EVERYTHING = 0;

/** Completes reported QC sets with the photos that the service has by now. Without an answer, they stay as reported. */
export async function loadPhotos(
  { store, api, log }: Pick<RenderContext, 'store' | 'api' | 'log'>,
  topicId: number,
  product: Product,
  reported: readonly QcSet[],
): Promise<readonly QcSet[]> {
  try {
    const available = await setsAtService(api, product, reported);
    const shown = reported.map((set) =>
      set.photos.length > 0 ? set : (findMatchingSet(available, set) ?? set),
    );
    const completed = shown.filter((set) => !reported.includes(set));
    // This alert announces them: an event or a poll that reports them later, with photos, is no new update.
    const updates = completed.map((set) => qcSetUpdate(product, set));
    await store.updates.upsert(topicId, updates, SEEN_BEFORE_EVERYTHING);
    return uniqueSets(product, shown);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The alert doesn't wait for its photos: a button leads to them.
    log.warn({ err: error }, 'alert photos unavailable, posting without them');
    return reported;
  }
}

/** The service's QC sets, fetched again if the cached ones lack a reported one. */
async function setsAtService(
  api: Api,
  product: Product,
  reported: readonly QcSet[],
): Promise<readonly QcSet[]> {
  const cached = (await api.qc(product)).data.batches;
  if (reported.every((set) => findMatchingSet(cached, set) !== undefined)) return cached;
  return (await api.qc(product, { fresh: true })).data.batches;
}

/** The newest QC set with photos that has the reported date and SKU, if the report names them. */
function findMatchingSet(sets: readonly QcSet[], { date, sku }: QcSet): QcSet | undefined {
  return sets
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .find(
      (set) =>
        set.photos.length > 0 &&
        (date === undefined || set.date === date) &&
        (sku === undefined || set.sku === sku),
    );
}

/** Two reports can be completed to the same QC set. */
function uniqueSets(product: Product, sets: readonly QcSet[]): QcSet[] {
  return [...new Map(sets.map((set) => [qcSetUpdate(product, set).key, set])).values()];
}
