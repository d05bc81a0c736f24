import type { FactsDeps } from '../products/index.ts';
import type { KnownProduct } from '../store/index.ts';
import type { ItemOfHaul } from './loaded-haul.ts';

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
