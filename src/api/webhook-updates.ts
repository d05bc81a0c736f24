import { canonicalUrl } from '../links/catalogue.ts';
import type { Product } from '../links/product.ts';
import { type ConvertResult, convertRequest, convertResult, mergeAgents } from './convert.ts';
import { type LookupResult, lookupRequest, warehouseAgent } from './lookup.ts';
import { photoUrlsOf } from './photo-urls.ts';
import { qcRequest } from './qc.ts';
import { requestKey } from './query.ts';
import type { ResponseCache } from './response-cache.ts';
import { trackingRequest } from './tracking.ts';

/** Keeps the cached answers up to date with the service's webhooks. */
export interface WebhookUpdates {
  /**
   * Adds the links of a conversion from a webhook to the cached answer for the product's own link. The webhook may name
   * one agent of many, so it never becomes the answer itself.
   */
  putConversion(result: ConvertResult, reportedAt: number): void;
  /** Caches a look-up from a webhook, for the agent whose figures it shows. */
  putLookup(result: LookupResult, reportedAt: number): void;
  /** A parcel has a new scan: the next request calls the service. */
  invalidateTracking(number: string): void;
  /** A product has new photos. */
  invalidateQc(product: Product): void;
}

interface ReportObservers {
  /** Called with every reported look-up, and when it was reported. */
  readonly onLookup: (result: LookupResult, at: number) => void;
  /** Called with the addresses of its photos. */
  readonly onPhotos: (urls: readonly string[]) => void;
}

export function webhookUpdatesFor(
  cache: ResponseCache,
  { onLookup, onPhotos }: ReportObservers,
): WebhookUpdates {
  return {
    putConversion(result, reportedAt) {
      const url = canonicalUrl(result);
      if (url === null) return;
      cache.update(requestKey(convertRequest(url)), ({ data, checkedAt }) =>
        mergeAgents(convertResult.parse(data), result, reportedAt >= checkedAt),
      );
    },
    putLookup(result, reportedAt) {
      const product = { platform: result.platform, id: result.product_id };
      const key = requestKey(lookupRequest(product, warehouseAgent(result)));
      onPhotos(photoUrlsOf(result));
      cache.put('lookup', key, result, reportedAt);
      onLookup(result, reportedAt);
    },
    invalidateTracking: (number) => cache.invalidate(requestKey(trackingRequest(number))),
    invalidateQc: (product) => cache.invalidate(requestKey(qcRequest(product))),
  };
}
