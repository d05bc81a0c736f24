import { button, fieldsModal } from '../../../cards/components.ts';
import { COLOURS, containerCard, type Setting } from '../../../cards/container.ts';
import { formatClockTime, type HoldTimes, minuteOfDay } from '../../../domain/alerts/hold.ts';
import { findTimeZone, timeZoneName } from '../../../domain/parcels/places/find-time-zone.ts';
import type { Destination } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import { destinationId } from './ids-and-levels.ts';

/** Quiet hours or the digest, and what time it is there: only then do people see that the zone is right. */
export function holdSetting(times: HoldTimes, now: number, texts: Texts): Setting {
  const { alertOptions } = texts;
  const { quietFrom, quietUntil, digestAt, timeZone } = times;
  const clock = formatClockTime(minuteOfDay(now, timeZone ?? 'UTC'));
  const place = `${timeZoneName(timeZone ?? 'UTC')}\n-# ${alertOptions.localTime(clock)}`;
  if (digestAt !== null)
    return { name: alertOptions.digest, value: `${formatClockTime(digestAt)}, ${place}` };
  if (quietFrom === null || quietUntil === null)
    return { name: alertOptions.quietOrDigest, value: alertOptions.off };
  const hours = `${formatClockTime(quietFrom)}–${formatClockTime(quietUntil)}`;
  return { name: alertOptions.quietHours, value: `${hours}, ${place}` };
}

/** The same within a line; none when alerts come at once. */
export function holdInLine({ quietFrom, quietUntil, digestAt }: HoldTimes, texts: Texts): string[] {
  const { inLine } = texts.alertOptions;
  if (digestAt !== null) return [inLine.digest(formatClockTime(digestAt))];
  if (quietFrom === null || quietUntil === null) return [];
  return [inLine.quiet(formatClockTime(quietFrom), formatClockTime(quietUntil))];
}

export function holdView(destination: Destination, now: number, texts: Texts) {
  const { alertOptions, common } = texts;
  const { name, value } = holdSetting(destination, now, texts);
  const isOn = destination.digestAt !== null || destination.quietFrom !== null;
  const id = (component: string) => destinationId(destination.id, component);
  return containerCard(null, [
    `### ${name}\n${value}`,
    alertOptions.holdHint,
    [
      button(alertOptions.quietHours, id('quiet')),
      button(alertOptions.digest, id('digest')),
      isOn && button(alertOptions.turnOff, id('hold-off')),
      button(common.back, id('card')),
    ],
  ]);
}

/** Says what of the modal wasn't understood. @param againId of the button that opens the modal as it was filled in */
export function holdRefusalView(reason: string, againId: string, backId: string, { common }: Texts) {
  const again = button(common.tryAgain, againId, { primary: true });
  return containerCard(COLOURS.attention, [reason, [again, button(common.back, backId)]]);
}

/** What fits into the custom id of *Try again*, quoted. */
export const KEPT = { time: 10, zone: 40 } as const;

const USUAL = { quietFrom: 22 * 60, quietUntil: 8 * 60, digestAt: 20 * 60 };

/** Quiet hours, filled with what is set or, after a mistake, with what was typed. */
export function quietModal(
  { id, quietFrom, quietUntil, timeZone }: Destination,
  [from, until, zone]: readonly string[],
  texts: Texts,
) {
  const { alertOptions } = texts;
  return fieldsModal(destinationId(id, 'quiet'), alertOptions.quietHours, [
    timeField('from', alertOptions.from, from ?? formatClockTime(quietFrom ?? USUAL.quietFrom), texts),
    timeField('until', alertOptions.until, until ?? formatClockTime(quietUntil ?? USUAL.quietUntil), texts),
    zoneField(zone ?? zoneToType(timeZone), texts),
  ]);
}

/** The daily digest, filled in the same way. */
export function digestModal(
  { id, digestAt, timeZone }: Destination,
  [time, zone]: readonly string[],
  texts: Texts,
) {
  const { alertOptions } = texts;
  return fieldsModal(destinationId(id, 'digest'), alertOptions.digest, [
    timeField('time', alertOptions.time, time ?? formatClockTime(digestAt ?? USUAL.digestAt), texts),
    zoneField(zone ?? zoneToType(timeZone), texts),
  ]);
}

/** The city's name if it leads back to the same zone; not every one does. */
function zoneToType(timeZone: string | null): string | null {
  if (timeZone === null) return null;
  const name = timeZoneName(timeZone);
  return findTimeZone(name) === timeZone ? name : timeZone;
}

function timeField(id: string, label: string, value: string, { alertOptions }: Texts) {
  return { id, label, hint: alertOptions.timeHint, value, maxLength: 20, required: true };
}

function zoneField(value: string | null, { alertOptions: { zone, zoneHint } }: Texts) {
  return { id: 'zone', label: zone, hint: zoneHint, value, maxLength: 60, required: true };
}
