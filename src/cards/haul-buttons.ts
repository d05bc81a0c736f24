import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../discord/messages/custom-id.ts';
import type { Product } from '../links/product.ts';
import type { Haul } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { button } from './components.ts';
import { isAddressable } from './display-names.ts';
import type { Reader } from './reader.ts';

/** The custom id of a button, a menu or a modal of hauls. @param args the ids and positions that it is about */
export function haulCustomId(component: string, ...args: readonly (string | number)[]): string {
  return encodeCustomId('haul', component, ...args.map(String));
}

type ButtonOptions = Parameters<typeof button>[2];

/** *Add items*; or *Reopen* for a closed haul, which takes no items. */
export function addButton(
  { id, closedAt }: Pick<Haul, 'id' | 'closedAt'>,
  texts: Texts,
  options?: ButtonOptions,
): APIButtonComponent {
  if (closedAt !== null) return reopenButton(id, texts, options);
  return button(texts.haul.addItems, haulCustomId('add', id), options);
}

export function reopenButton(haulId: number, { haulList }: Texts, options?: ButtonOptions) {
  return button(haulList.reopen, haulCustomId('reopen', haulId), options);
}

/** *Back* to a haul's card. @param from an item of the page, as its position from 0 */
export function backToHaul(haulId: number, { common }: Texts, from = 0, options?: ButtonOptions) {
  return button(common.back, haulCustomId('card', haulId, from), options);
}

/** *Add to haul*; no button if the server turned it off. @param variant key of the chosen one; empty: none */
export function saveButton(product: Product, variant: string, reader: Reader): APIButtonComponent[] {
  if (reader.hidesHaul === true || !isAddressable(product)) return [];
  const { platform, id } = product;
  return [button(reader.texts.haulSave.add, haulCustomId('save', platform, id, variant))];
}

/** The same under several products: adds all of the message's products. */
export function saveAllButton({ texts, hidesHaul }: Reader): APIButtonComponent[] {
  return hidesHaul === true ? [] : [button(texts.haulSave.add, haulCustomId('saveall'))];
}
