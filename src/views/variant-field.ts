import type { APIEmbedField } from 'discord.js';
import type { LookupResult, Sku } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import type { Texts } from '../texts/index.ts';
import { embedField } from './embed-field.ts';
import { formatNumber, formatPrice } from './number-format.ts';
import { optionName } from './option-name.ts';
import {
  hasSelection,
  matchingSkus,
  selectableOptions,
  selectedValue,
  type VariantSelection,
} from './variant-selection.ts';

/** What the user has chosen, with the price and stock of the only variant that matches, or how many match. */
export function variantField(
  result: LookupResult,
  selection: VariantSelection,
  texts: Texts,
): APIEmbedField[] {
  if (!hasSelection(selection)) return [];
  const lines = [...selectedValueLines(result, selection), ...matchLines(result, selection, texts)];
  return lines.length === 0 ? [] : [embedField(texts.lookup.variant, lines.join('\n'))];
}

function selectedValueLines(result: LookupResult, selection: VariantSelection): string[] {
  const options = selectableOptions(result);
  return options.flatMap((option, index) => {
    const value = selectedValue(options, selection, index);
    return value === undefined ? [] : [`${escapeText(optionName(option), 80)}: **${escapeText(value, 80)}**`];
  });
}

function matchLines(result: LookupResult, selection: VariantSelection, texts: Texts): string[] {
  const skus = matchingSkus(result, selection);
  const [sku, ...others] = skus;
  if (sku === undefined) return [texts.lookup.noVariant];
  if (others.length > 0) {
    return [texts.lookup.matchingVariants(skus.length, result.variants?.skus.length ?? 0)];
  }
  const price = formatPrice(sku.price, undefined, result.price?.currency, texts.locale);
  const details = [price ?? '', stockOf(sku, texts)].filter((part) => part !== '');
  return details.length === 0 ? [] : [details.join(' · ')];
}

function stockOf({ stock }: Sku, texts: Texts): string {
  if (stock === undefined) return '';
  return stock > 0
    ? `✅ ${texts.lookup.available(formatNumber(stock, texts.locale))}`
    : `🚫 ${texts.lookup.outOfStock}`;
}
