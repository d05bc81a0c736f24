import type { TrackingUpdate } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { plainText } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import { flag } from './flag.ts';
import { type MaskableParcel, maskParcelTexts } from './parcel-name.ts';
import { relative } from './time.ts';

/** The most characters of each part. */
export interface ScanTextLimits {
  readonly status: number;
  /** City and country, each. */
  readonly location: number;
}

const FULL: ScanTextLimits = { status: 300, location: 100 };

/**
 * One scan of a parcel in two lines: its status; below, where and when.
 * @param mark shown before the status
 */
export function scanLines(
  scan: TrackingUpdate,
  parcel: MaskableParcel,
  mark: string,
  texts: Texts,
  limits: ScanTextLimits = FULL,
): string {
  const shown = displayedScan(scan, parcel);
  const details = scanDetails(shown, scan.at ?? null, limits);
  return `${mark} **${statusOf(shown, texts, limits)}**${details === '' ? '' : `\n-# ${details}`}`;
}

export function scanStatus(
  scan: TrackingUpdate,
  parcel: MaskableParcel,
  texts: Texts,
  limits: ScanTextLimits,
): string {
  return statusOf(displayedScan(scan, parcel), texts, limits);
}

type DisplayedScan = Readonly<Record<Exclude<keyof TrackingUpdate, 'at'>, string>>;

/** Masks all parts at once, in the order in which the card shows them: a number may be spread over several. */
function displayedScan(scan: TrackingUpdate, parcel: MaskableParcel): DisplayedScan {
  const parts = [scan.status, scan.location, scan.country, scan.date, scan.hour].map((part) => part ?? '');
  const [status = '', location = '', country = '', date = '', hour = ''] = maskParcelTexts(parcel, parts);
  return { status, location, country, date, hour };
}

function statusOf({ status }: DisplayedScan, texts: Texts, limits: ScanTextLimits): string {
  return escapeText(status, limits.status) || texts.track.noStatus;
}

function scanDetails(scan: DisplayedScan, moment: number | null, limits: ScanTextLimits): string {
  const location = [scan.location, scan.country]
    .map((part) => escapeText(part, limits.location))
    .filter((part) => part !== '')
    .join(', ');
  const clock = [scan.date, scan.hour]
    .map((part) => plainText(part, 20))
    .filter((part) => part !== '')
    .join(' ');
  return [
    `${flag(scan.country)} ${location}`.trim(),
    escapeText(clock, 40),
    moment === null ? '' : relative(moment),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
