import type { APIButtonComponent } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { ProductSummary } from '../products/index.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable, isAddressableAgent } from './addressable.ts';
import { fittingRows } from './button-layout.ts';
import { type ActionRow, button, linkButton } from './components.ts';
import { platformDisplayName } from './display-names.ts';
import { saveButton } from './haul/buttons.ts';
import type { LookupCard } from './lookup-card.ts';
import type { Reader } from './reader.ts';
import { selectionMenus } from './selection-menus.ts';
import { variantPhotoButton } from './variant-photo-button.ts';
import { selectedSku, selectedVariant } from './variant-selection.ts';

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
