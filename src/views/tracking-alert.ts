import { LIMITS } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { cut } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import { button, buttonRows } from './components.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { parcelName } from './parcel-name.ts';
import { compactAlertEmbed, fullAlertEmbed, type ParcelScans } from './tracking-alert-embed.ts';

export interface TrackingAlert extends ParcelScans {
  readonly ids: ParcelIds;
  /** Someone follows the parcel here, so the alert has a button to stop. */
  readonly followed: boolean;
}

/** One parcel's new scans. */
export function trackingAlertView(alert: TrackingAlert, texts: Texts): MessageView {
  const { ids, followed } = alert;
  const buttons = [
    button(texts.alerts.fullHistory, ids('scans'), { primary: true }),
    ...(followed ? [button(texts.common.unfollow, ids('end'))] : []),
  ];
  return { embeds: [fullAlertEmbed(alert, texts)], components: buttonRows(buttons) };
}

/** Several parcels' new scans in one message, each in short: for channels that would otherwise fall behind. */
export function groupedTrackingAlertView(alerts: readonly TrackingAlert[], texts: Texts): MessageView {
  return {
    embeds: alerts.map((alert) => compactAlertEmbed(alert, texts)),
    components: buttonRows(
      alerts.map((alert) => button(cut(parcelName(alert), LIMITS.buttonLabel), alert.ids('scans'))),
    ),
  };
}
