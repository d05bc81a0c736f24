import type { LookupResult, Sku, VariantOption } from '../api/index.ts';
import { variantKey } from '../domain/qc-sets.ts';
import { attributeOf, MAX_OPTIONS, selectableOptions, variantName } from '../products/index.ts';
import { isSizeOption } from './option-name.ts';

/** What is chosen of one option: the value, and the page of values that the menu shows. */
export interface OptionSelection {
  readonly value: number | null;
  readonly page: number;
}

/** What is chosen so far, an entry per option, as indexes into the service's lists. */
export type VariantSelection = readonly OptionSelection[];

const NOTHING_SELECTED: OptionSelection = { value: null, page: 0 };

/** `a.-.3~1`: base-36 value or `-`, then `~page` unless it is the first. Empty when nothing is chosen. */
export function encodeSelection(selection: VariantSelection): string {
  if (selection.every(({ value, page }) => value === null && page === 0)) return '';
  return selection
    .map(
      ({ value, page }) =>
        `${value === null ? '-' : value.toString(36)}${page === 0 ? '' : `~${page.toString(36)}`}`,
    )
    .join('.');
}

/** Null for a text that {@link encodeSelection} cannot have written. */
export function decodeSelection(text: string): VariantSelection | null {
  if (text === '') return [];
  if (!/^(?:-|[0-9a-z]{1,2})(?:~[0-9a-z]{1,2})?(?:\.(?:-|[0-9a-z]{1,2})(?:~[0-9a-z]{1,2})?){0,4}$/.test(text))
    return null;
  return text.split('.').map((part) => {
    const [value = '-', page = '0'] = part.split('~');
    return { value: value === '-' ? null : Number.parseInt(value, 36), page: Number.parseInt(page, 36) };
  });
}

export function selectionAt(selection: VariantSelection, option: number): OptionSelection {
  return selection[option] ?? NOTHING_SELECTED;
}

/**
 * The selection with one option changed.
 * @param count how many options the product has
 */
export function withSelection(
  selection: VariantSelection,
  option: number,
  change: OptionSelection,
  count: number,
): VariantSelection {
  return Array.from({ length: Math.min(count, MAX_OPTIONS) }, (_, index) =>
    index === option ? change : selectionAt(selection, index),
  );
}

/** The value chosen for an option, if the product still has it. */
export function selectedValue(
  options: readonly VariantOption[],
  selection: VariantSelection,
  option: number,
): string | undefined {
  const index = selectionAt(selection, option).value;
  return index === null ? undefined : options[option]?.values[index];
}

/** The variants that have every chosen value; the value of the option at `ignored` doesn't matter. */
export function matchingSkus(result: LookupResult, selection: VariantSelection, ignored = -1): Sku[] {
  const options = selectableOptions(result);
  return (result.variants?.skus ?? []).filter((sku) =>
    options.every((option, index) => {
      const value = index === ignored ? undefined : selectedValue(options, selection, index);
      return value === undefined || attributeOf(sku, option) === value;
    }),
  );
}

/** The only variant that has every chosen value, once something is chosen. */
export function selectedSku(result: LookupResult, selection: VariantSelection): Sku | undefined {
  const [sku, ...others] = hasSelection(selection) ? matchingSkus(result, selection) : [];
  return others.length === 0 ? sku : undefined;
}

/** The key of the chosen variant (`domain/qc-variants.ts`); empty while several are left. */
export function selectedVariant(result: LookupResult, selection: VariantSelection): string {
  const sku = selectedSku(result, selection);
  return sku === undefined ? '' : variantKey(variantName(result, sku));
}

/** The picture of what is chosen, also where only the size is left to choose; undefined while it can look different. */
export function selectedImage(result: LookupResult, selection: VariantSelection): string | undefined {
  const options = selectableOptions(result);
  const isOpen = options.some(
    (option, index) => !isSizeOption(option) && selectedValue(options, selection, index) === undefined,
  );
  if (isOpen || !hasSelection(selection)) return selectedSku(result, selection)?.image;
  return matchingSkus(result, selection).find(({ image }) => image !== undefined)?.image;
}

export function hasSelection(selection: VariantSelection): boolean {
  return selection.some(({ value }) => value !== null);
}
