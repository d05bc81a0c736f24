import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import type { Product } from '../../links/product.ts';
import { isAddressable } from '../addressable.ts';
import { button } from '../components.ts';
import type { Reader } from '../reader.ts';

/**
 * *Add to haul* under one product; none where the server doesn't want it.
 * @param variant the key of the chosen variant; empty: none is chosen
 */
export function saveButton(product: Product, variant: string, reader: Reader): APIButtonComponent[] {
  if (reader.hidesHaul === true || !isAddressable(product)) return [];
  const { platform, id } = product;
  return [button(reader.texts.haulSave.add, encodeCustomId('haul', 'save', platform, id, variant))];
}

/** The same under several products: it adds all that the message is about. */
export function saveAllButton({ texts, hidesHaul }: Reader): APIButtonComponent[] {
  return hidesHaul === true ? [] : [button(texts.haulSave.add, encodeCustomId('haul', 'saveall'))];
}
