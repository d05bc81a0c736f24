import { dangerButton } from '../../cards/components.ts';
import { COLOURS, containerCard } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { cutToCells, takeWhileFits } from '../../discord/messages/plain-text.ts';
import type { PersonalData } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { backButton, pageButton } from './navigation.ts';

/** Leaves room for everything else in a message. */
const LIST_CHARS = 1_300;
const LIST_BYTES = 2_800;
const LABEL_CELLS = 44;

/** Everything that is stored about a user, with a button to delete it. */
export function yourDataView(data: PersonalData, texts: Texts) {
  const { privacy } = texts;
  const parcels = parcelNames(data.parcels, texts);
  const others = otherRecords(data, texts)
    .map((record) => `- ${record}`)
    .join('\n');
  const isEmpty = isNothingStored(data);
  return containerCard(null, [
    `### ${isEmpty ? privacy.nothingStored : privacy.title}${parcels === '' ? '' : `\n${parcels}`}`,
    others === '' || parcels === '' ? others : `${privacy.also}\n${others}`,
    `-# ${privacy.retention}`,
    [
      backButton('mine', texts),
      !isEmpty && dangerButton(privacy.delete, encodeCustomId('settings', 'askdelete')),
    ],
  ]);
}

export function isNothingStored({ parcels, products, settings, ...counts }: PersonalData): boolean {
  const isEmpty = parcels.length === 0 && products.length === 0 && !settings;
  return isEmpty && Object.values(counts).every((count) => count === 0);
}

export function deleteDataView({ privacy, common }: Texts) {
  return containerCard(COLOURS.bad, [
    `### ${privacy.askDelete}\n${privacy.confirmDelete}`,
    [pageButton('data', common.back), dangerButton(privacy.delete, encodeCustomId('settings', 'deletedata'))],
  ]);
}

/** What it says afterward, with a button back to the settings. */
export function deletedDataView(texts: Texts) {
  return containerCard(COLOURS.good, [texts.privacy.deleted, [backButton('mine', texts)]]);
}

/** A parcel may be followed at several destinations; it is named once. */
function parcelNames(followed: PersonalData['parcels'], { privacy, common }: Texts): string {
  const names = [...new Map(followed.map((parcel) => [parcel.key, parcel])).values()].map(({ key, label }) =>
    label === null ? `\`${key}\`` : escapeText(cutToCells(label, LABEL_CELLS), 100),
  );
  if (names.length === 0) return '';
  const shown = takeWhileFits(names, LIST_CHARS, LIST_BYTES, ', ');
  const more = names.length - shown.length;
  return `${privacy.parcels(names.length)}\n${shown.join(', ')}${more === 0 ? '' : ` ${common.more(more)}`}`;
}

/** What else is stored, counted. */
function otherRecords(data: PersonalData, { privacy, prices, haulList, parcels, sharing }: Texts): string[] {
  const counted: [number, (count: number) => string][] = [
    [data.hauls, (hauls) => haulList.stored(hauls, data.haulItems)],
    [data.haulParcels, parcels.count],
    [data.sharedHauls, haulList.shared],
    [data.sharedPosts, sharing.stored],
    [new Set(data.products).size, privacy.products],
    [data.watchedPrices, prices.stored],
    [data.archived, privacy.archived],
    [data.settings ? 1 : 0, () => privacy.settings],
    [data.recentProducts, privacy.recentProducts],
    [data.alertChannels, privacy.alertChannels],
    [data.pending, privacy.pendingAlerts],
    [data.replies, privacy.replies],
  ];
  return counted.filter(([count]) => count > 0).map(([count, text]) => text(count));
}
