import { MessageFlags } from 'discord.js';
import { LIMITS, MAX_TEXT_BYTES } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { takeWhileFits } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import { type AlertScan, alertLine, earlierScanLine } from './alert-line.ts';
import type { ParcelIds } from './parcel-ids.ts';
import type { LabelledParcel } from './parcel-name.ts';

/** Of one parcel; the alerts of further scans go into another message. */
export const MAX_SCANS_IN_ALERT = 8;
export const MAX_PARCELS_IN_ALERT = 10;
/** Of a message: a mention follows the lines. */
const LINES_LENGTH = LIMITS.content - 40;

/** A parcel's new scans. */
export interface TrackingAlert extends LabelledParcel {
  readonly ids: ParcelIds;
  /** Oldest first; at least one. */
  readonly scans: readonly AlertScan[];
}

/** The scan that an alert is about: the last one that matters, or else the newest. */
export function decisiveScan(scans: readonly AlertScan[]): AlertScan {
  const decisive = scans.findLast(({ importance }) => importance !== 'ordinary') ?? scans.at(-1);
  if (decisive === undefined) throw new RangeError('An alert needs at least one scan');
  return decisive;
}

/** Its other scans, newest first, a line each. */
export function otherScanLines(alert: TrackingAlert, texts: Texts): string[] {
  const decisive = decisiveScan(alert.scans);
  return alert.scans
    .filter((scan) => scan !== decisive)
    .toReversed()
    .map((scan) => earlierScanLine(alert, scan, texts));
}

/** New scans in lines without a card: ordinary ones, or those of several parcels in a channel that would fall behind. */
export function trackingLinesView(alerts: readonly TrackingAlert[], texts: Texts): MessageView {
  return {
    content: trackingLines(alerts, texts).join('\n'),
    flags: MessageFlags.SuppressEmbeds,
  };
}

/** The lines of that message. */
export function trackingLines(alerts: readonly TrackingAlert[], texts: Texts): string[] {
  return alerts.flatMap((alert) => parcelLines(alert, texts));
}

/** How many of the parcels fit into one message. */
export function parcelsThatFit(alerts: readonly TrackingAlert[], texts: Texts): number {
  const lines = alerts.slice(0, MAX_PARCELS_IN_ALERT).map((alert) => parcelLines(alert, texts).join('\n'));
  return takeWhileFits(lines, LINES_LENGTH, MAX_TEXT_BYTES).length;
}

/** All scans of one parcel, the one that matters first. */
function parcelLines(alert: TrackingAlert, texts: Texts): string[] {
  return [alertLine(alert, decisiveScan(alert.scans), texts), ...otherScanLines(alert, texts)];
}
