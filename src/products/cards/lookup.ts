import { containerCard, textDisplay } from '../../cards/container.ts';
import { agentDisplayName, platformDisplayName } from '../../cards/display-names.ts';
import { formatNumber, formatPrice, formatWeight } from '../../cards/number-format.ts';
import { capitalise, inLine, inLines, smallLine } from '../../cards/phrases.ts';
import { staleLine } from '../../cards/provenance.ts';
import type { Reader } from '../../cards/reader.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { takeWhileFits } from '../../discord/messages/plain-text.ts';
import type { LookupResult } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { isInStock, selectableOptions, summaryOf } from '../index.ts';
import { currencyOffer } from './currency-offer.ts';
import { type LookupCard, lookupButtons, variantMenus } from './lookup-controls.ts';
import { bothPrices, stockText, titleLine, withThumbnail } from './product-header.ts';
import {
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
  const offer = offerOf(result, selection);
  const top = [headingLine(offer, reader), titleLine(summary, texts), aboutLine(result, offer, texts)];
  return containerCard(null, [
    ...staleLine(answer, texts),
    ...withThumbnail(inLines(top), { ...summary, image }, texts),
    ...listLines(result, texts),
    ...variantMenus(card, texts),
    inLines(detailLines(result, selection, texts)),
    ...lookupButtons(card, summary, reader),
    ...currencyOffer(result, selection, card.offered ?? null, texts),
  ]);
}

/** "CN¥268 (≈ €34)", after what keeps people from buying it, if anything does. */
function headingLine(offer: Offer | null, reader: Reader): string {
  if (offer === null) return `### ${reader.texts.lookup.unavailable}`;
  const soldOut = offer.inStock === false ? reader.texts.product.soldOut : '';
  return `### ${inLine([soldOut, bothPrices(offer.price, reader)])}`;
}

/** "12 in stock · Weidian", and where the variants come from. */
function aboutLine(
  { platform, variant_source = '' }: LookupResult,
  offer: Offer | null,
  texts: Texts,
): string {
  return smallLine([
    offer === null || offer.inStock === false ? '' : stockText(offer.stock, texts, offer.inStock),
    escapeText(platformDisplayName(platform, texts.locale), 60),
    variant_source === '' || variant_source === platform
      ? ''
      : texts.lookup.variantSource(escapeText(platformDisplayName(variant_source, texts.locale), 60)),
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

/** "33x22*13" */
const BETWEEN_LENGTHS = /(?<=\d)\s*[x*×]\s*(?=\d)/gi;

type Warehouse = NonNullable<LookupResult['warehouse']>;

/** What a warehouse measured and, in small print, where; if a variant is chosen, also the price range of all. */
function detailLines(
  { warehouse, price }: LookupResult,
  selection: VariantSelection,
  texts: Texts,
): string[] {
  const { lookup, locale } = texts;
  const { agent = '', weight_g } = warehouse ?? {};
  const weight = weight_g === undefined ? '' : formatWeight(weight_g, locale);
  const measures = inLine([weight, sizeText(warehouse ?? {}, locale)]);
  const where = agent === '' ? lookup.measured : lookup.measuredAt(escapeText(agentDisplayName(agent), 80));
  const range = hasSelection(selection)
    ? formatPrice(price?.low, price?.high, price?.currency, locale)
    : null;
  const all = range === null ? '' : lookup.allVariants(range);
  if (measures === '') return [smallLine([capitalise(all, texts)])];
  return [`⚖️ ${measures}`, smallLine([where, all])];
}

/** "33 × 22 × 13 cm", or "9,438 cm³"; empty when neither is known. */
export function sizeText({ dimensions_cm = '', volume_cm3 }: Partial<Warehouse>, locale: string): string {
  if (dimensions_cm !== '')
    return withoutBreaks(escapeText(dimensions_cm.replaceAll(BETWEEN_LENGTHS, ' × '), 80));
  return volume_cm3 === undefined ? '' : `${formatNumber(volume_cm3, locale)}\u00A0cm³`;
}

function withoutBreaks(size: string): string {
  return size.replaceAll(' × ', '\u00A0×\u00A0').replace(/(?<=\d) (?=cm)/, '\u00A0');
}
