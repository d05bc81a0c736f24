import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { button } from './components.ts';

/** Buttons to a product's photos and details; none if no custom id can hold the product. */
export function productButtons(product: Product, texts: Texts): APIButtonComponent[] {
  if (!isAddressable(product)) return [];
  const { platform, id } = product;
  return [
    button(texts.common.qcPhotos, encodeCustomId('qc', 'open', platform, id)),
    button(texts.common.details, encodeCustomId('lookup', 'open', platform, id, '')),
  ];
}
