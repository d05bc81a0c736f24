import type { APIComponentInContainer, APISelectMenuOption } from 'discord.js';
import type { QcSet } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS, plainText } from '../discord/limits.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { button, buttonRows, linkButton, menuRow } from './components.ts';
import { platformDisplayName } from './display-names.ts';

export interface QcControls {
  readonly product: Product;
  readonly canonical: string | undefined;
  readonly batches: readonly QcSet[];
  readonly batch: number | 'listing';
  readonly offset: number;
  readonly total: number;
  /** Number of listing photos. */
  readonly listing: number;
}

/** Two menu entries may be needed to leaf, one for the listing: what is left holds batches. */
const SETS_PER_MENU = LIMITS.selectOptions - 3;

/** The batch menu, the page buttons, and where to go from here. */
export function qcControls(controls: QcControls, texts: Texts): APIComponentInContainer[] {
  const { product, canonical, batch, offset, total } = controls;
  const { platform, id } = product;
  const at = batch === 'listing' ? 'l' : String(batch);
  const page = (component: string, to: number) =>
    encodeCustomId('qc', component, platform, id, at, String(to));
  const pageButtons =
    total <= LIMITS.galleryItems
      ? []
      : buttonRows([
          button(texts.common.previous, page('newer', Math.max(0, offset - LIMITS.galleryItems)), {
            disabled: offset === 0,
          }),
          button(texts.common.next, page('older', offset + LIMITS.galleryItems), {
            disabled: offset + LIMITS.galleryItems >= total,
          }),
        ]);
  return [
    ...menuRow(encodeCustomId('qc', 'batch', platform, id), texts.qc.chooseSet, setOptions(controls, texts)),
    ...pageButtons,
    ...buttonRows([
      button(texts.common.details, encodeCustomId('lookup', 'open', platform, id, '')),
      button(texts.common.agentLinks, encodeCustomId('convert', 'open', platform, id)),
      button(texts.qc.watch, encodeCustomId('qc', 'watching', platform, id)),
      ...linkButton(platformDisplayName(platform), canonical),
    ]),
  ];
}

/** A window of batches around the one shown, so that any number of batches can be reached. */
function setOptions({ batches, batch, listing }: QcControls, texts: Texts): APISelectMenuOption[] {
  const current = batch === 'listing' ? 0 : batch;
  const start = Math.floor(current / SETS_PER_MENU) * SETS_PER_MENU;
  const window = batches.slice(start, start + SETS_PER_MENU);
  if (batches.length <= 1 && listing === 0) return [];
  const end = start + window.length;
  return [
    ...(start > 0 ? [turnTo(texts.common.previous, start - SETS_PER_MENU, start)] : []),
    ...window.map((item, index) => ({
      label: setLabel(item, texts),
      value: String(start + index),
      description: texts.qc.photos(item.photos.length),
      default: batch === start + index,
    })),
    ...(end < batches.length
      ? [turnTo(texts.common.next, end, Math.min(end + SETS_PER_MENU, batches.length))]
      : []),
    ...(listing > 0
      ? [
          {
            label: texts.qc.listing,
            value: 'l',
            description: texts.qc.photos(listing),
            default: batch === 'listing',
          },
        ]
      : []),
  ];
}

/** The entry that opens another window of batches, at its first one. */
function turnTo(label: string, first: number, end: number): APISelectMenuOption {
  return { label: `${label} (${first + 1}–${end})`, value: String(first) };
}

function setLabel(batch: QcSet, texts: Texts): string {
  const parts = [plainText(batch.date ?? '', 20) || texts.qc.noDate, plainText(batch.sku ?? '', 70)];
  return plainText(parts.filter((part) => part !== '').join(' · '), LIMITS.optionText);
}
