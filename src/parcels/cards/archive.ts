import { csvCard } from '../../cards/attached-files.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, dangerButton, menuRow } from '../../cards/components.ts';
import { COLOURS, containerCard, prompt, textDisplay } from '../../cards/container.ts';
import { type Page, pageButtons, rangeLine } from '../../cards/paging.ts';
import { capitalise, inLine, relative } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { cut, oneLine } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { AlertLevel } from '../../domain/alerts/alert-level.ts';
import { findPlace } from '../../domain/parcels/places/find-place.ts';
import type { ArchivedParcel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ListedParcel } from './parcel-line.ts';
import { parcelInLine, parcelLines, parcelName } from './parcel-name.ts';
import { cityName, countryName } from './scan-text.ts';

export const ARCHIVED_PER_PAGE = 12;

/** The parcels that a user no longer waits for, last received first; visible to that user only. */
export function archiveView(page: Page<ArchivedParcel>, texts: Texts): MessageView {
  const { archive, parcels, common } = texts;
  const back = button(common.back, encodeCustomId('parcels', 'list', '0'));
  if (page.total === 0) return prompt(`### ${archive.none}\n${archive.noneHint}`, fittingRows([back]));
  const offset = String(page.offset);
  const id = (component: string) => (to: string) => encodeCustomId('parcels', component, to);
  const options = page.items.map(({ id, days, ...parcel }) => ({
    label: cut(parcelName({ ...parcel, masked: false }), LIMITS.optionText),
    value: String(id),
    ...(days === null ? {} : { description: cut(capitalise(archive.took(days), texts), LIMITS.optionText) }),
  }));
  return containerCard(COLOURS.neutral, [
    textDisplay(`### ${archive.title(page.total)}`),
    textDisplay(page.items.map((parcel) => archivedLine(parcel, texts)).join('\n')),
    rangeLine(page, parcels.range),
    ...menuRow(id('archived')(offset), parcels.choose, options),
    ...fittingRows([
      ...pageButtons(page, id('archive'), id('archivenext'), texts),
      button(parcels.csv, encodeCustomId('parcels', 'archivecsv')),
      back,
      dangerButton(archive.clear, id('askclear')(offset)),
    ]),
  ]);
}

/** One of them, and what can be done with it. */
export function archivedParcelView(parcel: ArchivedParcel, offset: number, texts: Texts): MessageView {
  const { archive, common } = texts;
  const args = [String(parcel.id), String(offset)];
  const shown = { ...parcel, masked: false };
  return containerCard(COLOURS.neutral, [
    textDisplay([`### ${parcelInLine(shown)}`, ...parcelLines(shown).slice(1)].join('\n')),
    textDisplay(ending(parcel, texts)),
    ...fittingRows([
      button(archive.followAgain, encodeCustomId('parcels', 'refollow', ...args)),
      button(common.back, encodeCustomId('parcels', 'archive', String(offset))),
      dangerButton(archive.remove, encodeCustomId('parcels', 'forget', ...args)),
    ]),
  ]);
}

/** Asks before the whole archive is deleted. */
export function clearArchiveView(count: number, offset: number, texts: Texts): MessageView {
  const { archive, common } = texts;
  const buttons = [
    dangerButton(archive.clear, encodeCustomId('parcels', 'clear')),
    button(common.back, encodeCustomId('parcels', 'archive', String(offset))),
  ];
  return prompt(`### ${archive.askClear}\n${archive.confirmClear(count)}`, fittingRows(buttons), COLOURS.bad);
}

function archivedLine(parcel: ArchivedParcel, texts: Texts): string {
  return `${parcelLines({ ...parcel, masked: false }).join(' · ')}\n-# ${ending(parcel, texts)}`;
}

/** "took 11 days · 3 weeks ago"; the moment is that of the last scan, else of the archiving. */
function ending({ days, endedAt, archivedAt }: ArchivedParcel, { archive }: Texts): string {
  return inLine([days === null ? '' : archive.took(days), relative(endedAt ?? archivedAt)]);
}

interface FiledParcel extends ListedParcel {
  readonly follows: readonly {
    readonly destinationKind: 'channel' | 'user';
    readonly destinationDiscordId: string;
    readonly level: AlertLevel;
  }[];
}

/** The followed parcels as a file. */
export function parcelFileView(parcels: readonly FiledParcel[], texts: Texts): MessageView {
  const { number, name, state, lastScan, place, day, followed, level } = texts.parcels.file;
  const headings = [number, name, state, lastScan, place, day, followed, level];
  const rows = parcels.map((parcel) => parcelRow(parcel, texts));
  return fileView('parcels.csv', [headings, ...rows], encodeCustomId('parcels', 'list', '0'), texts);
}

/** The archive as a file. */
export function archiveFileView(parcels: readonly ArchivedParcel[], texts: Texts): MessageView {
  const { file } = texts.parcels;
  const headings = [file.number, file.name, file.days, file.lastScan, file.archived];
  const rows = parcels.map(({ number, label, days, endedAt, archivedAt }) => {
    return [number, label ?? '', String(days ?? ''), dateOf(endedAt), dateOf(archivedAt)];
  });
  return fileView('archive.csv', [headings, ...rows], encodeCustomId('parcels', 'archive', '0'), texts);
}

function parcelRow(parcel: FiledParcel, texts: Texts): string[] {
  const { file } = texts.parcels;
  const { number, label, state, newest, day, follows } = parcel;
  const places = follows.map((follow) =>
    follow.destinationKind === 'user' ? file.dm : `#${follow.destinationDiscordId}`,
  );
  const levels = new Set(follows.map(({ level }) => texts.alertOptions.levels[level]));
  const lastScan = oneLine(`${newest?.date ?? ''} ${newest?.hour ?? ''}`);
  return [
    ...[number, label ?? '', texts.track.states[state], lastScan, placeOf(newest, texts)],
    ...[String(day ?? ''), places.join(', '), [...levels].join(', ')],
  ];
}

/** "Leipzig, Germany": without the cards' flag emoji, which spreadsheets may not render. */
function placeOf(scan: ListedParcel['newest'], texts: Texts): string {
  const { location = '', country = '' } = scan ?? {};
  const place = findPlace(location, country);
  const city = oneLine((place === null ? null : cityName(place, texts)) ?? location);
  const state = place === null ? oneLine(country) : countryName(place.country, texts);
  return [...new Set([city, state])].filter((part) => part !== '').join(', ');
}

function dateOf(ms: number | null): string {
  return ms === null ? '' : new Date(ms).toISOString().slice(0, 10);
}

function fileView(name: string, rows: readonly (readonly string[])[], backId: string, texts: Texts) {
  const { title, hint } = texts.parcels.file;
  return csvCard({ name, title, hint, rows, backId, colour: COLOURS.neutral }, texts);
}
