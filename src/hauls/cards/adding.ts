import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { type ActionRow, button, menuRow, singleInputModal } from '../../cards/components.ts';
import { COLOURS, prompt } from '../../cards/container.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName, plainHaulName } from '../../cards/haul-name.ts';
import { formatNumber } from '../../cards/number-format.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView, ModalView } from '../../discord/messages/message-view.ts';
import { cut, cutToCells, oneLine } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { MAX_HAUL_ITEMS } from '../../domain/hauls/limits.ts';
import type { Product } from '../../links/product.ts';
import type { AddedItems, Haul, ListedHaul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

const MAX_LIST = 4_000;

interface AddedLinks extends Pick<AddedItems, 'added' | 'already' | 'leftOut'> {
  readonly unknown?: number;
  /** Short links that the service couldn't follow now. */
  readonly unchecked?: number;
  /** URLs that aren't a product's. */
  readonly others?: readonly string[];
}

/** The modal behind *Add items*. @param target the haul's id; 0: the one that was changed last, or a new one */
export function addItemsModal(target: number, { haul }: Texts): ModalView {
  const { linksLabel: label, linksHint: hint } = haul;
  const field = {
    id: 'links',
    label,
    hint,
    value: null,
    maxLength: MAX_LIST,
    required: true,
    paragraph: true,
  };
  return singleInputModal(haulCustomId('add', target), haul.addItems, field);
}

/** What happened to pasted links, in one sentence each. */
export function addedNotes(
  { added, already, leftOut, unknown = 0, unchecked = 0, others = [] }: AddedLinks,
  { haul }: Texts,
): string[] {
  return [
    ...(added === 0 ? [] : [haul.added(added)]),
    ...(already === 0 ? [] : [haul.already(already)]),
    ...(leftOut === 0 ? [] : [haul.full(leftOut, MAX_HAUL_ITEMS)]),
    ...(unknown === 0 ? [] : [haul.unknownLinks(unknown)]),
    ...(unchecked === 0 ? [] : [haul.uncheckedLinks(unchecked)]),
    ...(others.length === 0 ? [] : [haul.notProducts(namesOf(others), others.length)]),
  ];
}

const MAX_NAMED = 3;
/** With "1 link isn't a product:", little more than one line on a phone. */
const ADDRESS_CELLS = 24;

/** "amazon.com/dp/B0…, imgur.com/…": as people know them, but not as links. */
function namesOf(addresses: readonly string[]): string {
  const names = addresses.slice(0, MAX_NAMED).map((address) => {
    const name = oneLine(address).replace(/^https?:\/\/(?:www\.)?/i, '');
    return escapeText(cutToCells(name, ADDRESS_CELLS), 3 * ADDRESS_CELLS);
  });
  return [...names, ...(addresses.length > MAX_NAMED ? ['…'] : [])].join(', ');
}

/** *New haul*, if a full one left something out; the next products are added to it. */
export function stepsAfterAdding(leftOut: number, { haulList }: Texts): APIButtonComponent[] {
  return leftOut === 0 ? [] : [button(haulList.newHaul, haulCustomId('new'))];
}

/** A product, and the key of the chosen variant; empty: none is chosen. */
export interface SavedProduct extends Product {
  readonly variant: string;
}

/** Moves what was just added to another haul; no menu without another one. */
export function moveMenu(added: readonly number[], others: readonly ListedHaul[], texts: Texts): ActionRow[] {
  if (added.length === 0) return [];
  const customId = haulCustomId('moveto', Math.min(...added), Math.max(...added));
  return menuRow(customId, texts.haulSave.moveTo, haulOptions(others, texts));
}

/** Also adds a product to another haul; no menu if there is no other. */
export function saveMenu(product: SavedProduct, others: readonly ListedHaul[], texts: Texts): ActionRow[] {
  return menuRow(saveId('saveto', product), texts.haulSave.addTo, haulOptions(others, texts));
}

/** A haul without room for a product, with the other hauls that could take it. */
export function fullHaulView(
  { name }: Pick<Haul, 'name'>,
  product: SavedProduct,
  others: readonly ListedHaul[],
  texts: Texts,
): MessageView {
  const newHaul = button(texts.haulList.newHaul, saveId('savenew', product), { primary: true });
  const rows = [...saveMenu(product, others, texts), ...fittingRows([newHaul])];
  return prompt(texts.haulSave.full(haulName(name, texts), MAX_HAUL_ITEMS), rows, COLOURS.attention);
}

function saveId(component: string, { platform, id, variant }: SavedProduct): string {
  return haulCustomId(component, platform, id, variant);
}

function haulOptions(hauls: readonly ListedHaul[], texts: Texts) {
  return hauls.map(({ id, name, items }) => ({
    label: cut(plainHaulName(name, texts), LIMITS.optionText),
    value: String(id),
    description: texts.haul.items(items, formatNumber(items, texts.locale)),
  }));
}
