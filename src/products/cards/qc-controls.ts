import type { APIButtonComponent, APIComponentInContainer } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { type ActionRow, button, linkButton, menuRow } from '../../cards/components.ts';
import { sectionWith } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Product } from '../../links/product.ts';
import type { Texts } from '../../texts/index.ts';
import { photosLabel } from './product-header.ts';
import type { QcCard } from './qc-card.ts';
import { ALL, LISTING, QC_START, type QcPage, type QcPosition, type QcSelection } from './qc-selection.ts';

/** Where a card of photos is, and the offsets of the pages before and after it; null where there is none. */
export interface QcTurns extends QcPosition, Pick<QcPage, 'previous' | 'next'> {}

/** Below photos: the menu of variants, and three buttons at most. Between two pages, the sheet is under *More*. */
export function qcControls(
  card: QcCard,
  selection: QcSelection,
  at: QcTurns,
  hasListing: boolean,
  { texts }: Reader,
): ActionRow[] {
  const { product } = card.summary;
  if (!isAddressable(product)) return [];
  const other =
    at.filter === LISTING
      ? button(texts.qc.toPhotos, qcId('photos', product, QC_START))
      : hasSheet(card, selection) && button(texts.qc.sheet, qcId('sheet', product, at));
  return [
    ...variantMenu(product, selection, at.filter, hasListing, texts),
    ...fittingRows([
      ...turns(product, at, texts),
      !isBetweenPages(at) && other,
      moreButton(product, at, texts),
    ]),
  ];
}

/** Whether a gallery has buttons to both sides, which leave no room for the sheet's. */
export function isBetweenPages({ previous, next }: Pick<QcPage, 'previous' | 'next'>): boolean {
  return previous !== null && next !== null;
}

export function hasSheet({ canDraw }: QcCard, { photos }: QcSelection): boolean {
  return canDraw && photos.length > 1;
}

/** *More*: what else can be done with the product. */
export function moreButton(product: Product, at: QcPosition, { product: words }: Texts): APIButtonComponent {
  return button(words.more, qcId('more', product, at));
}

/** Buttons to the pages before and after this one, where there are such. */
function turns(product: Product, { filter, previous, next }: QcTurns, { qc }: Texts): APIButtonComponent[] {
  const id = (component: string, offset: number) => qcId(component, product, { filter, offset });
  return [
    ...(previous === null ? [] : [button(qc.previous, id('previous', previous))]),
    ...(next === null ? [] : [button(qc.next, id('next', next), { primary: true })]),
  ];
}

/** Previous and Next, each leading to an offset; disabled for null. */
export function turnButtons(
  [previousId, nextId]: readonly [string, string],
  product: Product,
  filter: string,
  { previous, next }: { readonly previous: number | null; readonly next: number | null },
  { common }: Texts,
): APIButtonComponent[] {
  const id = (component: string, to: number | null) => qcId(component, product, { filter, offset: to ?? 0 });
  return [
    button(common.previous, id(previousId, previous), { disabled: previous === null }),
    button(common.next, id(nextId, next), { disabled: next === null, primary: next !== null }),
  ];
}

/** Text below a gallery, next to a link to the product at the reader's first agent. */
export function caption({ agent }: QcCard, lines: readonly string[]): APIComponentInContainer | string {
  const text = inLines(lines);
  const [link] = agent === null ? [] : linkButton(agent.name, agent.url);
  return link === undefined || text === '' ? text : sectionWith(text, link);
}

/** Starts to watch a product that has no photos yet, or opens where the reader watches. */
export function watchButton({ watching, summary: { product } }: QcCard, { qc }: Texts): APIButtonComponent {
  return watching
    ? button(qc.watching, encodeCustomId('qc', 'watching', product.platform, product.id))
    : button(qc.watchForPhotos, qcId('start', product, QC_START), { primary: true });
}

/** A custom id with a position in the photos of a product. */
export function qcId(component: string, { platform, id }: Product, { filter, offset }: QcPosition): string {
  return encodeCustomId('qc', component, platform, id, filter, String(offset));
}

/** Two options are for all variants and for the listing. */
const MAX_VARIANTS = LIMITS.selectOptions - 2;

/** The menu that filters photos by variant; none where it would change nothing. */
function variantMenu(
  product: Product,
  { variants, total }: QcSelection,
  filter: string,
  hasListing: boolean,
  texts: Texts,
): ActionRow[] {
  const shown = variants.length > 1 ? variants.slice(0, MAX_VARIANTS) : [];
  const chosen = variants.find(({ key }) => key === filter);
  if (chosen !== undefined && !shown.includes(chosen)) shown.splice(MAX_VARIANTS - 1, 1, chosen);
  if (shown.length === 0 && !hasListing) return [];
  const { allVariants, besideListing, besideListingHint, noVariant } = texts.qc;
  const option = (label: string, value: string, description: string) => {
    return { label, value, description, default: filter === value };
  };
  const labelOf = (sku = '') => plainText(sku, LIMITS.optionText) || noVariant;
  return menuRow(encodeCustomId('qc', 'filter', product.platform, product.id), allVariants, [
    option(allVariants, ALL, photosLabel(total, texts)),
    ...shown.map(({ key, sku, count }) => option(labelOf(sku), key, photosLabel(count, texts))),
    ...(hasListing ? [option(besideListing, LISTING, besideListingHint)] : []),
  ]);
}
