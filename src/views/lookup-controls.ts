import type { APIButtonComponent } from 'discord.js';
import type { LookupResult, QcSet } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { matchesVariant, variantKey } from '../domain/qc-variants.ts';
import type { ProductSummary } from '../products/index.ts';
import { selectableOptions } from '../products/index.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable, isAddressableAgent } from './addressable.ts';
import { fittingRows } from './button-layout.ts';
import { type ActionRow, button, linkButton, menuRow } from './components.ts';
import { platformDisplayName } from './display-names.ts';
import type { LookupCard } from './lookup-card.ts';
import { formatNumber } from './number-format.ts';
import { optionName } from './option-name.ts';
import { shownPhotos } from './qc-selection.ts';
import { valueOptions } from './value-options.ts';
import {
  encodeSelection,
  selectedSku,
  selectedValue,
  selectedVariant,
  selectionAt,
  type VariantSelection,
} from './variant-selection.ts';

/** Menus above the buttons; a product has hardly ever more options. */
const MAX_MENUS = 4;

/** Menus that narrow the product to one variant; none if no custom id can hold the product. */
export function variantMenus({ answer, agent, selection }: LookupCard, texts: Texts): ActionRow[] {
  const result = answer.data;
  const { platform, product_id: id } = result;
  if (!isAddressable({ platform, id })) return [];
  const agentArg = isAddressableAgent(agent) ? agent : '';
  const state = encodeSelection(selection);
  return visibleOptions(result, selection).flatMap(({ option, index }) =>
    menuRow(
      encodeCustomId('lookup', 'pick', platform, id, agentArg, String(index), state),
      optionName(option, texts),
      valueOptions(result, selection, index, texts),
    ),
  );
}

/** Where there are more options than menus, those without a chosen value are preferred. */
function visibleOptions(result: LookupResult, selection: VariantSelection) {
  const all = selectableOptions(result).map((option, index) => ({ option, index }));
  const open = all.filter(({ index }) => selectionAt(selection, index).value === null);
  const decided = all.filter(({ index }) => selectionAt(selection, index).value !== null);
  return [...open, ...decided].slice(0, MAX_MENUS).sort((a, b) => a.index - b.index);
}

/** What most people do next comes first and in blue: look at the QC photos, or watch what is sold out. */
export function lookupButtons(card: LookupCard, summary: ProductSummary, texts: Texts): ActionRow[] {
  const { answer, selection, agentLink } = card;
  const result = answer.data;
  const { platform, product_id: id } = result;
  const links = agentLink === null ? [] : linkButton(agentLink.name, agentLink.url);
  if (!isAddressable({ platform, id })) {
    return fittingRows([...links, ...linkButton(platformDisplayName(platform), result.canonical)]);
  }
  const sku = selectedSku(result, selection);
  const isSoldOut = (sku?.stock === undefined ? summary.inStock : sku.stock > 0) === false;
  const photos = photoButton(card, summary, isSoldOut, texts);
  const watch = watchButton(card, isSoldOut, texts);
  return fittingRows([
    ...(isSoldOut ? [watch, photos] : [photos]),
    ...links,
    button(texts.common.agentLinks, encodeCustomId('convert', 'open', platform, id)),
    ...(isSoldOut ? [] : [watch]),
  ]);
}

/** Opens the watch of the chosen variant's price and stock, or of the whole product's. */
function watchButton(
  { answer: { data }, selection, isWatched }: LookupCard,
  isSoldOut: boolean,
  { prices }: Texts,
): APIButtonComponent {
  const variant = selectedVariant(data, selection);
  const start = isSoldOut ? prices.watchStock : prices.watch;
  return button(
    isWatched ? prices.watching : start,
    encodeCustomId('lookup', 'watch', data.platform, data.product_id, variant),
    { primary: isSoldOut && !isWatched },
  );
}

/** Leads to the photos of the chosen variant, or of its colour in another size; without photos, to the watch for them. */
function photoButton(
  { answer, selection, facts }: LookupCard,
  { qc }: ProductSummary,
  isSoldOut: boolean,
  texts: Texts,
): APIButtonComponent {
  const { platform, product_id: id } = answer.data;
  const open = (...variant: string[]) => encodeCustomId('qc', 'open', platform, id, ...variant);
  const options = { primary: !isSoldOut };
  if (qc?.photos === 0)
    return button(texts.qc.watchForPhotos, encodeCustomId('qc', 'watching', platform, id), options);
  const label = (count: number) => texts.product.qcPhotos(count, formatNumber(count, texts.locale));
  const variant = photographedVariant(chosenValues(answer.data, selection), facts.qc?.batches ?? []);
  if (variant !== null) return button(label(variant.count), open(variant.key), options);
  return button(qc === null ? texts.common.qcPhotos : label(qc.photos), open(), options);
}

/**
 * The only photographed variant that has these values; without one, the only one that has all but the last, and so on.
 * @param values in the order of the options: the colour usually comes before the size
 */
function photographedVariant(values: readonly string[], sets: readonly QcSet[]) {
  for (let count = values.length; count > 0; count -= 1) {
    const matching = sets.filter(({ sku }) => matchesVariant(sku, values.slice(0, count)));
    const [key, ...others] = new Set(matching.map(({ sku }) => variantKey(sku)));
    if (key !== undefined) {
      const photos = matching.reduce((sum, set) => sum + shownPhotos(set.photos).length, 0);
      return others.length === 0 ? { key, count: photos } : null;
    }
  }
  return null;
}

function chosenValues(result: LookupResult, selection: VariantSelection): string[] {
  const options = selectableOptions(result);
  return options.flatMap((_, index) => selectedValue(options, selection, index) ?? []);
}
