import { button, dangerButton } from '../../cards/components.ts';
import { COLOURS, containerCard } from '../../cards/container.ts';
import { inLine } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { cutToCells, takeWhileFits } from '../../discord/messages/plain-text.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { shortProductName } from '../../products/cards/product-header.ts';
import type { PersonalData } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

/** Two lists of this size leave room for everything else in a message. */
const LIST_CHARS = 1_300;
const LIST_BYTES = 2_800;
const LABEL_CELLS = 44;

/** Of products, by their keys; a product without one is shown by its platform and id. */
type Titles = ReadonlyMap<string, { readonly title: string }>;

/** Everything that is stored about a user, with a button to delete it. */
export function privacyView(data: PersonalData, titles: Titles, texts: Texts) {
  const { privacy } = texts;
  const lists = [
    ...list(parcelLines(data.parcels), privacy.parcels, texts),
    ...list(productLines(data.products, titles, texts), privacy.products, texts),
  ];
  const others = otherRecords(data, texts);
  const heading = lists.length === 0 || others.length === 0 ? [] : [privacy.also];
  const isEmpty = isNothingStored(data);
  return containerCard(isEmpty ? COLOURS.good : COLOURS.neutral, [
    `### 🔒 ${isEmpty ? privacy.nothingStored : privacy.title}`,
    ...lists,
    [...heading, ...others].join('\n'),
    `-# ${privacy.retention}`,
    !isEmpty && [dangerButton(privacy.delete, encodeCustomId('privacy', 'ask'))],
  ]);
}

export function isNothingStored({ parcels, products, settings, ...counts }: PersonalData): boolean {
  const isEmpty = parcels.length === 0 && products.length === 0 && !settings;
  return isEmpty && Object.values(counts).every((count) => count === 0);
}

export function privacyDeleteView({ privacy, common }: Texts) {
  return containerCard(COLOURS.bad, [
    `### 🔒 ${privacy.askDelete}\n${privacy.confirmDelete}`,
    [
      dangerButton(privacy.delete, encodeCustomId('privacy', 'delete')),
      button(common.back, encodeCustomId('privacy', 'show')),
    ],
  ]);
}

/** A parcel may be followed at several destinations, and a product watched at several; each is listed once. */
function parcelLines(parcels: PersonalData['parcels']): string[] {
  return [...new Map(parcels.map((parcel) => [parcel.key, parcel])).values()].map(({ key, label }) =>
    label === null ? `\`${key}\`` : `${escapeText(cutToCells(label, LABEL_CELLS), 100)} · \`${key}\``,
  );
}

function productLines(keys: readonly string[], titles: Titles, texts: Texts): string[] {
  return [...new Set(keys)].map((key) => {
    const title = titles.get(key)?.title ?? null;
    return escapeText(shortProductName({ title, product: productOfTopic(key) }, texts), 150);
  });
}

/** Other stored data, one line each. */
function otherRecords(data: PersonalData, { privacy, prices, haulList, parcels, sharing }: Texts): string[] {
  const linkedParcels = data.haulParcels === 0 ? '' : parcels.count(data.haulParcels);
  const counted: [number, (count: number) => string][] = [
    [data.archived, privacy.archived],
    [data.watchedPrices, prices.stored],
    [data.hauls, (hauls) => inLine([haulList.stored(hauls, data.haulItems), linkedParcels])],
    [data.sharedHauls, haulList.shared],
    [data.sharedPosts, sharing.stored],
    [data.recentProducts, privacy.recentProducts],
    [data.alertChannels, privacy.alertChannels],
    [data.settings ? 1 : 0, () => privacy.settings],
    [data.pending, privacy.pendingAlerts],
    [data.replies, privacy.replies],
  ];
  return counted.filter(([count]) => count > 0).map(([count, text]) => text(count));
}

function list(lines: readonly string[], heading: (count: number) => string, { common }: Texts): string[] {
  if (lines.length === 0) return [];
  const shown = takeWhileFits(lines, LIST_CHARS, LIST_BYTES);
  const more = lines.length - shown.length;
  return [[heading(lines.length), ...shown, ...(more === 0 ? [] : [common.more(more)])].join('\n')];
}
