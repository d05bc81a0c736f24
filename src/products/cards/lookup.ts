import { containerCard, textDisplay } from '../../cards/container.ts';
import { agentDisplayName, platformDisplayName } from '../../cards/display-names.ts';
import {
  formatDays,
  formatNumber,
  formatPrice,
  formatSecondPrice,
  formatWeight,
} from '../../cards/number-format.ts';
import { inLine, inLines } from '../../cards/phrases.ts';
import { staleLine } from '../../cards/provenance.ts';
import type { Reader } from '../../cards/reader.ts';
import { escapeText, markdownLink } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { takeWhileFits } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { LookupResult } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { isInStock, selectableOptions, summaryOf } from '../index.ts';
import { type LookupCard, lookupButtons, variantMenus } from './lookup-controls.ts';
import { shortProductName, stockText, withThumbnail } from './product-header.ts';
import {
  chosenValues,
  hasSelection,
  matchingSkus,
  type Offer,
  offerOfSkus,
  selectedImage,
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
  const about = `-# ${productLine(result, selection, texts)}`;
  const top = [...headingLines(result, selection, reader), title, about];
  return containerCard(null, [
    ...staleLine(answer, texts),
    ...withThumbnail(inLines(top), { ...summary, image }, texts),
    ...listLines(result, texts),
    ...variantMenus(card, texts),
    inLines(measureLines(result.warehouse, texts)),
    ...lookupButtons(card, summary, reader),
  ]);
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
function listLines(result: LookupResult, texts: Texts) {
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
  const values = chosenValues(result, selection).map((value) => escapeText(value, 80));
  const chosen = values.length === 0 ? '' : `**${values.join(', ')}**`;
  const offer = offerOf(result, selection);
  if (offer === null) return [`### ${texts.lookup.unavailable}`, chosen];
  const { low, high } = offer.price;
  const price = formatPrice(low, high, offer.price.currency, texts.locale) ?? texts.product.noPrice;
  const second = formatSecondPrice(offer.price, currency, texts.locale);
  const stock = stockText(offer.stock, texts, offer.inStock);
  return [
    `### ${inLine(offer.inStock === false ? [stock, price] : [price, stock])}`,
    inLine([second === null ? '' : `≈ ${second}`, chosen]),
  ];
}

/** Null when no variant has every chosen value. */
function offerOf(result: LookupResult, selection: VariantSelection): Offer | null {
  const { price, availability } = result;
  if (!hasSelection(selection)) {
    const { low, high, currency } = price ?? {};
    const stock = availability?.total_stock ?? null;
    return { price: { low, high, currency }, inStock: isInStock(availability), stock };
  }
  const skus = matchingSkus(result, selection);
  return skus.length === 0 ? null : offerOfSkus(skus, price?.currency);
}

/** Labels that say no more than our own word. */
const USUAL_LABEL = /^\s*(?:(?:free )?storage(?: time| period)?|turnover(?: time)?)\s*$/i;
const DAYS = /^\s*(\d{1,4}(?:\.\d+)?) ?days?\s*$/i;
/** "33x22*13" */
const BETWEEN_LENGTHS = /(?<=\d)\s*[x*×]\s*(?=\d)/gi;

type Warehouse = NonNullable<LookupResult['warehouse']>;

/** What an agent's warehouse measured, in one line, with its other figures in small print; nothing without figures. */
export function measureLines(warehouse: Warehouse | undefined, { lookup, locale }: Texts): string[] {
  if (warehouse === undefined) return [];
  const { agent = '', weight_g, storage_time, turnover } = warehouse;
  const weight = weight_g === undefined ? '' : formatWeight(weight_g, locale);
  const measures = inLine([weight, sizeText(warehouse, locale)]);
  const where = agent === '' ? lookup.measured : lookup.measuredAt(escapeText(agentDisplayName(agent), 80));
  const figures = [figure(storage_time, lookup.storage, locale), figure(turnover, lookup.turnover, locale)];
  const small = inLine([where, ...figures]);
  if (measures === '') return small === where ? [] : [`-# ${small}`];
  return [`⚖️ ${measures}`, `-# ${small}`];
}

/** "33 × 22 × 13 cm", or "9,438 cm³"; empty when neither is known. */
export function sizeText({ dimensions_cm = '', volume_cm3 }: Partial<Warehouse>, locale: string): string {
  if (dimensions_cm !== '') return escapeText(dimensions_cm.replaceAll(BETWEEN_LENGTHS, ' × '), 80);
  return volume_cm3 === undefined ? '' : `${formatNumber(volume_cm3, locale)} cm³`;
}

/**
 * "storage 90 days", or empty; the service's own label says what it is where ours would be a guess. Its usual English
 * words are only for readers of English.
 */
function figure(
  labelled: Warehouse['storage_time'],
  format: (label: string, value: string) => string,
  locale: string,
): string {
  const { label = '', value = '' } = labelled ?? {};
  if (value === '') return '';
  const ownLabel = locale !== 'en' && USUAL_LABEL.test(label) ? '' : label;
  // A label in the service's words keeps its value as it is.
  const days = ownLabel === '' ? DAYS.exec(value)?.[1] : undefined;
  const shown = days === undefined ? escapeText(value, 120) : formatDays(Number(days), locale);
  return format(escapeText(ownLabel, 80), shown);
}
