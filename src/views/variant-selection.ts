import type { LookupResult, Sku, VariantOption } from '../api/index.ts';

/** More than five options, or four-digit numbers of values, do not fit into a custom id; nobody sells such things. */
export const MAX_OPTIONS = 5;

/** One option's part of the choice: the value picked, and which page of its values the menu shows. */
export interface OptionSelection {
  readonly value: number | null;
  readonly page: number;
}

/** What has been chosen so far, one entry an option, as indexes into the service's lists. */
export type VariantSelection = readonly OptionSelection[];

const NOTHING_SELECTED: OptionSelection = { value: null, page: 0 };

/** The options that menus are made of. */
export function selectableOptions(result: LookupResult): VariantOption[] {
  return (result.variants?.options ?? []).filter((option) => option.values.length > 0).slice(0, MAX_OPTIONS);
}

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

/** Null for what {@link encodeChoice} cannot have written. */
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

/** The choice with one option changed, as long as `count` options. */
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

/** The value chosen for an option, when it (still) exists. */
export function selectedValue(
  options: readonly VariantOption[],
  selection: VariantSelection,
  option: number,
): string | undefined {
  const index = selectionAt(selection, option).value;
  return index === null ? undefined : options[option]?.values[index];
}

/** SKUs that agree with everything chosen, leaving the option `except` open. */
export function matchingSkus(result: LookupResult, selection: VariantSelection, exceptChannels = -1): Sku[] {
  const options = selectableOptions(result);
  return (result.variants?.skus ?? []).filter((sku) =>
    options.every((option, index) => {
      const value = index === exceptChannels ? undefined : selectedValue(options, selection, index);
      return value === undefined || attributeOf(sku, option) === value;
    }),
  );
}

/** SKU attributes are keyed by option name; a service that keys them by the Chinese name is understood too. */
export function attributeOf(sku: Sku, option: VariantOption): string | undefined {
  return sku.attrs[option.name ?? ''] ?? sku.attrs[option.name_cn ?? ''];
}

export function hasSelection(selection: VariantSelection): boolean {
  return selection.some(({ value }) => value !== null);
}
