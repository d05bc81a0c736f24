import type { APIButtonComponent, APIEmbed } from 'discord.js';
import type { TrackingUpdate } from '../api/index.ts';
import { cut, escapeText, LIMITS, MAX_TEXT_BYTES, utf8Bytes } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { button, buttonRows } from './components.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { type LabelledParcel, parcelName, parcelTitle } from './parcel-name.ts';
import { displayStateOfScans } from '../domain/display-state.ts';
import { STATE_COLOURS, STATE_EMOJI } from './parcel-state.ts';
import { scanLines, scanStatus } from './scan-lines.ts';

/** More scans than this are told in a further message. */
export const MAX_SCANS_IN_ALERT = 6;
export const MAX_PARCELS_IN_ALERT = 10;

/** Below Discord's 6,000 characters a message, with room for what is escaped differently there. */
const ALERT_CHARS = 5_600;
const COMPACT = { status: 100, place: 50 };

export interface TrackingAlert extends LabelledParcel {
  readonly ids: ParcelIds;
  /** What is new, oldest first; at least one. */
  readonly scans: readonly TrackingUpdate[];
  /** The scan before those, for context. */
  readonly previous: TrackingUpdate | undefined;
  /** Somebody follows the parcel here, and can stop. */
  readonly followed: boolean;
}

/** One parcel's news as a card of its own. */
export function trackingAlertView(alert: TrackingAlert, texts: Texts): MessageView {
  const { ids, followed } = alert;
  const buttons = [
    button(texts.alerts.fullHistory, ids('scans'), { primary: true }),
    ...(followed ? [button(texts.common.unfollow, ids('end'))] : []),
  ];
  return { embeds: [alertEmbed(alert, texts)], components: buttonRows(buttons) };
}

/** Several parcels' news in one message, each in short: for channels that would otherwise fall behind. */
export function groupedTrackingAlertView(alerts: readonly TrackingAlert[], texts: Texts): MessageView {
  return {
    embeds: alerts.map((alert) => shortEmbed(alert, texts)),
    components: buttonRows(
      alerts.map((alert): APIButtonComponent => {
        const label = cut(parcelName(alert), LIMITS.buttonLabel);
        return button(label, alert.ids('scans'));
      }),
    ),
  };
}

/** How many of the parcels fit into one message. */
export function parcelsThatFit(alerts: readonly TrackingAlert[], texts: Texts): number {
  let chars = 0;
  let bytes = 0;
  let fitting = 0;
  for (const alert of alerts.slice(0, MAX_PARCELS_IN_ALERT)) {
    const { title = '', description = '' } = shortEmbed(alert, texts);
    chars += title.length + description.length;
    // Each name stands on its button, too.
    bytes += 2 * utf8Bytes(title) + utf8Bytes(description);
    if (chars > ALERT_CHARS || bytes > MAX_TEXT_BYTES) break;
    fitting += 1;
  }
  return fitting;
}

/** How many of a parcel's scans, oldest first, fit into its card, whether it masks the number or not. */
export function scansThatFit(scans: readonly TrackingUpdate[], number: string, texts: Texts): number {
  // Nearly every alert: one always fits.
  if (scans.length <= 1) return 1;
  let bytes = 1_200;
  let fitting = 0;
  for (const scan of scans.slice(0, MAX_SCANS_IN_ALERT)) {
    const sizes = [true, false].map((masked) => utf8Bytes(scanLines(scan, { number, masked }, '●', texts)));
    bytes += Math.max(...sizes);
    if (bytes > MAX_TEXT_BYTES) break;
    fitting += 1;
  }
  return Math.max(1, fitting);
}

function alertEmbed(alert: TrackingAlert, texts: Texts): APIEmbed {
  const { scans, previous } = alert;
  const [newest, ...older] = scans.toReversed();
  const state = stateOfAlert(alert);
  const lines = [`### ${STATE_EMOJI[state]} ${texts.track.states[state]}`];
  if (newest !== undefined) lines.push(scanLines(newest, alert, '●', texts));
  lines.push(...older.map((scan) => scanLines(scan, alert, '○', texts)));
  if (previous !== undefined)
    lines.push('', `-# ${texts.alerts.previousStatus(scanStatus(previous, alert, texts, COMPACT))}`);
  return {
    color: STATE_COLOURS[state],
    title: parcelTitle(alert),
    description: cut(lines.join('\n'), LIMITS.embedDescription),
    ...(scans.length > 1 ? { author: { name: texts.alerts.newScans(scans.length) } } : {}),
  };
}

function shortEmbed(alert: TrackingAlert, texts: Texts): APIEmbed {
  const [newest, ...older] = alert.scans.toReversed();
  const state = stateOfAlert(alert);
  const mark = `${STATE_EMOJI[state]} ${escapeText(texts.track.states[state], 60)} ·`;
  const lines = [newest, ...older].flatMap((scan, index) =>
    scan === undefined ? [] : [scanLines(scan, alert, index === 0 ? mark : '○', texts, COMPACT)],
  );
  return {
    color: STATE_COLOURS[state],
    title: parcelTitle(alert),
    description: lines.join('\n'),
  };
}

function stateOfAlert({ scans, previous }: TrackingAlert) {
  return displayStateOfScans([...scans.toReversed(), ...(previous === undefined ? [] : [previous])]);
}
