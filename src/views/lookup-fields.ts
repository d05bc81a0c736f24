import type { APIEmbedField } from 'discord.js';
import type { LookupResult } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { takeWhileFits } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import { embedField } from './embed-field.ts';
import { formatNumber, formatPrice } from './number-format.ts';
import { variantField } from './variant-field.ts';
import type { VariantSelection } from './variant-selection.ts';
import { warehouseField } from './warehouse-field.ts';

/** What a list of sizes or versions may take of a field, in characters and bytes. */
const LIST_CHARS = 700;
const LIST_BYTES = 1_200;

/** A field for each thing the service knows about the product. */
export function lookupFields(
  result: LookupResult,
  selection: VariantSelection,
  texts: Texts,
): APIEmbedField[] {
  const { low, high, currency } = result.price ?? {};
  const price = formatPrice(low, high, currency, texts.locale);
  return [
    ...(price === null ? [] : [embedField(texts.lookup.price, price, true)]),
    ...stockField(result, texts),
    ...variantField(result, selection, texts),
    ...listField(texts.lookup.sizes, result.sizes),
    ...listField(texts.lookup.versions, result.versions),
    ...warehouseField(result.warehouse, texts),
  ];
}

/** Undefined when the service doesn't say. */
export function isInStock({ availability }: LookupResult): boolean | undefined {
  const { in_stock, total_stock } = availability ?? {};
  return in_stock ?? (total_stock === undefined ? undefined : total_stock > 0);
}

function stockField(result: LookupResult, texts: Texts): APIEmbedField[] {
  const inStock = isInStock(result);
  if (inStock === undefined) return [];
  if (!inStock) return [embedField(texts.lookup.stock, `🚫 ${texts.lookup.outOfStock}`, true)];
  const total = result.availability?.total_stock;
  const available =
    total === undefined ? '' : ` · ${texts.lookup.available(formatNumber(total, texts.locale))}`;
  return [embedField(texts.lookup.stock, `✅ ${texts.lookup.inStock}${available}`, true)];
}

/** As many values as fit in a line; the heading counts all of them. */
function listField(heading: (count: number) => string, values: readonly string[]): APIEmbedField[] {
  const escaped = values.map((value) => escapeText(value, 100)).filter((value) => value !== '');
  if (escaped.length === 0) return [];
  const separator = ' · ';
  const shown = takeWhileFits(escaped, LIST_CHARS, LIST_BYTES, separator);
  const rest = shown.length < escaped.length ? ' …' : '';
  return [embedField(heading(escaped.length), `${shown.join(separator)}${rest}`)];
}
