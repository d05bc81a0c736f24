import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { type ActionRow, button, linkButton } from '../../cards/components.ts';
import { isAddressable, isAddressableAgent, platformDisplayName } from '../../cards/display-names.ts';
import { saveButton } from '../../cards/haul-buttons.ts';
import { formatNumber } from '../../cards/number-format.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { matchesVariant, setsNewestFirst, variantKey } from '../../domain/products/qc-sets.ts';
import type { CachedResponse, LookupResult, QcResult, QcSet } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { type ProductFacts, type ProductSummary, selectableOptions } from '../index.ts';
import type { AgentLink } from './agent-links.ts';
import { shownPhotos } from './qc-selection.ts';
import { selectionMenus } from './selection-menus.ts';
import { selectedSku, selectedValue, selectedVariant, type VariantSelection } from './variant-selection.ts';

/** What a product card is rendered from. */
export interface LookupCard {
  readonly answer: CachedResponse<LookupResult>;
  /** The agent whose warehouse figures the user asked for; empty for the service's choice. */
  readonly agent: string;
  readonly selection: VariantSelection;
  readonly facts: ProductFacts;
  /** Whether the reader watches the price of what is chosen; false in public. */
  readonly isWatched: boolean;
  /** The link at the reader's first agent; null: none, or not loaded. */
  readonly agentLink: AgentLink | null;
}

/** Menus that narrow the product to one variant; none if no custom id can hold the product. */
export function variantMenus({ answer, agent, selection }: LookupCard, texts: Texts): ActionRow[] {
  const result = answer.data;
  const { platform, product_id: id } = result;
  if (!isAddressable({ platform, id })) return [];
  const agentArg = isAddressableAgent(agent) ? agent : '';
  const idOf = (option: string, state: string) =>
    encodeCustomId('lookup', 'pick', platform, id, agentArg, option, state);
  return selectionMenus(result, selection, idOf, texts);
}

/** What most people do next comes first and in blue: look at the QC photos, or watch what is sold out. */
export function lookupButtons(card: LookupCard, summary: ProductSummary, reader: Reader): ActionRow[] {
  const { texts } = reader;
  const { answer, selection, agentLink } = card;
  const result = answer.data;
  const { platform, product_id: id } = result;
  const links = agentLink === null ? [] : linkButton(agentLink.name, agentLink.url);
  if (!isAddressable({ platform, id })) {
    return fittingRows([...links, ...linkButton(platformDisplayName(platform), result.canonical)]);
  }
  const sku = selectedSku(result, selection);
  const isSoldOut = (sku?.stock === undefined ? summary.inStock : sku.stock > 0) === false;
  const photos = variantPhotoButton(result, selection, summary, card.facts.qc, texts, !isSoldOut);
  const watch = watchButton(card, isSoldOut, texts);
  return fittingRows([
    ...(isSoldOut ? [watch, photos] : [photos]),
    ...links,
    ...saveButton({ platform, id }, selectedVariant(result, selection), reader),
    // The reader's first agent is enough; `/convert` has the others.
    ...(links.length > 0
      ? []
      : [button(texts.common.agentLinks, encodeCustomId('convert', 'open', platform, id))]),
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
