import { variantKey } from '../domain/products/qc-sets.ts';
import { selectionOf } from '../products/cards/selection-menus.ts';
import { isSize, type VariantSelection } from '../products/cards/variant-selection.ts';
import { attributeOf, selectableOptions, variantName, variantWithKey } from '../products/index.ts';
import type { LookupResult, Sku } from '../service/index.ts';

/** What is chosen for an item: a variant; or, in a copy of someone's haul, only its look, since everyone has their own size. */
export interface ItemChoice {
  /** The variant; while the size is open, the first one that looks like that. */
  readonly sku: Sku;
  readonly selection: VariantSelection;
  readonly isSizeOpen: boolean;
}

/** Null if nothing is chosen, or the seller no longer lists it. @param key of a variant or a look */
export function choiceOf(result: LookupResult | null, key: string): ItemChoice | null {
  if (result === null || key === '') return null;
  const exact = variantWithKey(result, key);
  if (exact !== undefined) return { sku: exact, selection: selectionOf(result, exact), isSizeOpen: false };
  const sku = result.variants?.skus.find((one) => variantKey(lookName(result, one)) === key);
  if (sku === undefined) return null;
  const options = selectableOptions(result);
  const selection = selectionOf(result, sku).map((one, index) => {
    const option = options[index];
    return option !== undefined && isSize(option) ? { value: null, page: 0 } : one;
  });
  return { sku, selection, isSizeOpen: true };
}

/** What a copy keeps of a variant: everything but the size. Undefined if nothing else is left. */
export function lookOf(result: LookupResult, sku: Sku) {
  const name = lookName(result, sku);
  return name === '' ? undefined : { variant: variantKey(name), variantName: name };
}

/** "Washed Black"; of a variant without a size, its whole name. */
function lookName(result: LookupResult, sku: Sku): string {
  const options = selectableOptions(result);
  if (options.length === 0) return variantName(result, sku);
  const values = options.flatMap((option) => (isSize(option) ? [] : (attributeOf(sku, option) ?? [])));
  return values.join(', ');
}
