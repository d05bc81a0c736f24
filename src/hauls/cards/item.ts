import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { type ActionRow, button, buttonRows, singleInputModal } from '../../cards/components.ts';
import { containerCard } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { backToHaul, haulCustomId } from '../../cards/haul-buttons.ts';
import { inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { MAX_QUANTITY } from '../../domain/hauls/limits.ts';
import type { Product } from '../../links/product.ts';
import { variantPhotoButton } from '../../products/cards/lookup-controls.ts';
import { withThumbnail } from '../../products/cards/product-header.ts';
import { selectionMenus } from '../../products/cards/selection-menus.ts';
import {
  encodeSelection,
  hasSelection,
  selectedImage,
  selectedVariant,
  type VariantSelection,
} from '../../products/cards/variant-selection.ts';
import type { HaulItem } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { choiceLines, type HaulItemCard, itemTopLines, pieceLines } from './item-lines.ts';

/** What an item of a haul costs and weighs, with controls to change it. Only for the haul's owner. */
export function haulItemView(card: HaulItemCard, reader: Reader): MessageView {
  const { item, facts } = card;
  const { texts } = reader;
  const selection = shownSelection(card);
  const image = (facts.lookup && selectedImage(facts.lookup, selection)) ?? item.summary.image;
  return containerCard(null, [
    ...withThumbnail(inLines(itemTopLines(card, reader)), { ...item.summary, image }, texts),
    inLines([...pieceLines(card, selection, texts), ...choiceLines(card, selection, texts)]),
    ...menusOf(card, selection, reader),
    ...itemButtons(card, selection, texts),
  ]);
}

/** What is being chosen, unless something else has been stored since; otherwise the stored variant. */
function shownSelection({
  item: { item, choice },
  facts: { lookup },
  choosing,
}: HaulItemCard): VariantSelection {
  if (lookup === null) return choosing ?? [];
  const chosen = choosing === null ? null : selectedVariant(lookup, choosing);
  const isUnfinished = chosen === '' && hasSelection(choosing ?? []);
  if (choosing !== null && (chosen === item.variant || isUnfinished)) return choosing;
  return choice?.selection ?? [];
}

/** No menu if the service names no variants, because no choice could be stored. */
function menusOf(
  { item: { item }, facts: { lookup } }: HaulItemCard,
  selection: VariantSelection,
  { texts }: Reader,
): ActionRow[] {
  if (lookup === null || (lookup.variants?.skus ?? []).length === 0) return [];
  const idOf = (option: string, state: string) => haulCustomId('pick', item.id, option, state);
  return selectionMenus(lookup, selection, idOf, texts);
}

/**
 * "−", "× 2" and "+" in one row on a phone, then the photos, *Remove* and *Back*.
 * @param selection what the reader is choosing, which the answer keeps
 */
function itemButtons(card: HaulItemCard, selection: VariantSelection, texts: Texts): ActionRow[] {
  const { haul, item } = card;
  const quantity = quantityButtons(item.item, encodeSelection(selection));
  const remove = button(texts.haulItem.remove, haulCustomId('drop', item.item.id));
  const back = backToHaul(haul.id, texts, item.number - 1);
  return [...buttonRows(quantity), ...fittingRows([firstButton(card, selection, texts), remove, back])];
}

function quantityButtons({ id, quantity }: HaulItem, state: string): APIButtonComponent[] {
  const idOf = (component: string) => haulCustomId(component, id, state);
  return [
    button('−', idOf('fewer'), { disabled: quantity <= 1 }),
    button(`× ${quantity}`, idOf('pieces')),
    button('+', idOf('another'), { disabled: quantity >= MAX_QUANTITY }),
  ];
}

/**
 * Null for a product that no custom id can hold. Buttons for facts that are still loading are there from the start, so that
 * none moves.
 */
function firstButton(
  { item: { item, summary, lookup }, facts, pending }: HaulItemCard,
  selection: VariantSelection,
  texts: Texts,
): APIButtonComponent | null {
  if (lookup === null && !pending)
    return button(texts.common.tryAgain, haulCustomId('item-card', item.id), { primary: true });
  if (!isAddressable(summary.product)) return null;
  if (lookup !== null) return variantPhotoButton(lookup, selection, summary, facts.qc, texts);
  const { platform, id } = summary.product;
  return button(texts.common.qcPhotos, encodeCustomId('qc', 'open', platform, id), { primary: true });
}

/** Puts back an item that was removed; no button if no custom id can hold its product. */
export function undoRemoval(
  haulId: number,
  { platform, id }: Product,
  { id: itemId, variant, quantity }: Pick<HaulItem, 'id' | 'variant' | 'quantity'>,
  { haulItem }: Texts,
): APIButtonComponent[] {
  if (!isAddressable({ platform, id })) return [];
  return [button(haulItem.undo, haulCustomId('undrop', haulId, platform, id, variant, quantity, itemId))];
}

/** Leaves room for what people type instead of a number, because a custom id has to hold it. */
export const MAX_TYPED_QUANTITY = 8;

/**
 * The modal behind "× 2".
 * @param state what the reader is choosing, which the answer keeps
 * @param value what the field holds
 */
export function quantityModal(itemId: number, state: string, value: string, { haulItem }: Texts): ModalView {
  return singleInputModal(haulCustomId('pieces', itemId, state), haulItem.quantity, {
    id: 'quantity',
    label: haulItem.quantity,
    hint: haulItem.quantityRange(MAX_QUANTITY),
    value,
    maxLength: MAX_TYPED_QUANTITY,
    required: true,
  });
}
