import type { APIButtonComponent, APISelectMenuOption } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { type ActionRow, button, linkButton, menuRow } from '../../cards/components.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { saveButton } from '../../cards/haul-buttons.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Product } from '../../links/product.ts';
import type { Texts } from '../../texts/index.ts';
import type { QcCard } from './qc-card.ts';
import {
  ALL,
  LISTING,
  type QcPage,
  type QcPosition,
  type QcSelection,
  type QcVariant,
} from './qc-selection.ts';

/** Below a gallery: the menu of variants, the page buttons, and buttons to other cards. */
export function qcControls(card: QcCard, selection: QcSelection, page: QcPage, reader: Reader): ActionRow[] {
  const { texts } = reader;
  const { product } = card.summary;
  if (!isAddressable(product)) return fittingRows(agentButton(card));
  const at = { filter: selection.filter, offset: page.offset };
  const sheet = card.canDraw && selection.photos.length > 1 ? [sheetButton(product, at, texts)] : [];
  const pages = pageButtons(product, selection, page, texts);
  const isBeside = pages.length > 0 && fittingRows([...pages, ...sheet]).length === 1;
  return [
    ...variantMenu(product, selection, texts),
    ...fittingRows(isBeside ? [...pages, ...sheet] : pages),
    ...fittingRows(otherButtons(card, at, page, isBeside ? [] : sheet, reader)),
  ];
}

function pageButtons(
  product: Product,
  { filter }: QcSelection,
  { previous, next }: QcPage,
  texts: Texts,
): APIButtonComponent[] {
  if (previous === null && next === null) return [];
  const id = (component: string, offset: number | null) =>
    qcId(component, product, { filter, offset: offset ?? 0 });
  return [
    button(texts.common.previous, id('previous', previous), { disabled: previous === null }),
    button(texts.common.next, id('next', next), { disabled: next === null, primary: next !== null }),
  ];
}

function sheetButton(product: Product, at: QcPosition, texts: Texts): APIButtonComponent {
  return button(texts.qc.sheet, qcId('sheet', product, at));
}

/**
 * Next set, Ask the channel, the agent, Add to haul, Details, Watch.
 * @param sheet its button, where it isn't beside the page buttons
 */
function otherButtons(
  card: QcCard,
  { filter, offset }: QcPosition,
  { next, nextSet }: QcPage,
  sheet: readonly APIButtonComponent[],
  reader: Reader,
): APIButtonComponent[] {
  const { texts } = reader;
  const { product } = card.summary;
  const { platform, id } = product;
  return [
    ...(nextSet === null
      ? []
      : [button(texts.qc.nextSet, qcId('nextset', product, { filter, offset: nextSet }))]),
    ...(card.canAsk
      ? [button(texts.qc.ask, qcId('ask', product, { filter, offset }), { primary: next === null })]
      : []),
    ...sheet,
    ...agentButton(card),
    ...saveButton(product, filter === ALL || filter === LISTING ? '' : filter, reader),
    ...(nextSet === null
      ? [button(texts.common.details, encodeCustomId('lookup', 'open', platform, id, ''))]
      : []),
    watchButton(card, { filter, offset }, texts),
  ];
}

/** The product at the reader's first agent. */
export function agentButton({ agent }: QcCard): APIButtonComponent[] {
  return agent === null ? [] : linkButton(agent.name, agent.url);
}

/**
 * Starts to watch, or opens where the reader watches.
 * @param label of the button that starts
 */
export function watchButton(
  { watching, summary: { product } }: QcCard,
  at: QcPosition,
  texts: Texts,
  label = texts.qc.watch,
  primary = false,
): APIButtonComponent {
  return watching
    ? button(texts.qc.watching, encodeCustomId('qc', 'watching', product.platform, product.id))
    : button(label, qcId('start', product, at), { primary });
}

/** A custom id with a position in the photos of a product. */
export function qcId(component: string, { platform, id }: Product, { filter, offset }: QcPosition): string {
  return encodeCustomId('qc', component, platform, id, filter, String(offset));
}

/** Two options are for all variants and for the listing. */
const MAX_VARIANTS = LIMITS.selectOptions - 2;

/** The menu that filters photos by variant; none where it would change nothing. */
function variantMenu(product: Product, selection: QcSelection, texts: Texts): ActionRow[] {
  const { filter, variants, listing, total } = selection;
  const shown = variants.length > 1 ? variants.slice(0, MAX_VARIANTS) : [];
  const chosen = variants.find(({ key }) => key === filter);
  if (chosen !== undefined && !shown.includes(chosen)) shown.splice(MAX_VARIANTS - 1, 1, chosen);
  const listingOption = {
    label: texts.qc.besideListing,
    value: LISTING,
    description: texts.qc.besideListingHint,
    default: filter === LISTING,
  };
  const options: APISelectMenuOption[] = [
    ...shown.map((variant) => variantOption(variant, filter, texts)),
    ...(listing.length > 0 ? [listingOption] : []),
  ];
  if (options.length === 0) return [];
  const all = { label: texts.qc.allVariants, value: ALL, description: texts.qc.photos(total) };
  return menuRow(encodeCustomId('qc', 'filter', product.platform, product.id), texts.qc.allVariants, [
    { ...all, default: filter === ALL },
    ...options,
  ]);
}

function variantOption({ key, sku, count }: QcVariant, filter: string, texts: Texts): APISelectMenuOption {
  return {
    label: plainText(sku ?? '', LIMITS.optionText) || texts.qc.noVariant,
    value: key,
    description: texts.qc.photos(count),
    default: filter === key,
  };
}
