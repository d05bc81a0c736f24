import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { type ActionRow, button, linkButton } from '../../cards/components.ts';
import { isAddressable, isAddressableAgent, platformDisplayName } from '../../cards/display-names.ts';
import { saveButton } from '../../cards/haul-buttons.ts';
import type { Reader, SecondCurrency } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { matchesVariant, setsNewestFirst, variantKey } from '../../domain/products/qc-sets.ts';
import type { CachedResponse, LookupResult, QcResult, QcSet } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ProductFacts, ProductSummary } from '../index.ts';
import type { AgentLink } from './agent-links.ts';
import { photosLabel } from './product-header.ts';
import { shownPhotos } from './qc-selection.ts';
import { selectionMenus } from './selection-menus.ts';
import { chosenValues, selectedSku, selectedVariant, type VariantSelection } from './variant-selection.ts';

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
  /** The second currency to offer; null by default: none. */
  readonly offered?: SecondCurrency | null;
}

/** Menus that narrow the product to one variant; none if no custom id can hold the product. */
export function variantMenus({ answer, agent, selection }: LookupCard, texts: Texts): ActionRow[] {
  const { platform, product_id: id } = answer.data;
  if (!isAddressable({ platform, id })) return [];
  const args = [platform, id, isAddressableAgent(agent) ? agent : ''];
  const idOf = (option: string, state: string) => encodeCustomId('lookup', 'pick', ...args, option, state);
  return selectionMenus(answer.data, selection, idOf, texts);
}

/** What most people do next comes first and in blue: look at the QC photos, or watch what is sold out. */
export function lookupButtons(card: LookupCard, summary: ProductSummary, reader: Reader): ActionRow[] {
  const { texts } = reader;
  const { answer, selection, agentLink } = card;
  const result = answer.data;
  const { platform, product_id: id } = result;
  const links = agentLink === null ? [] : linkButton(agentLink.name, agentLink.url);
  if (!isAddressable({ platform, id })) {
    return fittingRows([
      ...links,
      ...linkButton(platformDisplayName(platform, texts.locale), result.canonical),
    ]);
  }
  const sku = selectedSku(result, selection);
  const isSoldOut = (sku?.stock === undefined ? summary.inStock : sku.stock > 0) === false;
  const photos = variantPhotoButton(result, selection, summary, card.facts.qc, texts, !isSoldOut);
  const watch = watchButton(card, isSoldOut, texts);
  return fittingRows([
    isSoldOut && watch,
    photos,
    ...links,
    ...saveButton({ platform, id }, selectedVariant(result, selection), reader),
    // The reader's first agent is enough; `/convert` has the others.
    links.length === 0 && button(texts.common.agentLinks, encodeCustomId('convert', 'open', platform, id)),
    !isSoldOut && watch,
  ]);
}

/** Opens the watch of the chosen variant's price and stock, or of the whole product's. */
function watchButton(
  { answer: { data }, selection, isWatched }: LookupCard,
  isSoldOut: boolean,
  texts: Texts,
) {
  const { watching, watchStock, watch } = texts.prices;
  const variant = selectedVariant(data, selection);
  const id = encodeCustomId('lookup', 'watch', data.platform, data.product_id, variant);
  if (isWatched) return button(watching, id);
  return button(isSoldOut ? watchStock : watch, id, { primary: isSoldOut });
}

/**
 * Leads to the photos of the chosen variant, or of its color in another size; without photos, to watching for them.
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
  const options = { primary };
  if (qc?.photos === 0)
    return button(texts.qc.watchForPhotos, encodeCustomId('qc', 'watching', platform, id), options);
  const variant = photographedVariant(result, selection, photos?.batches ?? []);
  const args = variant === null ? [platform, id] : [platform, id, variant.key];
  const label = photosLabel(variant?.count ?? qc?.photos, texts);
  return button(label, encodeCustomId('qc', 'open', ...args), options);
}

/**
 * The only photographed variant with every chosen value; otherwise the only one with all but the last value, and so on: the color
 * usually comes before the size.
 * @returns its key, the photos in all its sets, and the day of the newest one, YYYY-MM-DD or null; null: none, or several
 */
export function photographedVariant(
  result: LookupResult,
  selection: VariantSelection,
  sets: readonly QcSet[],
) {
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
