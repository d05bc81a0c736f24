import type { TrackingUpdate } from '../api/index.ts';
import { escapeText, plain } from '../bot/limits.ts';
import type { Texts } from '../texts/index.ts';
import { flag } from './flag.ts';
import { momentOf, relative } from './time.ts';

export interface ScanRoom {
  readonly status: number;
  readonly place: number;
}

const FULL: ScanRoom = { status: 300, place: 100 };

/** One scan in two lines: its status; below, where and when. */
export function scanLines(scan: TrackingUpdate, mark: string, texts: Texts, room: ScanRoom = FULL): string {
  const details = scanDetails(scan, room);
  return `${mark} **${scanStatus(scan, texts, room)}**${details === '' ? '' : `\n-# ${details}`}`;
}

export function scanStatus(scan: TrackingUpdate, texts: Texts, room: ScanRoom = FULL): string {
  return escapeText(scan.status ?? '', room.status) || texts.track.noStatus;
}

function scanDetails(scan: TrackingUpdate, room: ScanRoom): string {
  const place = [scan.location, scan.country]
    .map((part) => escapeText(part ?? '', room.place))
    .filter((part) => part !== '')
    .join(', ');
  const clock = [scan.date, scan.hour]
    .map((part) => plain(part ?? '', 20))
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
