import { haulName, isNamedIn } from '../../cards/haul-name.ts';
import { formatWeight } from '../../cards/number-format.ts';
import { capitalise, inLine, smallLine } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { cutToCells, oneLine } from '../../discord/messages/plain-text.ts';
import { totalsOf, volumetricGrams } from '../../domain/hauls/totals.ts';
import { sizeText } from '../../products/cards/lookup.ts';
import { photographedVariant } from '../../products/cards/lookup-controls.ts';
import { dayText } from '../../products/cards/qc-card.ts';
import {
  hasSelection,
  matchingSkus,
  selectedSku,
  type VariantSelection,
} from '../../products/cards/variant-selection.ts';
import { type ProductFacts, variantName } from '../../products/index.ts';
import type { Haul, HaulItem } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { isSoldOut, itemTitle, type LinkedHaulItem } from './lines.ts';
import { priceOfAll } from './totals.ts';

export interface HaulItemCard {
  readonly haul: Haul;
  readonly item: LinkedHaulItem<HaulItem>;
  readonly facts: ProductFacts;
  /** Some facts are still loading, so missing ones may follow. */
  readonly pending: boolean;
  /** What the reader is choosing; null: what is stored is shown. */
  readonly choosing: VariantSelection | null;
  readonly notes: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Wide screens have room for it, and a phone breaks it. */
const TITLE_CELLS = 88;
const VARIANT_CELLS = 60;

/** What all pieces cost and weigh; then what it is, and whose haul it is in. */
export function itemTopLines(card: HaulItemCard, reader: Reader): string[] {
  const { item, haul, notes } = card;
  const { texts } = reader;
  const variant = chosenName(item);
  const name = haulName(haul.name, texts);
  return [
    `### ${headline(card, reader)}`,
    itemTitle(item, TITLE_CELLS, 1, texts),
    variant === '' ? '' : `**${variant}**`,
    isNamedIn(notes, name) ? '' : smallLine([name]),
    ...notes,
  ];
}

/** "Sold out · CN¥636 (≈ €81) · 2.36 kg" */
function headline({ item, pending, haul }: HaulItemCard, reader: Reader): string {
  const { texts } = reader;
  const { figures } = item;
  if (item.lookup === null) return pending ? '…' : capitalise(texts.product.detailsMissing, texts);
  const price = priceOfAll(totalsOf([figures], haul.divisor), reader) || texts.product.noPrice;
  const { weightG, quantity } = figures;
  const weight = weightG === null ? texts.haul.weightUnknown : formatWeight(weightG * quantity, texts.locale);
  return inLine([isSoldOut(item) ? texts.product.soldOut : '', price, weight]);
}

/** One piece's figures, and the age of the newest photo that the button leads to, in small print. */
export function pieceLines(card: HaulItemCard, selection: VariantSelection, texts: Texts): string[] {
  const lines = [pieceFigures(card, texts), photosOf(card, selection, texts)];
  return lines.map((line) => smallLine([capitalise(line, texts)]));
}

function photosOf({ item, facts, now }: HaulItemCard, selection: VariantSelection, texts: Texts): string {
  const { lookup, summary } = item;
  const { qc } = summary;
  if (qc === null) return '';
  if (qc.photos === 0) return texts.haul.noPhotos;
  const sets = facts.qc?.batches ?? [];
  const variant = lookup === null ? null : photographedVariant(lookup, selection, sets);
  const newest = dayText((variant ?? qc).newest ?? undefined, now);
  return newest === '' ? '' : texts.haulItem.newest(newest);
}

/** "Each 1.18 kg · 33 × 22 × 13 cm · by volume 1.57 kg"; the heading says what a single piece weighs. */
function pieceFigures({ item: { figures, lookup }, haul }: HaulItemCard, texts: Texts): string {
  if (lookup === null) return '';
  const { weightG, volumeCm3, quantity } = figures;
  const weight = weightG === null || quantity === 1 ? '' : formatWeight(weightG, texts.locale);
  const sizeOf = (volume: number) => [
    sizeText(lookup.warehouse ?? {}, texts.locale),
    haul.divisor === 0
      ? ''
      : texts.haul.byVolume(formatWeight(volumetricGrams(volume, haul.divisor), texts.locale)),
  ];
  const size = volumeCm3 === null ? [texts.haulItem.sizeUnknown] : sizeOf(volumeCm3);
  const parts = inLine([weight, ...size]);
  return quantity === 1 ? parts : texts.haulItem.each(parts);
}

/** Why the choice doesn't count: the variant is gone, or isn't completely chosen. */
export function choiceLines({ item }: HaulItemCard, selection: VariantSelection, texts: Texts): string[] {
  const { lookup, choice } = item;
  if (lookup === null) return [];
  const { variant, variantName: stored } = item.item;
  const isGone = variant !== '' && choice === null;
  const gone = isGone ? [`⚠️ ${texts.haulItem.variantGone(escaped(stored))}`] : [];
  if (!hasSelection(selection) || selectedSku(lookup, selection) !== undefined) return gone;
  const isPossible = matchingSkus(lookup, selection).length > 0;
  const counted = choice?.isSizeOpen === true ? '' : chosenName(item);
  return [
    ...gone,
    ...(isPossible ? [] : [`⚠️ ${texts.lookup.unavailable}`]),
    ...(isGone ? [] : [counted === '' ? texts.haulItem.chooseRest : texts.haulItem.stillCounts(counted)]),
  ];
}

/** As the service names it now: a haul that was copied has no names. Empty for none, and for one that is gone. */
function chosenName({ item, lookup, choice }: HaulItemCard['item']): string {
  if (item.variant === '') return '';
  if (lookup === null) return escaped(item.variantName);
  if (choice === null) return '';
  return escaped(choice.isSizeOpen ? item.variantName : variantName(lookup, choice.sku));
}

function escaped(name: string): string {
  return escapeText(cutToCells(oneLine(name), VARIANT_CELLS), 2 * VARIANT_CELLS);
}
