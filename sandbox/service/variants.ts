import type { OptionSheet, ProductSheet } from './data/product-sheet.ts';
import { hash } from './random.ts';

const NO_PRICE = { low: 0, high: 0, currency: 'CNY' };

export interface Variant {
  readonly attrs: Readonly<Record<string, string>>;
  readonly stock: number;
  readonly price: number;
}

/** Every combination of a product's options, with a stock and price that depend on nothing but the sheet. */
export function variantsOf(sheet: ProductSheet): readonly Variant[] {
  if (sheet.options.length === 0) return [];
  return combinations(sheet.options).map((values, index) => ({
    attrs: Object.fromEntries(sheet.options.map((option, position) => [option.name, values[position] ?? ''])),
    stock: sheet.stocks?.[index] ?? stockOf(sheet, values),
    price: priceOf(sheet, values),
  }));
}

/** Pieces left over all variants. */
export function totalStock(sheet: ProductSheet): number {
  if (sheet.options.length === 0) return typeof sheet.stock === 'number' ? sheet.stock : 0;
  return variantsOf(sheet).reduce((sum, variant) => sum + variant.stock, 0);
}

/** The label a photographer writes on a variant's photos. */
export function labelOf(variant: Variant): string {
  return Object.values(variant.attrs).join(' / ');
}

function combinations(options: readonly OptionSheet[]): readonly (readonly string[])[] {
  return options.reduce<readonly (readonly string[])[]>(
    (rows, option) => rows.flatMap((row) => option.values.map((value) => [...row, value])),
    [[]],
  );
}

function stockOf(sheet: ProductSheet, values: readonly string[]): number {
  if (typeof sheet.stock === 'number') return sheet.stock;
  const roll = hash(`${sheet.id}|${values.join('|')}`);
  // A single variant is the whole offer: it must not be sold out by chance.
  if (sheet.stock === 'none' || (roll % 6 === 0 && sheet.options.some((option) => option.values.length > 1)))
    return 0;
  return 1 + (roll % 180);
}

/** The price follows the first option that leaves a choice, from low to high. */
function priceOf(sheet: ProductSheet, values: readonly string[]): number {
  const { low, high, currency } = sheet.price ?? NO_PRICE;
  const deciding = sheet.options.findIndex((option) => option.values.length > 1);
  const option = sheet.options[deciding];
  if (option === undefined) return low;
  const position = option.values.indexOf(values[deciding] ?? '');
  const listed = sheet.prices?.[position];
  if (listed !== undefined) return listed;
  const step = position / (option.values.length - 1);
  const digits = currency === 'JPY' ? 0 : 2;
  return Number((low + (high - low) * step).toFixed(digits));
}
