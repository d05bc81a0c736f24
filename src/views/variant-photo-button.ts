import type { APIButtonComponent } from 'discord.js';
import type { LookupResult, QcResult, QcSet } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { matchesVariant, setsNewestFirst, variantKey } from '../domain/qc-sets.ts';
import { type ProductSummary, selectableOptions } from '../products/index.ts';
import type { Texts } from '../texts/index.ts';
import { button } from './components.ts';
import { formatNumber } from './number-format.ts';
import { shownPhotos } from './qc-selection.ts';
import { selectedValue, type VariantSelection } from './variant-selection.ts';

interface PhotographedVariant {
  /** As in `domain/qc-variants.ts`. */
  readonly key: string;
  /** Photos in all its sets. */
  readonly count: number;
  /** The day of its newest set, YYYY-MM-DD; null: not known. */
  readonly newest: string | null;
}

/**
 * Leads to the photos of the chosen variant, or of its colour in another size; without photos, to the watch for them.
 * @param summary of a product that a custom id can hold
 */
export function variantPhotoButton(
  result: LookupResult,
  selection: VariantSelection,
  { product: { platform, id }, qc }: ProductSummary,
  photos: QcResult | null,
  texts: Texts,
  primary = true,
): APIButtonComponent {
  const open = (...variant: string[]) => encodeCustomId('qc', 'open', platform, id, ...variant);
  const options = { primary };
  if (qc?.photos === 0)
    return button(texts.qc.watchForPhotos, encodeCustomId('qc', 'watching', platform, id), options);
  const label = (count: number) => texts.product.qcPhotos(count, formatNumber(count, texts.locale));
  const variant = photographedVariant(result, selection, photos?.batches ?? []);
  if (variant !== null) return button(label(variant.count), open(variant.key), options);
  return button(qc === null ? texts.common.qcPhotos : label(qc.photos), open(), options);
}

/**
 * The only photographed variant that has every chosen value; without one, the only one that has all but the last, and so on:
 * the colour usually comes before the size.
 */
export function photographedVariant(
  result: LookupResult,
  selection: VariantSelection,
  sets: readonly QcSet[],
): PhotographedVariant | null {
  const values = chosenValues(result, selection);
  for (let count = values.length; count > 0; count -= 1) {
    const matching = sets.filter(({ sku }) => matchesVariant(sku, values.slice(0, count)));
    const [key, ...others] = new Set(matching.map(({ sku }) => variantKey(sku)));
    if (key !== undefined) {
      const photos = matching.reduce((sum, set) => sum + shownPhotos(set.photos).length, 0);
      const [newest] = setsNewestFirst({ batches: matching });
      return others.length === 0 ? { key, count: photos, newest: newest?.date ?? null } : null;
    }
  }
  return null;
}

function chosenValues(result: LookupResult, selection: VariantSelection): string[] {
  const options = selectableOptions(result);
  return options.flatMap((_, index) => selectedValue(options, selection, index) ?? []);
}
