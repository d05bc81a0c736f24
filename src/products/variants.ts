import { variantKey } from '../domain/products/qc-sets.ts';
import { takeTurn } from '../process/timing/take-turn.ts';
import type { LookupResult, Sku, VariantOption } from '../service/index.ts';

/** A custom id has no room for more options; no real product has more. */
export const MAX_OPTIONS = 5;

/** The options that get a menu. */
export function selectableOptions(result: LookupResult): VariantOption[] {
  return (result.variants?.options ?? []).filter((option) => option.values.length > 0).slice(0, MAX_OPTIONS);
}

/** A variant's value of an option. The service names attributes after the option, or after its Chinese name. */
export function attributeOf(sku: Sku, option: VariantOption): string | undefined {
  return sku.attrs[option.name ?? ''] ?? sku.attrs[option.name_cn ?? ''];
}

/** What the seller calls a variant: "Navy / White, 40". */
export function variantName(result: LookupResult, sku: Sku): string {
  const values = selectableOptions(result).flatMap((option) => attributeOf(sku, option) ?? []);
  return (values.length > 0 ? values : Object.values(sku.attrs)).join(', ');
}

/** The variants of an answer by their keys, of which each takes a hash. */
const indexes = new WeakMap<LookupResult, ReadonlyMap<string, Sku>>();

/** The variant with this key (`domain/qc-variants.ts`), if the product still has it. */
export function variantWithKey(result: LookupResult, key: string): Sku | undefined {
  return key === '' ? undefined : indexOf(result).get(key);
}

/** Finds out the keys of all variants in a turn of its own: for many products, that takes long. */
export async function indexVariants(result: LookupResult): Promise<void> {
  await takeTurn();
  indexOf(result);
}

function indexOf(result: LookupResult): ReadonlyMap<string, Sku> {
  const known = indexes.get(result);
  if (known !== undefined) return known;
  const skus = result.variants?.skus ?? [];
  // Of two with one key, the first counts.
  const index = new Map(skus.toReversed().map((sku) => [variantKey(variantName(result, sku)), sku]));
  indexes.set(result, index);
  return index;
}
