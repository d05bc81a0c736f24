import type { APIEmbed, APIEmbedField } from 'discord.js';
import type { CachedResponse, LookupResult } from '../api/index.ts';
import { cut, escapeText, LIMITS, safeUrl, takeWhileFits } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { agentDisplayName, platformDisplayName } from './display-names.ts';
import { freshness } from './freshness.ts';
import { lookupControls, optionName } from './lookup-controls.ts';
import { formatNumber, formatPrice } from './number-format.ts';
import {
  hasSelection,
  matchingSkus,
  selectableOptions,
  selectedValue,
  type VariantSelection,
} from './variant-selection.ts';
import { warehouseField } from './warehouse.ts';

export interface LookupViewOptions {
  /** Whose warehouse figures were asked for; empty for whatever the service chose. */
  readonly agent: string;
  readonly selection: VariantSelection;
  /** The agent whose link was pasted; null when it was the platform's own, or is not known. */
  readonly linkAgent: string | null;
}

/** Everything the service knows about a product, narrowed to what is chosen. */
export function lookupView(
  answer: CachedResponse<LookupResult>,
  { agent, selection, linkAgent }: LookupViewOptions,
  texts: Texts,
): MessageView {
  const result = answer.data;
  const [sku, ...others] = matchingSkus(result, selection);
  const single = hasSelection(selection) && others.length === 0 ? sku : undefined;
  const image = safeUrl(single?.image) ?? safeUrl(result.main_image);
  const url = safeUrl(result.canonical);
  const inStock = single?.stock === undefined ? isInStock(result) : single.stock > 0;

  const embed: APIEmbed = {
    color: inStock === undefined ? COLOURS.neutral : inStock ? COLOURS.good : COLOURS.waiting,
    title: escapeText(result.title ?? '', LIMITS.embedTitle) || texts.lookup.noTitle,
    description: [sourceLine(result, linkAgent, texts), freshness(answer, texts)]
      .filter((line) => line !== '')
      .join('\n'),
    fields: fields(answer.data, selection, texts),
    ...(url === null ? {} : { url }),
    ...(image === null ? {} : { thumbnail: { url: image } }),
  };
  return { embeds: [embed], components: lookupControls(result, agent, selection, texts) };
}

function fields(result: LookupResult, selection: VariantSelection, texts: Texts): APIEmbedField[] {
  const price = formatPrice(result.price?.low, result.price?.high, result.price?.currency, texts.locale);
  return [
    ...(price === null ? [] : [field(texts.lookup.price, price, true)]),
    ...stockField(result, texts),
    ...selectionField(result, selection, texts),
    ...listField(texts.lookup.sizes, result.sizes),
    ...listField(texts.lookup.versions, result.versions),
    ...warehouseField(result.warehouse, texts),
  ];
}

function field(name: string, value: string, inline = false): APIEmbedField {
  return { name: cut(name, LIMITS.fieldName), value: cut(value, LIMITS.fieldValue), inline };
}

function isInStock({ availability }: LookupResult): boolean | undefined {
  return (
    availability?.in_stock ??
    (availability?.total_stock === undefined ? undefined : availability.total_stock > 0)
  );
}

function stockField(result: LookupResult, texts: Texts): APIEmbedField[] {
  const inStock = isInStock(result);
  if (inStock === undefined) return [];
  const total = result.availability?.total_stock;
  const word = inStock ? `✅ ${texts.lookup.inStock}` : `🚫 ${texts.lookup.outOfStock}`;
  const pieces =
    total === undefined || !inStock ? [] : [texts.lookup.available(formatNumber(total, texts.locale))];
  return [field(texts.lookup.stock, [word, ...pieces].join(' · '), true)];
}

/** The chosen SKU with its own price and stock, or how many are left to choose from. */
function selectionField(result: LookupResult, selection: VariantSelection, texts: Texts): APIEmbedField[] {
  if (!hasSelection(selection)) return [];
  const options = selectableOptions(result);
  const chosen = options.flatMap((option, index) => {
    const value = selectedValue(options, selection, index);
    return value === undefined ? [] : [`${escapeText(optionName(option), 80)}: **${escapeText(value, 80)}**`];
  });
  const skus = matchingSkus(result, selection);
  const [sku] = skus;
  const lines = [...chosen];
  if (sku === undefined) lines.push(texts.lookup.noVariant);
  else if (skus.length > 1)
    lines.push(texts.lookup.matchingVariants(skus.length, result.variants?.skus.length ?? 0));
  else {
    const price = formatPrice(sku.price, undefined, result.price?.currency, texts.locale);
    const stock =
      sku.stock === undefined
        ? ''
        : sku.stock > 0
          ? `✅ ${texts.lookup.available(formatNumber(sku.stock, texts.locale))}`
          : `🚫 ${texts.lookup.outOfStock}`;
    const facts = [price ?? '', stock].filter((part) => part !== '').join(' · ');
    if (facts !== '') lines.push(facts);
  }
  return lines.length === 0 ? [] : [field(texts.lookup.variant, lines.join('\n'))];
}

/** Values in one line, as many as fit, the rest counted by the heading. */
function listField(heading: (count: number) => string, values: readonly string[]): APIEmbedField[] {
  const escaped = values.map((value) => escapeText(value, 100)).filter((value) => value !== '');
  if (escaped.length === 0) return [];
  const separator = ' · ';
  const taken = takeWhileFits(escaped, 700, 1_200, separator);
  const rest = taken.length < escaped.length ? ' …' : '';
  return [field(heading(escaped.length), `${taken.join(separator)}${rest}`)];
}

function sourceLine(result: LookupResult, linkAgent: string | null, texts: Texts): string {
  const product = escapeText(
    texts.common.product(platformDisplayName(result.platform), result.product_id),
    120,
  );
  const agent = linkAgent === null ? '' : texts.lookup.linkAgent(escapeText(agentDisplayName(linkAgent), 60));
  const variants =
    result.variant_source === undefined ||
    result.variant_source === '' ||
    result.variant_source === result.platform
      ? ''
      : texts.lookup.variantSource(escapeText(platformDisplayName(result.variant_source), 60));
  return [product, agent, variants].filter((part) => part !== '').join(' · ');
}
