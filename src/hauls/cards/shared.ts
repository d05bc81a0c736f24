import { attachedPicture } from '../../cards/attached-files.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { containerCard } from '../../cards/container.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName, MAX_HAUL_NAME } from '../../cards/haul-name.ts';
import { formatKilograms, formatNumber } from '../../cards/number-format.ts';
import { pageAt, workingPageButtons } from '../../cards/paging.ts';
import { capitalise, inLine, inLines, smallLine } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { shippingOf } from '../../domain/hauls/shipping.ts';
import type { Picture } from '../../pictures/index.ts';
import type { SharedHaul, SharedItem } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ItemOfHaul, LoadedHaul } from '../load-haul.ts';
import { factsOf, itemTitle, type LinkedHaulItem, stripOf } from './lines.ts';
import { aboutItems, priceOfAll } from './totals.ts';

/** Nothing can be changed here: a page holds more than that of the owner's card. */
export const SHARED_PER_PAGE = 10;
/** Of a page: as many as are drawn side by side. */
export const SHARED_PHOTOS = 5;
/** One line of a phone. */
const TITLE_CELLS = 36;
const MAX_AGENT = 60;
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

/** A haul as shared, for everyone: no parcels, no variants, and a name only if the person shows it. */
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
      smallLine([smallPrint(card, texts)]),
      smallLine([estimate(card, reader)]),
    ]),
    ...strip.map(attachedPicture),
    inLines(lines),
    ...fittingRows(workingPageButtons(page, id, id, texts)),
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

/** "**1** [Boxy hoodie](…) × 2", and its figures below. */
function sharedLine(item: LinkedHaulItem<SharedItem>, pending: boolean, texts: Texts): string {
  const title = itemTitle(item, TITLE_CELLS, SHARED_PER_PAGE, texts);
  return `**${item.number}** ${title}\n-# ${factsOf(withAllPhotos(item), pending, texts)}`;
}

/** *QC of all* opens those of every variant: the variant would often reveal someone's size. */
function withAllPhotos(item: LinkedHaulItem<SharedItem>): LinkedHaulItem<SharedItem> {
  return { ...item, photos: item.summary.qc?.photos ?? null };
}

/** "Shipping weight 7.1 kg, item 4 not counted · titles open CNFans" */
function smallPrint({ loaded: { totals, pending }, items }: SharedHaulCard, texts: Texts): string {
  const { haulShare, haulShipping, locale } = texts;
  const agent = items.find(({ link }) => link !== null)?.link?.name;
  const titles = agent === undefined ? '' : haulShare.titlesOpen(escapeText(agent, MAX_AGENT));
  const { billed, withoutWeight, withoutVolume } = totals;
  if (billed === null || pending) return inLine([capitalise(titles, texts)]);
  const weight = haulShipping.weight(formatKilograms(billed.grams, locale));
  const uncounted = billed.by === 'volume' ? withoutVolume : withoutWeight;
  const [sum = weight] = aboutItems(uncounted, (list, count) => haulShare.notCounted(weight, list, count));
  return inLine([sum, titles]);
}

/** "Shipping ≈ CN¥465 (≈ €60), estimated by the author": with the price per kilogram of the person who shared the haul. */
function estimate({ shared, loaded: { totals, pending } }: SharedHaulCard, reader: Reader): string {
  const shipping = pending ? null : shippingOf(totals, shared.kilogramPrice);
  if (shipping === null) return '';
  const sum = priceOfAll({ ...totals, prices: [shipping], withoutPrice: [] }, reader);
  return reader.texts.haulShare.estimate(`≈\u00A0${sum}`);
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
