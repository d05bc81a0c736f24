import type { TrackingUpdate } from '../api/index.ts';
import { MAX_TEXT_BYTES } from '../discord/limits.ts';
import { utf8Bytes } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import { scanLines } from './scan-lines.ts';
import type { TrackingAlert } from './tracking-alert.ts';
import { compactAlertEmbed } from './tracking-alert-embed.ts';

/** Of one parcel; the alerts of further scans go into another message. */
const MAX_SCANS_IN_ALERT = 6;
export const MAX_PARCELS_IN_ALERT = 10;

/** Below Discord's 6,000 characters a message, since Discord escapes some characters differently. */
const ALERT_CHARS = 5_600;
/** Title, state and previous status of an alert, in any script. */
const BYTES_AROUND_SCANS = 1_200;

/** How many of the parcels fit into one message. */
export function parcelsThatFit(alerts: readonly TrackingAlert[], texts: Texts): number {
  let chars = 0;
  let bytes = 0;
  let fitting = 0;
  for (const alert of alerts.slice(0, MAX_PARCELS_IN_ALERT)) {
    const { title = '', description = '' } = compactAlertEmbed(alert, texts);
    chars += title.length + description.length;
    // The title counts twice: the parcel's button names it, too.
    bytes += 2 * utf8Bytes(title) + utf8Bytes(description);
    if (chars > ALERT_CHARS || bytes > MAX_TEXT_BYTES) break;
    fitting += 1;
  }
  return fitting;
}

/** How many of a parcel's scans, oldest first, fit into its alert, whether or not it masks the number. */
export function scansThatFit(scans: readonly TrackingUpdate[], number: string, texts: Texts): number {
  // Nearly every alert has one scan, and one always fits.
  if (scans.length <= 1) return 1;
  let bytes = BYTES_AROUND_SCANS;
  let fitting = 0;
  for (const scan of scans.slice(0, MAX_SCANS_IN_ALERT)) {
    const sizes = [true, false].map((masked) => utf8Bytes(scanLines(scan, { number, masked }, '●', texts)));
    bytes += Math.max(...sizes);
    if (bytes > MAX_TEXT_BYTES) break;
    fitting += 1;
  }
  return Math.max(1, fitting);
}
