import { type Api, ApiError } from '../api/index.ts';
import { productOfTopic } from '../domain/topic.ts';
import type { Product } from '../links/product.ts';
import { type FactsDeps, indexVariants, loadFacts, NO_FACTS, type ProductFacts } from '../products/index.ts';
import type { KnownProduct } from '../store/index.ts';
import { inParallel } from '../timing/in-parallel.ts';
import { type HaulContent, type ItemOfHaul, type LoadedHaul, loadedHaulOf } from './loaded-haul.ts';

export interface HaulUnderWay<Item extends ItemOfHaul> {
  /** What has arrived by now. */
  soFar(): LoadedHaul<Item>;
  /** Resolves when everything has arrived or failed; never rejects. */
  readonly complete: Promise<unknown>;
}

/** The items whose QC photos are counted: those that the card shows. */
interface Shown {
  readonly offset: number;
  readonly size: number;
}

/**
 * Loads what is known about the items of a haul, with as many parallel calls as the user may have under way. An item whose call fails has no figures.
 * @param api the client of the user who waits
 */
export function loadHaul<Item extends ItemOfHaul>(
  deps: FactsDeps,
  api: Api,
  haul: HaulContent<Item>,
  { offset, size }: Shown,
): HaulUnderWay<Item> {
  const { items } = haul;
  const isShown = (index: number) => index >= offset && index < offset + size;
  const titles = loadTitles(deps, items);
  let pending = true;
  const facts: ReturnType<typeof loadItem>[] = [];
  // Those that the reader looks at go first.
  const inOrder = [...items.entries()].toSorted(([a], [b]) => +isShown(b) - +isShown(a));
  const load = async ([index, { product, variant }]: readonly [number, Item]) => {
    const underWay = loadItem(deps, api, productOfTopic(product), isShown(index));
    facts[index] = underWay;
    await underWay.complete;
    const { lookup } = underWay.soFar();
    if (variant !== '' && lookup !== null) await indexVariants(lookup);
  };
  // The time that a call waits counts as its own: more at once would run out of it.
  const loaded = inParallel(inOrder, api.callerLimit, load);
  const complete = Promise.all([titles.loaded, loaded]).then(() => {
    pending = false;
  });
  const soFar = () => {
    const known = titles.soFar();
    const arrived = items.map(({ product }, index) => ({
      ...(facts[index]?.soFar() ?? NO_FACTS),
      known: known.get(product) ?? null,
    }));
    return loadedHaulOf(haul, arrived, pending);
  };
  return { soFar, complete };
}

/** All answers about an item that is shown; of the others, only what the sums need. Titles are read for all at once. */
function loadItem(deps: FactsDeps, api: Api, product: Product, isShown: boolean) {
  if (isShown) return loadFacts(deps, api, product, { known: Promise.resolve(null) });
  let facts: ProductFacts = NO_FACTS;
  const complete = api.lookup(product).then(
    ({ data }) => {
      facts = { ...NO_FACTS, lookup: data };
    },
    (error: unknown) => {
      if (!(error instanceof ApiError)) deps.log.warn({ err: error }, 'product facts not loaded');
    },
  );
  return { soFar: () => facts, complete };
}

interface TitlesUnderWay {
  /** By product; empty until they are loaded. */
  soFar(): ReadonlyMap<string, KnownProduct>;
  /** Settles when they are loaded, or the database failed; never rejects. */
  readonly loaded: Promise<unknown>;
}

/** Loads what the products of a haul were last called, with one query. */
export function loadTitles({ store, log }: FactsDeps, items: readonly ItemOfHaul[]): TitlesUnderWay {
  let titles: ReadonlyMap<string, KnownProduct> = new Map();
  const loaded = store.products
    .find(items.map(({ product }) => product))
    .then((found) => {
      titles = found;
    })
    .catch((error: unknown) => log.warn({ err: error }, 'product titles not loaded'));
  return { soFar: () => titles, loaded };
}
