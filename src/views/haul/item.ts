import type { APIComponentInContainer } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { variantWithKey } from '../../products/index.ts';
import type { ActionRow } from '../components.ts';
import { containerCard, textDisplay } from '../container.ts';
import { withThumbnail } from '../product-header.ts';
import type { Reader } from '../reader.ts';
import { selectionMenus } from '../selection-menus.ts';
import { selectionOf } from '../value-options.ts';
import { hasSelection, selectedImage, selectedVariant, type VariantSelection } from '../variant-selection.ts';
import { itemButtons } from './item-buttons.ts';
import type { HaulItemCard } from './item-card.ts';
import { choiceLines, itemTopLines, pieceLines } from './item-lines.ts';

/** What an item of a haul costs and weighs, with what can be changed. For the haul's owner alone. */
export function haulItemView(card: HaulItemCard, reader: Reader): MessageView {
  const { item, facts } = card;
  const { texts } = reader;
  const selection = shownSelection(card);
  const image = (facts.lookup && selectedImage(facts.lookup, selection)) ?? item.summary.image;
  return containerCard(null, [
    ...withThumbnail(itemTopLines(card, reader).join('\n'), { ...item.summary, image }, texts),
    ...textOf([...pieceLines(card, selection, texts), ...choiceLines(card, selection, texts)]),
    ...menusOf(card, selection, reader),
    ...itemButtons(card, selection, texts),
  ]);
}

/** What is being chosen, unless something else was stored meanwhile; else the stored variant. */
function shownSelection({ item: { item }, facts: { lookup }, choosing }: HaulItemCard): VariantSelection {
  if (lookup === null) return choosing ?? [];
  const chosen = choosing === null ? null : selectedVariant(lookup, choosing);
  const isUnfinished = chosen === '' && hasSelection(choosing ?? []);
  if (choosing !== null && (chosen === item.variant || isUnfinished)) return choosing;
  const sku = item.variant === '' ? undefined : variantWithKey(lookup, item.variant);
  return sku === undefined ? [] : selectionOf(lookup, sku);
}

/** None where the service names no variants: no choice could be stored. */
function menusOf(
  { item: { item }, facts: { lookup } }: HaulItemCard,
  selection: VariantSelection,
  { texts }: Reader,
): ActionRow[] {
  if (lookup === null || (lookup.variants?.skus ?? []).length === 0) return [];
  const idOf = (option: string, state: string) =>
    encodeCustomId('haul', 'pick', String(item.id), option, state);
  return selectionMenus(lookup, selection, idOf, texts);
}

function textOf(lines: readonly string[]): APIComponentInContainer[] {
  return lines.length === 0 ? [] : [textDisplay(lines.join('\n'))];
}
