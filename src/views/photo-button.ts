import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { Product } from '../links/product.ts';
import type { ProductSummary } from '../products/index.ts';
import type { Texts } from '../texts/index.ts';
import { button } from './components.ts';
import { formatNumber } from './number-format.ts';

/** "28 QC photos" in blue; none for a product without photos. */
export function photoButton(
  { platform, id }: Product,
  qc: ProductSummary['qc'],
  texts: Texts,
): APIButtonComponent[] {
  if (qc?.photos === 0) return [];
  const label =
    qc === null
      ? texts.common.qcPhotos
      : texts.product.qcPhotos(qc.photos, formatNumber(qc.photos, texts.locale));
  return [button(label, encodeCustomId('qc', 'open', platform, id), { primary: true })];
}
