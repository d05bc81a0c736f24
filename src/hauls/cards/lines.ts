import { formatWeight } from '../../cards/number-format.ts';
import { capitalise, inLine } from '../../cards/phrases.ts';
import { escapeText, markdownLink, markdownUrl } from '../../discord/messages/markdown.ts';
import { cellsOf, cut, cutToCells, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { ItemFigures } from '../../domain/hauls/totals.ts';
import type { Picture } from '../../pictures/index.ts';
import type { AgentLink } from '../../products/cards/agent-links.ts';
import { photosLabel, productName } from '../../products/cards/product-header.ts';
import { variantWithKey } from '../../products/index.ts';
import type { HaulItem } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ItemOfHaul, LoadedItem } from '../load-haul.ts';
import { formatSum } from './totals.ts';

/** Items of a page: as many photos as are drawn side by side. */
export const ITEMS_PER_PAGE = 5;

/** An item of the page with its link at the reader's first agent. */
export interface LinkedHaulItem<Item extends ItemOfHaul> extends LoadedItem<Item> {
  readonly link: AgentLink | null;
}

const LINE_CELLS = 39;
/** What a title leaves for a variant at least. */
const VARIANT_CELLS = 20;
const SEPARATOR = ' · ';
/** Longer addresses of a page, together, would not leave room for the rest of a card. */
const MAX_ADDRESSES = 1_500;

/** Two lines of a page: "**1** [Harbor Runner 2.0](…) × 2 · Navy, 40" and "CN¥268 · 1.18 kg · 28 QC photos". */
export function itemLines(item: LinkedHaulItem<HaulItem>, pending: boolean, texts: Texts): string {
  const { titleCells, variant } = shareLine(item, texts);
  const title = itemTitle(item, titleCells, ITEMS_PER_PAGE, texts);
  const first = variant === '' ? title : `${title}${SEPARATOR}${escapeText(variant, 80)}`;
  return `**${item.number}** ${first}\n-# ${factsOf(item, pending, texts)}`;
}

/** One line on a phone for the title and the variant, which share the space. */
function shareLine({ item, number, summary, choice }: LinkedHaulItem<HaulItem>, texts: Texts) {
  const room = LINE_CELLS - cellsOf(`${number} ${timesOf(item)}`);
  if (item.variantName === '') return { titleCells: room, variant: '' };
  const both = room - cellsOf(SEPARATOR);
  const unused = both - cellsOf(productName(summary, texts));
  const name = choice?.isSizeOpen === true ? texts.haulShare.sizeOpen(item.variantName) : item.variantName;
  const variant = cutToCells(name, Math.max(VARIANT_CELLS, unused));
  return { titleCells: both - cellsOf(variant), variant };
}

/** " × 2"; empty for one piece. */
export function timesOf({ quantity }: Pick<ItemOfHaul, 'quantity'>): string {
  return quantity === 1 ? '' : ` × ${quantity}`;
}

/**
 * The title, leading to the reader's first agent, and how many.
 * @param perPage items of a full page, which share the room for addresses
 */
export function itemTitle(
  item: LinkedHaulItem<ItemOfHaul>,
  titleCells: number,
  perPage: number,
  texts: Texts,
): string {
  const href = item.link?.url ?? item.summary.canonical;
  const name = nickname(productName(item.summary, texts), titleCells, texts);
  const isLong = (markdownUrl(href) ?? '').length > MAX_ADDRESSES / perPage;
  const link = markdownLink(name, isLong ? undefined : href, LIMITS.optionText);
  return `${link}${timesOf(item.item)}`;
}

/** Where a seller starts to describe the product. */
const DESCRIPTION = /[,，;|/()（）【】[\]].*$/su;
/** Only some of these may be left out. */
const PLAIN_WORDS = /^[\p{L}\p{N} .'’-]+$/u;

/**
 * A title that fits: in full, or up to a comma. If a cut left only its first word, the last ones say more: "Boxy hoodie" instead of
 * "Heavyweight…".
 */
function nickname(title: string, cells: number, texts: Texts): string {
  if (cellsOf(title) <= cells) return title;
  const name = title.replace(DESCRIPTION, '').trim() || title;
  if (cellsOf(name) <= cells) return name;
  const begun = cutToCells(name, cells);
  const words = name.split(' ');
  const last = words.map((_, index) => words.slice(index).join(' ')).find((end) => cellsOf(end) <= cells);
  if (begun.includes(' ') || last?.includes(' ') !== true || !PLAIN_WORDS.test(name)) return begun;
  return capitalise(last, texts);
}

/** The item's own sums, for as many pieces as there are. */
export function factsOf(item: LoadedItem<ItemOfHaul>, pending: boolean, texts: Texts): string {
  const { figures, lookup, photos } = item;
  const { weightG, quantity } = figures;
  if (lookup === null) return pending ? '…' : texts.product.detailsMissing;
  return inLine([
    isSoldOut(item) ? texts.product.soldOut : '',
    priceOfItem(figures, texts) ?? texts.product.noPrice,
    weightG === null ? texts.haul.weightUnknown : formatWeight(weightG * quantity, texts.locale),
    photos === null ? '' : photos === 0 ? texts.haul.noPhotos : photosLabel(photos, texts),
  ]);
}

/** For as many pieces as there are. Null: not listed. */
function priceOfItem({ price, quantity }: ItemFigures, { locale }: Texts): string | null {
  if (price === null) return null;
  return formatSum({ ...price, low: price.low * quantity, high: price.high * quantity }, locale);
}

/** Whether nothing is left of the chosen variant; of the whole product where none is chosen, or its stock isn't listed. */
export function isSoldOut({ item, summary, lookup }: LoadedItem<ItemOfHaul>): boolean {
  const stock = lookup === null ? undefined : variantWithKey(lookup, item.variant)?.stock;
  return stock === undefined ? summary.inStock === false : stock <= 0;
}

/**
 * The photos of some items side by side, with a text for people who can't see them.
 * @param picture null: not drawn, or not yet
 */
export function stripOf(picture: Picture | null, items: readonly LoadedItem<ItemOfHaul>[], texts: Texts) {
  if (picture === null) return [];
  const nameOf = ({ summary }: LoadedItem<ItemOfHaul>) => plainText(productName(summary, texts), 120);
  const names = items.map((item) => `${item.number} ${nameOf(item)}`);
  return [{ ...picture, description: cut(texts.haul.stripAlt(names.join(', ')), LIMITS.mediaDescription) }];
}
