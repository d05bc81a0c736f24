import type { LookupResult, Sku, VariantOption } from '../api/index.ts';

/** More than five options, or four-digit numbers of values, do not fit into a custom id; nobody sells such things. */
export const MAX_OPTIONS = 5;

/** One option's part of the choice: the value picked, and which page of its values the menu shows. */
export interface Pick {
  readonly value: number | null;
  readonly page: number;
}

/** What has been chosen so far, one entry an option, as indexes into the service's lists. */
export type Choice = readonly Pick[];

const NOTHING: Pick = { value: null, page: 0 };

/** The options that menus are made of. */
export function choosableOptions(result: LookupResult): VariantOption[] {
  return (result.variants?.options ?? []).filter((option) => option.values.length > 0).slice(0, MAX_OPTIONS);
}

/** `a.-.3~1`: base-36 value or `-`, then `~page` unless it is the first. Empty when nothing is chosen. */
export function encodeChoice(choice: Choice): string {
  if (choice.every(({ value, page }) => value === null && page === 0)) return '';
  return choice
    .map(
      ({ value, page }) =>
        `${value === null ? '-' : value.toString(36)}${page === 0 ? '' : `~${page.toString(36)}`}`,
    )
    .join('.');
}

/** Null for what {@link encodeChoice} cannot have written. */
export function decodeChoice(text: string): Choice | null {
  if (text === '') return [];
  if (!/^(?:-|[0-9a-z]{1,2})(?:~[0-9a-z]{1,2})?(?:\.(?:-|[0-9a-z]{1,2})(?:~[0-9a-z]{1,2})?){0,4}$/.test(text))
    return null;
  return text.split('.').map((part) => {
    const [value = '-', page = '0'] = part.split('~');
    return { value: value === '-' ? null : Number.parseInt(value, 36), page: Number.parseInt(page, 36) };
  });
}

export function pickAt(choice: Choice, option: number): Pick {
  return choice[option] ?? NOTHING;
}

/** The choice with one option changed, as long as `count` options. */
export function withPick(choice: Choice, option: number, pick: Pick, count: number): Choice {
  return Array.from({ length: Math.min(count, MAX_OPTIONS) }, (_, index) =>
    index === option ? pick : pickAt(choice, index),
  );
}

/** The value chosen for an option, when it (still) exists. */
export function chosenValue(
  options: readonly VariantOption[],
  choice: Choice,
  option: number,
): string | undefined {
  const index = pickAt(choice, option).value;
  return index === null ? undefined : options[option]?.values[index];
}

/** SKUs that agree with everything chosen, leaving the option `except` open. */
export function matchingSkus(result: LookupResult, choice: Choice, except = -1): Sku[] {
  const options = choosableOptions(result);
  return (result.variants?.skus ?? []).filter((sku) =>
    options.every((option, index) => {
      const value = index === except ? undefined : chosenValue(options, choice, index);
      return value === undefined || attributeOf(sku, option) === value;
    }),
  );
}

/** SKU attributes are keyed by option name; a service that keys them by the Chinese name is understood too. */
export function attributeOf(sku: Sku, option: VariantOption): string | undefined {
  return sku.attrs[option.name ?? ''] ?? sku.attrs[option.name_cn ?? ''];
}

export function hasChoice(choice: Choice): boolean {
  return choice.some(({ value }) => value !== null);
}
