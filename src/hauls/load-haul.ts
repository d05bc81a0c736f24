import { productOfTopic } from '../domain/alerts/topic.ts';
import { inParallel } from '../process/timing/in-parallel.ts';
import { type FactsDeps, type FactsUnderWay, indexVariants, loadFacts, NO_FACTS } from '../products/index.ts';
import type { Api } from '../service/index.ts';
import type { KnownProduct } from '../store/index.ts';
import { type HaulContent, type ItemOfHaul, type LoadedHaul, loadedHaulOf } from './loaded-haul.ts';

const NOTHING = Promise.resolve(null);

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
) {
  const { items } = haul;
  const isShown = (index: number) => index >= offset && index < offset + size;
  const titles = loadTitles(deps, items);
  let pending = true;
  const facts: FactsUnderWay[] = [];
  // Those that the reader looks at go first.
  const inOrder = [...items.entries()].toSorted(([a], [b]) => +isShown(b) - +isShown(a));
  const load = async ([index, { product, variant }]: readonly [number, Item]) => {
    // Titles are read for all at once, and of an item that isn't shown, only what the sums need.
    const answered = { known: NOTHING, ...(isShown(index) ? {} : { qc: NOTHING }) };
    const underWay = loadFacts(deps, api, productOfTopic(product), answered);
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
  return {
    /** What has arrived by now. */
    soFar(): LoadedHaul<Item> {
      const known = titles.soFar();
      const arrived = items.map(({ product }, index) => ({
        ...(facts[index]?.soFar() ?? NO_FACTS),
        known: known.get(product) ?? null,
      }));
      return loadedHaulOf(haul, arrived, pending);
    },
    /** Resolves when everything has arrived or failed; never rejects. */
    complete,
  };
}

/**
 * Loads what the products of a haul were last called, with one query.
 * @returns the titles by product, none until they are loaded; and what settles then, or when the database failed
 */
export function loadTitles({ store, log }: FactsDeps, items: readonly ItemOfHaul[]) {
  let titles: ReadonlyMap<string, KnownProduct> = new Map();
  const loaded = store.products
    .find(items.map(({ product }) => product))
    .then((found) => {
      titles = found;
    })
    .catch((error: unknown) => log.warn({ err: error }, 'product titles not loaded'));
  return { soFar: () => titles, loaded };
}
