import { fileCard } from '../../cards/attached-files.ts';
import { COLOURS } from '../../cards/container.ts';
import { inLine, inLines } from '../../cards/phrases.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { calendarFile } from '../../domain/parcels/calendar-file.ts';
import type { Texts } from '../../texts/index.ts';
import type { ExpectedArrival } from '../arrival.ts';
import { arrivalDays, arrivalReason } from './arrival-words.ts';
import { type LabelledParcel, parcelInLine, plainParcelName } from './parcel-name.ts';

/** Of a message; the file has all of them. */
const SHOWN = 12;

export interface CalendarParcel extends LabelledParcel {
  readonly uid: string;
  readonly arrival: ExpectedArrival;
}

/** When parcels are likely here, as a file for calendars; visible to their reader only. */
export function calendarView(
  parcels: readonly CalendarParcel[],
  { now, backId }: { readonly now: number; readonly backId: string },
  texts: Texts,
): MessageView {
  const { fileTitle, fileHint } = texts.arrival;
  const lines = parcels
    .slice(0, SHOWN)
    .map((parcel) => inLine([`📅 ${parcelInLine(parcel)}`, arrivalDays(parcel.arrival, texts)]));
  const more = parcels.length - lines.length;
  const entries = parcels.map(({ uid, arrival, ...parcel }) => ({
    uid,
    summary: `📦 ${plainParcelName(parcel)}`,
    description: inLines([parcel.number, arrivalReason(arrival, texts)]),
    earliest: arrival.earliest,
    latest: arrival.latest,
  }));
  const hint = [...lines, ...(more > 0 ? [texts.common.more(more)] : []), `-# ${fileHint}`].join('\n');
  const content = calendarFile(entries, now);
  const file = { name: 'parcels.ics', title: fileTitle, hint, content, backId, colour: COLOURS.neutral };
  return fileCard(file, texts);
}
