import type { ItemOfHaul, LoadedItem } from '../../hauls/index.ts';
import { variantWithKey } from '../../products/index.ts';

/** Whether nothing is left of the chosen variant; of the whole product where none is chosen, or its stock isn't listed. */
export function isSoldOut({ item, summary, lookup }: LoadedItem<ItemOfHaul>): boolean {
  const stock = lookup === null ? undefined : variantWithKey(lookup, item.variant)?.stock;
  return stock === undefined ? summary.inStock === false : stock <= 0;
}
