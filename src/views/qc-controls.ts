import type { APIComponentInContainer, APISelectMenuOption } from 'discord.js';
import type { QcBatch } from '../api/index.ts';
import { encodeCustomId } from '../bot/custom-id.ts';
import { LIMITS, plain } from '../bot/limits.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { button, buttonRows, linkButton, menuRow } from './components.ts';
import { platformName } from './names.ts';

export interface QcControls {
  readonly product: Product;
  readonly canonical: string | undefined;
  readonly batches: readonly QcBatch[];
  readonly batch: number | 'listing';
  readonly offset: number;
  readonly total: number;
  /** Number of listing photos. */
  readonly listing: number;
}

/** Two menu entries may be needed to leaf, one for the listing: what is left holds batches. */
const BATCHES_PER_MENU = LIMITS.selectOptions - 3;

/** The batch menu, the page buttons, and where to go from here. */
export function qcControls(controls: QcControls, texts: Texts): APIComponentInContainer[] {
  const { product, canonical, batch, offset, total } = controls;
  const { platform, id } = product;
  const at = batch === 'listing' ? 'l' : String(batch);
  const page = (component: string, to: number) =>
    encodeCustomId('qc', component, platform, id, at, String(to));
  const leaf =
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
    ...menuRow(
      encodeCustomId('qc', 'batch', platform, id),
      texts.qc.chooseBatch,
      batchOptions(controls, texts),
    ),
    ...leaf,
    ...buttonRows([
      button(texts.common.details, encodeCustomId('lookup', 'open', platform, id, '')),
      button(texts.common.convert, encodeCustomId('convert', 'open', platform, id)),
      button(texts.qc.watch, encodeCustomId('qc', 'watching', platform, id)),
      ...linkButton(platformName(platform), canonical),
    ]),
  ];
}

/** A window of batches around the one shown, so that any number of batches can be reached. */
function batchOptions({ batches, batch, listing }: QcControls, texts: Texts): APISelectMenuOption[] {
  const current = batch === 'listing' ? 0 : batch;
  const start = Math.floor(current / BATCHES_PER_MENU) * BATCHES_PER_MENU;
  const window = batches.slice(start, start + BATCHES_PER_MENU);
  if (batches.length <= 1 && listing === 0) return [];
  const end = start + window.length;
  return [
    ...(start > 0 ? [turnTo(texts.common.previous, start - BATCHES_PER_MENU, start)] : []),
    ...window.map((item, index) => ({
      label: batchLabel(item, texts),
      value: String(start + index),
      description: texts.qc.photos(item.photos.length),
      default: batch === start + index,
    })),
    ...(end < batches.length
      ? [turnTo(texts.common.next, end, Math.min(end + BATCHES_PER_MENU, batches.length))]
      : []),
    ...(listing > 0
      ? [
          {
            label: texts.qc.listingOption,
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

function batchLabel(batch: QcBatch, texts: Texts): string {
  const parts = [plain(batch.date ?? '', 20) || texts.qc.undated, plain(batch.sku ?? '', 70)];
  return plain(parts.filter((part) => part !== '').join(' · '), LIMITS.optionText);
}
