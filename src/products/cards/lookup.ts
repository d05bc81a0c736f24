import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { agentDisplayName, platformDisplayName } from '../../cards/display-names.ts';
import {
  formatDays,
  formatNumber,
  formatPrice,
  formatSecondPrice,
  formatWeight,
} from '../../cards/number-format.ts';
import { inLine } from '../../cards/phrases.ts';
import { sourceLine, staleLine } from '../../cards/provenance.ts';
import type { Reader } from '../../cards/reader.ts';
import { escapeText, markdownLink } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { takeWhileFits } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { LookupResult } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { isInStock, selectableOptions, summaryOf } from '../index.ts';
import { type LookupCard, lookupButtons, variantMenus } from './lookup-controls.ts';
import { shortProductName, withThumbnail } from './product-header.ts';
import {
  hasSelection,
  matchingSkus,
  type Offer,
  offerOfSkus,
  selectedImage,
  selectedValue,
  type VariantSelection,
} from './variant-selection.ts';

/** What a list of sizes or versions may take, in characters and bytes. */
const LIST_CHARS = 700;
const LIST_BYTES = 1_200;

/** A product's price and stock, narrowed to the chosen variant, with what else the service knows about it. */
export function lookupView(card: LookupCard, reader: Reader): MessageView {
  const { answer, selection, facts } = card;
  const { texts } = reader;
  const result = answer.data;
  const product = { platform: result.platform, id: result.product_id };
  const summary = summaryOf(product, { ...facts, lookup: result });
  const image = selectedImage(result, selection) ?? summary.image;
  const title = markdownLink(shortProductName(summary, texts), result.canonical, LIMITS.optionText);
  const top = [
    ...headingLines(result, selection, reader),
    title,
    `-# ${productLine(result, selection, texts)}`,
  ];
  return containerCard(null, [
    ...staleLine(answer, texts),
    ...withThumbnail(top.join('\n'), { ...summary, image }, texts),
    ...listLines(result, texts),
    ...variantMenus(card, texts),
    ...textOf(measureLines(result.warehouse, texts).join('\n')),
    ...sourceLine(result, texts),
    ...lookupButtons(card, summary, reader),
  ]);
}

function textOf(content: string): APIComponentInContainer[] {
  return content === '' ? [] : [{ type: ComponentType.TextDisplay, content }];
}

/** The platform; with a choice, the price of all variants; and where the variants come from. */
function productLine(result: LookupResult, selection: VariantSelection, texts: Texts): string {
  const { platform, price, variant_source = '' } = result;
  const range = formatPrice(price?.low, price?.high, price?.currency, texts.locale);
  return inLine([
    escapeText(platformDisplayName(platform), 60),
    hasSelection(selection) && range !== null ? texts.lookup.allVariants(range) : '',
    variant_source === '' || variant_source === platform
      ? ''
      : texts.lookup.variantSource(escapeText(platformDisplayName(variant_source), 60)),
  ]);
}

/** Sizes and versions, where no menu lists them. */
function listLines(result: LookupResult, texts: Texts): APIComponentInContainer[] {
  if (selectableOptions(result).length > 0) return [];
  const lists = [
    [texts.lookup.sizes, result.sizes],
    [texts.lookup.versions, result.versions],
  ] as const;
  return lists.flatMap(([heading, values]) => {
    const escaped = values.map((value) => escapeText(value, 100)).filter((value) => value !== '');
    if (escaped.length === 0) return [];
    const shown = takeWhileFits(escaped, LIST_CHARS, LIST_BYTES, ' · ');
    const rest = shown.length < escaped.length ? ' …' : '';
    return [textDisplay(`**${heading}** ${shown.join(' · ')}${rest}`)];
  });
}

/** The answer in two lines: price and stock; then the price in the reader's currency and what is chosen. */
function headingLines(result: LookupResult, selection: VariantSelection, reader: Reader): string[] {
  const { texts, currency } = reader;
  const chosen = chosenValues(result, selection);
  const offer = offerOf(result, selection);
  if (offer === null) return [`### ${texts.lookup.unavailable}`, ...chosen];
  const { low, high } = offer.price;
  const price = formatPrice(low, high, offer.price.currency, texts.locale) ?? texts.product.noPrice;
  const second = formatSecondPrice(offer.price, currency, texts.locale);
  const below = [...(second === null ? [] : [`≈ ${second}`]), ...chosen];
  return [headline(price, offer, reader), ...(below.length === 0 ? [] : [below.join(' · ')])];
}

function headline(price: string, { inStock, stock }: Offer, { texts }: Reader): string {
  if (inStock === false) return `### ${texts.product.soldOut} · ${price}`;
  if (stock === null) return `### ${price}`;
  return `### ${price} · ${texts.product.inStock(formatNumber(stock, texts.locale))}`;
}

/** "**Navy / White, 40**" */
function chosenValues(result: LookupResult, selection: VariantSelection): string[] {
  const options = selectableOptions(result);
  const values = options.flatMap((_, index) => selectedValue(options, selection, index) ?? []);
  return values.length === 0 ? [] : [`**${values.map((value) => escapeText(value, 80)).join(', ')}**`];
}

/** Null when no variant has every chosen value. */
function offerOf(result: LookupResult, selection: VariantSelection): Offer | null {
  const { price, availability } = result;
  const total = availability?.total_stock;
  if (!hasSelection(selection)) {
    return {
      price: { low: price?.low, high: price?.high, currency: price?.currency },
      inStock: isInStock(result.availability),
      stock: total ?? null,
    };
  }
  const skus = matchingSkus(result, selection);
  return skus.length === 0 ? null : offerOfSkus(skus, price?.currency);
}

/** Labels that say no more than our own word. */
const USUAL_LABEL = /^\s*(?:(?:free )?storage(?: time| period)?|turnover(?: time)?)\s*$/i;
const DAYS = /^\s*(\d{1,4}(?:\.\d+)?) ?days?\s*$/i;

type Warehouse = NonNullable<LookupResult['warehouse']>;

/** "33x22*13" */
const BETWEEN_LENGTHS = /(?<=\d)\s*[x*×]\s*(?=\d)/gi;

/** What an agent's warehouse measured, in one line, with its other figures in small print; nothing without figures. */
export function measureLines(warehouse: Warehouse | undefined, texts: Texts): string[] {
  if (warehouse === undefined) return [];
  const { agent = '', weight_g, storage_time, turnover } = warehouse;
  const size = sizeText(warehouse, texts);
  const weight = weight_g === undefined ? '' : formatWeight(weight_g, texts.locale);
  const measures = inLine([weight, size]);
  const small = [
    agent === '' ? texts.lookup.measured : texts.lookup.measuredAt(escapeText(agentDisplayName(agent), 80)),
    ...figure(storage_time, texts.lookup.storage, texts),
    ...figure(turnover, texts.lookup.turnover, texts),
  ];
  const hasFigures = measures !== '' || small.length > 1;
  return hasFigures ? [...(measures === '' ? [] : [`⚖️ ${measures}`]), `-# ${small.join(' · ')}`] : [];
}

/** "33 × 22 × 13 cm", or "9,438 cm³"; empty when neither is known. */
export function sizeText({ dimensions_cm = '', volume_cm3 }: Partial<Warehouse>, { locale }: Texts): string {
  if (dimensions_cm !== '') return escapeText(dimensions_cm.replaceAll(BETWEEN_LENGTHS, ' × '), 80);
  return volume_cm3 === undefined ? '' : `${formatNumber(volume_cm3, locale)} cm³`;
}

/**
 * "storage 90 days"; the service's own label says what it is where ours would be a guess. Its usual English words are
 * only for readers of English.
 */
function figure(
  labelled: Warehouse['storage_time'],
  format: (label: string, value: string) => string,
  { locale }: Texts,
): string[] {
  const { label = '', value = '' } = labelled ?? {};
  if (value === '') return [];
  const ownLabel = locale !== 'en' && USUAL_LABEL.test(label) ? '' : label;
  // A label in the service's words keeps its value as it is.
  const days = ownLabel === '' ? DAYS.exec(value)?.[1] : undefined;
  return [
    format(
      escapeText(ownLabel, 80),
      days === undefined ? escapeText(value, 120) : formatDays(Number(days), locale),
    ),
  ];
}
