import type { LookupResult, Sku, VariantOption } from '../api/index.ts';
import { variantKey } from '../domain/qc-variants.ts';

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

/** The variant with this key (`domain/qc-variants.ts`), if the product still has it. */
export function variantWithKey(result: LookupResult, key: string): Sku | undefined {
  return (result.variants?.skus ?? []).find((sku) => variantKey(variantName(result, sku)) === key);
}
