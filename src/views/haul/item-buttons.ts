import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { MAX_QUANTITY } from '../../domain/haul/limits.ts';
import type { Product } from '../../links/product.ts';
import type { HaulItem } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { isAddressable } from '../addressable.ts';
import { fittingRows } from '../button-layout.ts';
import { type ActionRow, button, buttonRows, iconButton } from '../components.ts';
import { variantPhotoButton } from '../variant-photo-button.ts';
import { encodeSelection, type VariantSelection } from '../variant-selection.ts';
import { backToHaul } from './back-button.ts';
import type { HaulItemCard } from './item-card.ts';

/**
 * "−", "× 2", "+" and 🗑️, which removes it, then the photos and the way back: two rows of a phone in every language.
 * @param selection what the reader is choosing, which the answer keeps
 */
export function itemButtons(card: HaulItemCard, selection: VariantSelection, texts: Texts): ActionRow[] {
  const { haul, item } = card;
  const quantity = quantityButtons(item.item, encodeSelection(selection));
  // With its name it would not fit beside the quantity.
  const remove = iconButton('🗑️', encodeCustomId('haul', 'drop', String(item.item.id)));
  const back = backToHaul(haul.id, texts, item.number - 1);
  const first = firstButton(card, selection, texts);
  return first === null
    ? [...buttonRows(quantity), ...fittingRows([back, remove])]
    : [...buttonRows([...quantity, remove]), ...fittingRows([first, back])];
}

function quantityButtons({ id, quantity }: HaulItem, state: string): APIButtonComponent[] {
  const idOf = (component: string) => encodeCustomId('haul', component, String(id), state);
  return [
    button('−', idOf('fewer'), { disabled: quantity <= 1 }),
    button(`× ${quantity}`, idOf('pieces')),
    button('+', idOf('another'), { disabled: quantity >= MAX_QUANTITY }),
  ];
}

/** Null for a product that no custom id can hold. What is still loading has its button at once, so that none moves. */
function firstButton(
  { item: { item, summary, lookup }, facts, pending }: HaulItemCard,
  selection: VariantSelection,
  texts: Texts,
): APIButtonComponent | null {
  const { platform, id } = summary.product;
  if (lookup === null && !pending) {
    const again = encodeCustomId('haul', 'item-card', String(item.id));
    return button(texts.common.tryAgain, again, { primary: true });
  }
  if (!isAddressable(summary.product)) return null;
  if (lookup === null)
    return button(texts.common.qcPhotos, encodeCustomId('qc', 'open', platform, id), { primary: true });
  return variantPhotoButton(lookup, selection, summary, facts.qc, texts);
}

/** Adds an item again that was removed; none if no custom id can hold its product. */
export function undoRemoval(
  haulId: number,
  { platform, id }: Product,
  { variant, quantity }: Pick<HaulItem, 'variant' | 'quantity'>,
  { haulItem }: Texts,
): APIButtonComponent[] {
  if (!isAddressable({ platform, id })) return [];
  const args = [String(haulId), platform, id, variant, String(quantity)];
  return [button(haulItem.undo, encodeCustomId('haul', 'undrop', ...args))];
}
