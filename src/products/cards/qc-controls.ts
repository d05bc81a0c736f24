import type { APIButtonComponent } from 'discord.js';
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
import { ALL, LISTING, type QcPage, type QcPosition, type QcSelection } from './qc-selection.ts';

/** Below a gallery: the menu of variants, the page buttons, and buttons to other cards. */
export function qcControls(card: QcCard, selection: QcSelection, page: QcPage, reader: Reader): ActionRow[] {
  const { texts } = reader;
  const { product } = card.summary;
  if (!isAddressable(product)) return fittingRows(agentButton(card));
  const { filter } = selection;
  const { previous, next, nextSet, offset } = page;
  const at = { filter, offset };
  const sheet =
    card.canDraw && selection.photos.length > 1 && button(texts.qc.sheet, qcId('sheet', product, at));
  const hasPages = previous !== null || next !== null;
  const pages = hasPages ? turnButtons(['previous', 'next'], product, filter, page, texts) : [];
  const isBeside = hasPages && fittingRows([...pages, sheet]).length === 1;
  const variant = filter === ALL || filter === LISTING ? '' : filter;
  return [
    ...variantMenu(product, selection, texts),
    ...fittingRows(isBeside ? [...pages, sheet] : pages),
    ...fittingRows([
      nextSet !== null && button(texts.qc.nextSet, qcId('nextset', product, { filter, offset: nextSet })),
      card.canAsk && button(texts.qc.ask, qcId('ask', product, at), { primary: next === null }),
      !isBeside && sheet,
      ...agentButton(card),
      ...saveButton(product, variant, reader),
      nextSet === null && detailsButton(product, texts),
      watchButton(card, at, texts),
    ]),
  ];
}

function detailsButton({ platform, id }: Product, { common }: Texts): APIButtonComponent {
  return button(common.details, encodeCustomId('lookup', 'open', platform, id, ''));
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

/** The product at the reader's first agent. */
export function agentButton({ agent }: QcCard): APIButtonComponent[] {
  return agent === null ? [] : linkButton(agent.name, agent.url);
}

/** Starts to watch, or opens where the reader watches. @param label of the button that starts */
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
  if (shown.length === 0 && listing.length === 0) return [];
  const { allVariants, besideListing, besideListingHint, photos, noVariant } = texts.qc;
  const option = (label: string, value: string, description: string) => {
    return { label, value, description, default: filter === value };
  };
  const labelOf = (sku = '') => plainText(sku, LIMITS.optionText) || noVariant;
  return menuRow(encodeCustomId('qc', 'filter', product.platform, product.id), allVariants, [
    option(allVariants, ALL, photos(total)),
    ...shown.map(({ key, sku, count }) => option(labelOf(sku), key, photos(count))),
    ...(listing.length > 0 ? [option(besideListing, LISTING, besideListingHint)] : []),
  ]);
}
