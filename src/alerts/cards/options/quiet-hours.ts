import { clockTime } from '../../../cards/clock-time.ts';
import { button, fieldsModal } from '../../../cards/components.ts';
import { COLOURS, containerCard, type Setting, settingRow } from '../../../cards/container.ts';
import { inLines, smallLine } from '../../../cards/phrases.ts';
import { type HoldTimes, minuteOfDay } from '../../../domain/alerts/hold.ts';
import { findTimeZone, timeZoneName } from '../../../domain/parcels/places/find-time-zone.ts';
import type { Destination } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import { destinationId } from './ids-and-levels.ts';

/** Quiet hours or the digest, with the current time there, so that people can see whether the zone is right. */
export function holdSetting(times: HoldTimes, now: number, texts: Texts): Setting {
  const { alertOptions } = texts;
  const { quietFrom, quietUntil, digestAt, timeZone } = times;
  const zone = timeZone ?? 'UTC';
  const clock = (minute: number) => clockTime(minute, texts.locale);
  const there = smallLine([alertOptions.localTime(timeZoneName(zone), clock(minuteOfDay(now, zone)))]);
  if (digestAt !== null) return { name: alertOptions.digest, value: `${clock(digestAt)}\n${there}` };
  if (quietFrom === null || quietUntil === null)
    return { name: alertOptions.quietOrDigest, value: alertOptions.off };
  const hours = `${clock(quietFrom)}–${clock(quietUntil)}`;
  return { name: alertOptions.quietHours, value: `${hours}\n${there}` };
}

/** Whether there are quiet hours or a digest. */
export function isHeld({ quietFrom, digestAt }: HoldTimes): boolean {
  return digestAt !== null || quietFrom !== null;
}

/** The same as part of a line; empty if alerts are posted at once. */
export function holdInLine({ quietFrom, quietUntil, digestAt }: HoldTimes, texts: Texts): string[] {
  const { inLine } = texts.alertOptions;
  const clock = (minute: number) => clockTime(minute, texts.locale);
  if (digestAt !== null) return [inLine.digest(clock(digestAt))];
  if (quietFrom === null || quietUntil === null) return [];
  return [inLine.quiet(clock(quietFrom), clock(quietUntil))];
}

export function holdView(destination: Destination, now: number, texts: Texts) {
  const { alertOptions, common } = texts;
  const id = (component: string) => destinationId(destination.id, component);
  const channel = destination.kind === 'channel' ? `<#${destination.discordId}> › ` : '';
  const { name, value } = holdSetting(destination, now, texts);
  const row = (option: string, component: string) =>
    settingRow({ name: option, value: option === name ? value : alertOptions.off }, id(component), texts);
  return containerCard(null, [
    inLines([`### ${channel}${alertOptions.quietOrDigest}`, smallLine([alertOptions.holdHint])]),
    row(alertOptions.quietHours, 'quiet'),
    row(alertOptions.digest, 'digest'),
    [isHeld(destination) && button(alertOptions.turnOff, id('hold-off')), button(common.back, id('card'))],
  ]);
}

/** Says which part of the modal wasn't understood. @param againId of the button that opens the modal as it was filled in */
export function holdRefusalView(reason: string, againId: string, backId: string, { common }: Texts) {
  const again = button(common.tryAgain, againId, { primary: true });
  return containerCard(COLOURS.attention, [reason, [again, button(common.back, backId)]]);
}

/** What fits in the custom id of *Try again*. */
export const KEPT = { time: 10, zone: 40 } as const;

const USUAL = { quietFrom: 22 * 60, quietUntil: 8 * 60, digestAt: 20 * 60 };

/** The form for quiet hours, filled in with the current setting or, after a mistake, with what was typed. */
export function quietModal(
  { id, quietFrom, quietUntil, timeZone }: Destination,
  [from, until, zone]: readonly string[],
  texts: Texts,
) {
  const { alertOptions } = texts;
  return fieldsModal(destinationId(id, 'quiet'), alertOptions.quietHours, [
    timeField(
      'from',
      alertOptions.from,
      from ?? clockTime(quietFrom ?? USUAL.quietFrom, texts.locale),
      texts,
    ),
    timeField(
      'until',
      alertOptions.until,
      until ?? clockTime(quietUntil ?? USUAL.quietUntil, texts.locale),
      texts,
    ),
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
    timeField('time', alertOptions.time, time ?? clockTime(digestAt ?? USUAL.digestAt, texts.locale), texts),
    zoneField(zone ?? zoneToType(timeZone), texts),
  ]);
}

/** The city's name, if it leads back to the same zone; some don't. */
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
