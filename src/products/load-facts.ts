import { productTopic } from '../domain/alerts/topic.ts';
import type { Product } from '../links/product.ts';
import type { Log } from '../process/log.ts';
import { type Api, ApiError, type LookupResult, type QcResult } from '../service/index.ts';
import type { KnownProduct, Store } from '../store/index.ts';

/** What is known about a product at one moment: answers of the service, or what it was last called. */
export interface ProductFacts {
  readonly lookup: LookupResult | null;
  readonly qc: QcResult | null;
  readonly known: KnownProduct | null;
}

export const NO_FACTS: ProductFacts = { lookup: null, qc: null, known: null };

export interface FactsDeps {
  readonly store: Pick<Store, 'products'>;
  readonly log: Log;
}

/** Facts about a product that arrive one after the other. */
export interface FactsUnderWay {
  /** What has arrived by now. */
  soFar(): ProductFacts;
  /** Whether everything has arrived or failed. */
  isComplete(): boolean;
  /** Resolves when everything has arrived or failed; never rejects. */
  readonly complete: Promise<ProductFacts>;
}

/** What a card loads in any case; the rest is loaded for the product header. */
interface CallsUnderWay {
  readonly known?: Promise<ProductFacts['known']>;
  readonly lookup?: Promise<LookupResult>;
  readonly qc?: Promise<ProductFacts['qc']>;
}

/**
 * Loads what cards say about a product, with parallel calls. A call that fails leaves its part out.
 * @param api the client of the user who waits
 */
export function loadFacts(
  { store, log }: FactsDeps,
  api: Api,
  product: Product,
  underWay: CallsUnderWay = {},
): FactsUnderWay {
  const facts: { -readonly [K in keyof ProductFacts]: ProductFacts[K] } = {
    lookup: null,
    qc: null,
    known: null,
  };
  let isComplete = false;
  const { key } = productTopic(product);
  const collect = async <K extends keyof ProductFacts>(part: K, call: Promise<ProductFacts[K]>) => {
    try {
      facts[part] = await call;
    } catch (error) {
      if (!(error instanceof ApiError)) log.warn({ err: error }, 'product facts not loaded');
    }
  };
  const complete = Promise.all([
    collect('known', underWay.known ?? store.products.find([key]).then((found) => found.get(key) ?? null)),
    collect('lookup', underWay.lookup ?? api.lookup(product).then(({ data }) => data)),
    collect('qc', underWay.qc ?? api.qc(product).then(({ data }) => data)),
  ]).then(() => {
    isComplete = true;
    return { ...facts };
  });
  return { soFar: () => ({ ...facts }), isComplete: () => isComplete, complete };
}

/** A title longer than any platform's. */
const MAX_TITLE = 500;

interface RememberDeps {
  readonly store: Pick<Store, 'products'>;
  readonly log: Log;
  readonly clock: () => number;
}

/** Remembers what products are called, so that lists can name them without asking the service. Never throws. */
export function rememberProducts({ store, log, clock }: RememberDeps): (result: LookupResult) => void {
  return ({ platform, product_id: id, title = '', main_image: image }) => {
    if (title.trim() === '') return;
    const { key } = productTopic({ platform, id });
    store.products
      .remember({ key, title: title.slice(0, MAX_TITLE).toWellFormed(), image: image ?? null }, clock())
      .catch((error: unknown) => log.error({ err: error }, 'product title not stored'));
  };
}
