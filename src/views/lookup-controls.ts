import type { APIButtonComponent } from 'discord.js';
import type { LookupResult } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { matchesVariant, variantKey } from '../domain/qc-variants.ts';
import type { ProductSummary } from '../products/index.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable, isAddressableAgent } from './addressable.ts';
import { fittingRows } from './button-layout.ts';
import { type ActionRow, button, linkButton, menuRow } from './components.ts';
import { platformDisplayName } from './display-names.ts';
import type { LookupCard } from './lookup-card.ts';
import { isInStock } from './lookup-heading.ts';
import { formatNumber } from './number-format.ts';
import { optionName } from './option-name.ts';
import { valueOptions } from './value-options.ts';
import {
  encodeSelection,
  selectableOptions,
  selectedSku,
  selectedValue,
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

/** What most people do next comes first and in blue: look at the QC photos, or watch a product that is sold out. */
export function lookupButtons(card: LookupCard, summary: ProductSummary, texts: Texts): ActionRow[] {
  const { answer, selection, agentLink } = card;
  const result = answer.data;
  const { platform, product_id: id } = result;
  const links = agentLink === null ? [] : linkButton(agentLink.name, agentLink.url);
  if (!isAddressable({ platform, id })) {
    return fittingRows([...links, ...linkButton(platformDisplayName(platform), result.canonical)]);
  }
  const sku = selectedSku(result, selection);
  const isSoldOut = (sku?.stock === undefined ? isInStock(result) : sku.stock > 0) === false;
  const photos = photoButton(card, summary, isSoldOut, texts);
  const watchesFirst = isSoldOut || photos.length === 0;
  const watch = button(texts.lookup.watch, encodeCustomId('qc', 'watching', platform, id), {
    primary: watchesFirst,
  });
  return fittingRows([
    ...(watchesFirst ? [watch, ...photos] : photos),
    ...links,
    button(texts.common.agentLinks, encodeCustomId('convert', 'open', platform, id)),
    ...(watchesFirst ? [] : [watch]),
  ]);
}

/** Leads to the photos of the chosen variant; none for a product without photos. */
function photoButton(
  { answer, selection, facts }: LookupCard,
  { qc }: ProductSummary,
  isSoldOut: boolean,
  texts: Texts,
): APIButtonComponent[] {
  const { platform, product_id: id } = answer.data;
  if (qc?.photos === 0) return [];
  const open = (...variant: string[]) => encodeCustomId('qc', 'open', platform, id, ...variant);
  const label = (count: number) => texts.product.qcPhotos(count, formatNumber(count, texts.locale));
  const options = { primary: !isSoldOut };
  const chosen = chosenAttributes(answer.data, selection);
  const sets = (facts.qc?.batches ?? []).filter(({ sku }) => matchesVariant(sku, chosen));
  const keys = new Set(sets.map(({ sku }) => variantKey(sku)));
  const [key] = keys;
  if (Object.keys(chosen).length > 0 && keys.size === 1 && key !== undefined) {
    const count = sets.reduce((sum, { photos }) => sum + photos.length, 0);
    return [button(label(count), open(key), options)];
  }
  return [button(qc === null ? texts.common.qcPhotos : label(qc.photos), open(), options)];
}

function chosenAttributes(result: LookupResult, selection: VariantSelection): Record<string, string> {
  const options = selectableOptions(result);
  return Object.fromEntries(
    options.flatMap((_, index) => {
      const value = selectedValue(options, selection, index);
      return value === undefined ? [] : [[String(index), value]];
    }),
  );
}
