import type { TrackingUpdate } from '../api/index.ts';
import { escapeText, plain } from '../bot/limits.ts';
import type { Texts } from '../texts/index.ts';
import { flag } from './flag.ts';
import { type ShownParcel, textsAbout } from './parcel-name.ts';
import { momentOf, relative } from './time.ts';

export interface ScanRoom {
  readonly status: number;
  readonly place: number;
}

const FULL: ScanRoom = { status: 300, place: 100 };

/** One scan of a parcel in two lines: its status; below, where and when. */
export function scanLines(
  scan: TrackingUpdate,
  parcel: ShownParcel,
  mark: string,
  texts: Texts,
  room: ScanRoom = FULL,
): string {
  const shown = shownScan(scan, parcel);
  const details = scanDetails(shown, room);
  return `${mark} **${statusOf(shown, texts, room)}**${details === '' ? '' : `\n-# ${details}`}`;
}

export function scanStatus(scan: TrackingUpdate, parcel: ShownParcel, texts: Texts, room: ScanRoom): string {
  return statusOf(shownScan(scan, parcel), texts, room);
}

type ShownScan = Readonly<Record<keyof TrackingUpdate, string>>;

/** In the order in which the texts are shown. */
function shownScan(scan: TrackingUpdate, parcel: ShownParcel): ShownScan {
  const parts = [scan.status, scan.location, scan.country, scan.date, scan.hour].map((part) => part ?? '');
  const [status = '', location = '', country = '', date = '', hour = ''] = textsAbout(parcel, parts);
  return { status, location, country, date, hour };
}

function statusOf({ status }: ShownScan, texts: Texts, room: ScanRoom): string {
  return escapeText(status, room.status) || texts.track.noStatus;
}

function scanDetails(scan: ShownScan, room: ScanRoom): string {
  const place = [scan.location, scan.country]
    .map((part) => escapeText(part, room.place))
    .filter((part) => part !== '')
    .join(', ');
  const clock = [scan.date, scan.hour]
    .map((part) => plain(part, 20))
    .filter((part) => part !== '')
    .join(' ');
  const moment = momentOf(scan.date, scan.hour);
  return [
    `${flag(scan.country)} ${place}`.trim(),
    escapeText(clock, 40),
    moment === null ? '' : relative(moment),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
