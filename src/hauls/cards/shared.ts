import { attachedPicture } from '../../cards/attached-files.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { containerCard } from '../../cards/container.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName, MAX_HAUL_NAME } from '../../cards/haul-name.ts';
import { formatNumber } from '../../cards/number-format.ts';
import { pageAt, pageButtons } from '../../cards/paging.ts';
import { capitalise, continueLine, inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Picture } from '../../pictures/index.ts';
import type { SharedHaul, SharedItem } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ItemOfHaul, LoadedHaul } from '../load-haul.ts';
import { itemTitle, type LinkedHaulItem, priceOfItem, stripOf } from './lines.ts';
import { aboutItems, billedWeight, priceOfAll } from './totals.ts';

/** Lines without details: a page holds more of them than that of the owner's card. */
export const SHARED_PER_PAGE = 10;
/** Of a page: as many as are drawn side by side. */
export const SHARED_PHOTOS = 5;
/** With a price, one line of a phone. */
const TITLE_CELLS = 24;
/** A haul in many currencies has a long sum. */
const MAX_HEADING = 400;

export interface SharedHaulCard {
  readonly shared: SharedHaul;
  readonly loaded: LoadedHaul<SharedItem>;
  readonly offset: number;
  readonly items: readonly LinkedHaulItem<SharedItem>[];
  /** The photos of the page's first items; null: not drawn, or not yet. */
  readonly strip: Picture | null;
}

/** A haul as somebody shared it, for everybody: no parcels, no variants, and a name only if the person shows it. */
export function sharedHaulView(card: SharedHaulCard, reader: Reader): MessageView {
  const { loaded, items } = card;
  const { texts } = reader;
  const strip = stripOf(card.strip, items.slice(0, SHARED_PHOTOS), texts);
  const lines = items.map((item) => sharedLine(item, loaded.pending, texts));
  const { shared, offset } = card;
  const page = { items, offset, size: SHARED_PER_PAGE, total: shared.items.length };
  const id = (to: string) => haulCustomId('shared', shared.key, to);
  const parts = [
    inLines([
      `### ${cut(heading(card, reader), MAX_HEADING)}`,
      shared.sharedBy === null ? '' : texts.sharing.by(`<@${shared.sharedBy}>`),
      ...(loaded.pending ? [] : smallPrint(card, texts)).map((line) => `-# ${line}`),
    ]),
    ...strip.map(attachedPicture),
    inLines(lines),
    ...fittingRows(pageButtons(page, id, id, texts)),
    ...fittingRows(buttons(card, texts)),
  ];
  return containerCard(null, parts, strip);
}

/** "Spring haul: 5 items, CN¥929 (≈ €119)"; "My haul" would not say whose it is, so without a name it says the rest. */
function heading({ shared, loaded }: SharedHaulCard, reader: Reader): string {
  const { haul, haulShare, locale } = reader.texts;
  const count = shared.items.length;
  const items = haul.items(count, formatNumber(count, locale));
  const price = priceOfAll(loaded.totals, reader);
  const contents = price === '' ? items : haulShare.contents(items, price);
  const isNamed = plainText(shared.name ?? '', MAX_HAUL_NAME) !== '';
  return isNamed ? haulShare.heading(haulName(shared.name, reader.texts), contents) : contents;
}

/** "**1** [Boxy hoodie](…) × 2 · CN¥318" */
function sharedLine(item: LinkedHaulItem<SharedItem>, pending: boolean, texts: Texts): string {
  const title = `**${item.number}** ${itemTitle(item, TITLE_CELLS, SHARED_PER_PAGE, texts)}`;
  if (item.lookup === null) return pending ? `${title} · …` : title;
  return `${title} · ${priceOfItem(item.figures, texts) ?? continueLine(texts.product.noPrice, texts)}`;
}

/**
 * "Items 2, 4: details didn’t load", once for a page: beside a title it would not fit on a phone. Then "At least 5.9 kg
 * (÷ 6000), item 4 not counted", unless nothing is known.
 */
function smallPrint({ shared, loaded: { totals }, items }: SharedHaulCard, texts: Texts): string[] {
  const missing = items.filter(({ lookup }) => lookup === null).map(({ number }) => number - 1);
  const failed = aboutItems(missing, texts.haul.noDetails);
  if (totals.billed === null) return failed;
  const weight = capitalise(billedWeight(totals, texts), texts);
  const [sum, uncounted] =
    totals.billed.by === 'volume'
      ? [`${weight} (÷ ${shared.divisor})`, totals.withoutVolume]
      : [weight, totals.withoutWeight];
  const partial = aboutItems(uncounted, (list, count) => texts.haulShare.notCounted(sum, list, count));
  return [...failed, ...(partial.length === 0 ? [sum] : partial)];
}

function buttons({ shared, offset }: SharedHaulCard, { haulShare }: Texts) {
  const photos = sharedPhotos(shared.items, offset, SHARED_PER_PAGE);
  const range = `${offset + 1}–${Math.min(offset + SHARED_PER_PAGE, shared.items.length)}`;
  const photosLabel = photos.isAll ? haulShare.photosOfAll : haulShare.photosOf(range);
  return [
    button(haulShare.copy, haulCustomId('copy', shared.key), { primary: true }),
    button(photosLabel, haulCustomId('qcall', shared.key, offset)),
  ];
}

type NamedItem = Pick<ItemOfHaul, 'product'>;

/**
 * The products whose photos a shared haul opens, each once: all of them, or those of the page where a menu can't hold all.
 * @param offset where the page starts; beyond the end, the last one
 */
export function sharedPhotos(items: readonly NamedItem[], offset: number, perPage: number) {
  const productsOf = (some: readonly NamedItem[]) => [...new Set(some.map(({ product }) => product))];
  const all = productsOf(items);
  if (all.length <= LIMITS.selectOptions) return { products: all, isAll: true };
  return { products: productsOf(pageAt(items, offset, perPage).items), isAll: false };
}
