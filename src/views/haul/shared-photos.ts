import { LIMITS } from '../../discord/limits.ts';
import type { ItemOfHaul } from '../../hauls/index.ts';
import { pageAt } from '../paging.ts';

interface SharedPhotos {
  /** `platform:id`, each once: as many as a menu holds. */
  readonly products: readonly string[];
  readonly isAll: boolean;
}

/**
 * The products whose photos a shared haul opens: all of them, or those of the page where a menu can't hold all.
 * @param offset where the page starts; beyond the end, the last one
 */
export function sharedPhotos(
  items: readonly Pick<ItemOfHaul, 'product'>[],
  offset: number,
  perPage: number,
): SharedPhotos {
  const all = productsOf(items);
  if (all.length <= LIMITS.selectOptions) return { products: all, isAll: true };
  return { products: productsOf(pageAt(items, offset, perPage).items), isAll: false };
}

function productsOf(items: readonly Pick<ItemOfHaul, 'product'>[]): string[] {
  return [...new Set(items.map(({ product }) => product))];
}
