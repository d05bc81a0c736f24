import type { ModalView } from '../../discord/message-view.ts';
import { formatClockTime } from '../../domain/clock-time.ts';
import { findTimeZone, timeZoneName } from '../../domain/places/find-time-zone.ts';
import type { Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { formModal } from '../modal.ts';
import { destinationId } from './ids.ts';

/** What fits into the custom id of *Try again*, quoted. */
export const KEPT = { time: 10, zone: 40 } as const;

const USUAL = { quietFrom: 22 * 60, quietUntil: 8 * 60, digestAt: 20 * 60 };

/** Quiet hours, filled with what is set or, after a mistake, with what was typed. */
export function quietModal(
  { id, quietFrom, quietUntil, timeZone }: Destination,
  [from, until, zone]: readonly string[],
  texts: Texts,
): ModalView {
  const { alertOptions } = texts;
  return formModal(destinationId(id, 'quiet'), alertOptions.quietHours, [
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
): ModalView {
  const { alertOptions } = texts;
  return formModal(destinationId(id, 'digest'), alertOptions.digest, [
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

function zoneField(value: string | null, { alertOptions }: Texts) {
  return {
    id: 'zone',
    label: alertOptions.zone,
    hint: alertOptions.zoneHint,
    value,
    maxLength: 60,
    required: true,
  };
}
