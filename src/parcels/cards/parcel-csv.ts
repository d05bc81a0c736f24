import { csvCard } from '../../cards/attached-files.ts';
import { COLOURS } from '../../cards/container.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { oneLine } from '../../discord/messages/plain-text.ts';
import type { AlertLevel } from '../../domain/alerts/alert-level.ts';
import { findPlace } from '../../domain/parcels/places/find-place.ts';
import type { ArchivedParcel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ListedParcel } from './parcel-line.ts';
import { countryName } from './scan-text.ts';

interface FiledParcel extends ListedParcel {
  readonly follows: readonly {
    readonly destinationKind: 'channel' | 'user';
    readonly destinationDiscordId: string;
    readonly level: AlertLevel;
  }[];
}

/** The followed parcels as a file. */
export function parcelFileView(parcels: readonly FiledParcel[], texts: Texts): MessageView {
  const { file } = texts.parcels;
  const headings = [
    ...[file.number, file.name, file.state, file.lastScan, file.place, file.day],
    ...[file.followed, file.level],
  ];
  const rows = parcels.map((parcel) => parcelRow(parcel, texts));
  return fileView('parcels.csv', [headings, ...rows], encodeCustomId('parcels', 'list', '0'), texts);
}

/** The archive as a file. */
export function archiveFileView(parcels: readonly ArchivedParcel[], texts: Texts): MessageView {
  const { file } = texts.parcels;
  const headings = [file.number, file.name, file.days, file.lastScan, file.archived];
  const rows = parcels.map(({ number, label, days, endedAt, archivedAt }) => [
    ...[number, label ?? '', days === null ? '' : String(days)],
    ...[endedAt === null ? '' : dateOf(endedAt), dateOf(archivedAt)],
  ]);
  return fileView('archive.csv', [headings, ...rows], encodeCustomId('parcels', 'archive', '0'), texts);
}

function parcelRow(parcel: FiledParcel, texts: Texts): string[] {
  const { file } = texts.parcels;
  const { number, label, state, newest, day, follows } = parcel;
  const places = follows.map((follow) =>
    follow.destinationKind === 'user' ? file.dm : `#${follow.destinationDiscordId}`,
  );
  const levels = new Set(follows.map(({ level }) => texts.alertOptions.levels[level]));
  return [
    ...[number, label ?? '', texts.track.states[state]],
    oneLine(`${newest?.date ?? ''} ${newest?.hour ?? ''}`),
    ...[placeOf(newest, texts), day === null ? '' : String(day)],
    ...[places.join(', '), [...levels].join(', ')],
  ];
}

/** "Leipzig, Germany": without the flag of the cards, which a spreadsheet may not draw. */
function placeOf(scan: ListedParcel['newest'], texts: Texts): string {
  const { location = '', country = '' } = scan ?? {};
  const place = findPlace(location, country);
  const city = oneLine(place?.city ?? location);
  const state = place === null ? oneLine(country) : countryName(place.country, texts);
  return [...new Set([city, state])].filter((part) => part !== '').join(', ');
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function fileView(
  name: string,
  rows: readonly (readonly string[])[],
  backId: string,
  texts: Texts,
): MessageView {
  const { title, hint } = texts.parcels.file;
  return csvCard({ name, title, hint, rows, backId, colour: COLOURS.neutral }, texts);
}
