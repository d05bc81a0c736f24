import { fittingRows } from '../../cards/button-layout.ts';
import { button, dangerButton } from '../../cards/components.ts';
import { COLOURS, containerCard, textDisplay } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cutToCells, takeWhileFits } from '../../discord/messages/plain-text.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { shortProductName } from '../../products/cards/product-header.ts';
import type { PersonalData } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

/** Two lists of this size leave room for everything else in a message. */
const LIST_CHARS = 1_300;
const LIST_BYTES = 2_800;
const LABEL_CELLS = 44;

/**
 * Everything that is stored about a user, with a button to delete it.
 * @param titles of products, by their keys; a product without one is shown by its platform and id
 */
export function privacyView(
  data: PersonalData,
  titles: ReadonlyMap<string, { readonly title: string }>,
  texts: Texts,
): MessageView {
  const { privacy } = texts;
  const lists = [
    ...list(parcelLines(data.parcels), privacy.parcels, texts),
    ...list(productLines(data.products, titles, texts), privacy.products, texts),
  ];
  const others = otherRecords(data, texts);
  const heading = lists.length === 0 ? [] : [privacy.also];
  const blocks = others.length === 0 ? lists : [...lists, [...heading, ...others].join('\n')];
  const isEmpty = isNothingStored(data);
  return containerCard(isEmpty ? COLOURS.good : COLOURS.neutral, [
    textDisplay(`### 🔒 ${isEmpty ? privacy.nothingStored : privacy.title}`),
    ...blocks.map(textDisplay),
    textDisplay(`-# ${privacy.retention}`),
    ...(isEmpty ? [] : fittingRows([dangerButton(privacy.delete, encodeCustomId('privacy', 'ask'))])),
  ]);
}

export function isNothingStored({ parcels, products, settings, ...counts }: PersonalData): boolean {
  return (
    parcels.length === 0 &&
    products.length === 0 &&
    !settings &&
    Object.values(counts).every((count) => count === 0)
  );
}

/** Asks for confirmation before anything is deleted. */
export function privacyDeleteView({ privacy, common }: Texts): MessageView {
  return containerCard(COLOURS.bad, [
    textDisplay(`### 🔒 ${privacy.askDelete}\n${privacy.confirmDelete}`),
    ...fittingRows([
      dangerButton(privacy.delete, encodeCustomId('privacy', 'delete')),
      button(common.back, encodeCustomId('privacy', 'show')),
    ]),
  ]);
}

/** A parcel may be followed at several destinations, and a product watched at several; each is listed once. */
function parcelLines(parcels: PersonalData['parcels']): string[] {
  return [...new Map(parcels.map((parcel) => [parcel.key, parcel])).values()].map(({ key, label }) =>
    label === null ? `\`${key}\`` : `${escapeText(cutToCells(label, LABEL_CELLS), 100)} · \`${key}\``,
  );
}

function productLines(
  keys: readonly string[],
  titles: ReadonlyMap<string, { readonly title: string }>,
  texts: Texts,
): string[] {
  return [...new Set(keys)].map((key) => {
    const title = titles.get(key)?.title ?? null;
    return escapeText(shortProductName({ title, product: productOfTopic(key) }, texts), 150);
  });
}

/** What is stored besides the lists, a line each. */
function otherRecords(data: PersonalData, texts: Texts): string[] {
  const { privacy, prices, haulList } = texts;
  const { archived, watchedPrices, recentProducts, alertChannels, pending, settings, replies } = data;
  const { sharedHauls } = data;
  return [
    ...(archived === 0 ? [] : [privacy.archived(archived)]),
    ...(watchedPrices === 0 ? [] : [prices.stored(watchedPrices)]),
    ...haulLine(data, texts),
    ...(sharedHauls === 0 ? [] : [haulList.shared(sharedHauls)]),
    ...(recentProducts === 0 ? [] : [privacy.recentProducts(recentProducts)]),
    ...(alertChannels === 0 ? [] : [privacy.alertChannels(alertChannels)]),
    ...(settings ? [privacy.settings] : []),
    ...(pending === 0 ? [] : [privacy.pendingAlerts(pending)]),
    ...(replies === 0 ? [] : [privacy.replies(replies)]),
  ];
}

/** "2 hauls with 5 items · 3 parcels"; none without hauls. */
function haulLine({ hauls, haulItems, haulParcels }: PersonalData, { haulList, parcels }: Texts): string[] {
  if (hauls === 0) return [];
  const linked = haulParcels === 0 ? [] : [parcels.count(haulParcels)];
  return [[haulList.stored(hauls, haulItems), ...linked].join(' · ')];
}

function list(lines: readonly string[], heading: (count: number) => string, { common }: Texts): string[] {
  if (lines.length === 0) return [];
  const shown = takeWhileFits(lines, LIST_CHARS, LIST_BYTES);
  const more = lines.length - shown.length;
  return [[heading(lines.length), ...shown, ...(more === 0 ? [] : [common.more(more)])].join('\n')];
}
