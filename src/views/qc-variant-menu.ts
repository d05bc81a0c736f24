import type { APISelectMenuOption } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import { LIMITS } from '../discord/limits.ts';
import { plainText } from '../discord/truncate.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { type ActionRow, menuRow } from './components.ts';
import { ALL, LISTING, type QcSelection, type QcVariant } from './qc-selection.ts';

/** Two options are for all variants and for the listing. */
const MAX_VARIANTS = LIMITS.selectOptions - 2;

/** The menu that filters photos by variant; none where it would change nothing. */
export function variantMenu(product: Product, selection: QcSelection, texts: Texts): ActionRow[] {
  const { filter, variants, listing, total } = selection;
  const shown = variants.length > 1 ? variants.slice(0, MAX_VARIANTS) : [];
  const chosen = variants.find(({ key }) => key === filter);
  if (chosen !== undefined && !shown.includes(chosen)) shown.splice(MAX_VARIANTS - 1, 1, chosen);
  const listingOption = {
    label: texts.qc.besideListing,
    value: LISTING,
    description: texts.qc.besideListingHint,
    default: filter === LISTING,
  };
  const options: APISelectMenuOption[] = [
    ...shown.map((variant) => variantOption(variant, filter, texts)),
    ...(listing.length > 0 ? [listingOption] : []),
  ];
  if (options.length === 0) return [];
  const all = { label: texts.qc.allVariants, value: ALL, description: texts.qc.photos(total) };
  return menuRow(encodeCustomId('qc', 'filter', product.platform, product.id), texts.qc.allVariants, [
    { ...all, default: filter === ALL },
    ...options,
  ]);
}

function variantOption({ key, sku, count }: QcVariant, filter: string, texts: Texts): APISelectMenuOption {
  return {
    label: plainText(sku ?? '', LIMITS.optionText) || texts.qc.noVariant,
    value: key,
    description: texts.qc.photos(count),
    default: filter === key,
  };
}
