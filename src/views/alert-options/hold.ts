import type { MessageView } from '../../discord/message-view.ts';
import { formatClockTime, minuteOfDay } from '../../domain/clock-time.ts';
import type { HoldTimes } from '../../domain/hold.ts';
import { timeZoneName } from '../../domain/places/find-time-zone.ts';
import type { Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { fittingRows } from '../button-layout.ts';
import { COLOURS } from '../colours.ts';
import { button } from '../components.ts';
import { containerCard, textDisplay } from '../container.ts';
import type { Setting } from '../settings/setting-row.ts';
import { destinationId } from './ids.ts';

const UTC = 'UTC';

/** Quiet hours or the digest, and what time it is there: only then do people see that the zone is right. */
export function holdSetting(times: HoldTimes, now: number, texts: Texts): Setting {
  const { alertOptions } = texts;
  const { quietFrom, quietUntil, digestAt } = times;
  const timeZone = times.timeZone ?? UTC;
  const zone = timeZoneName(timeZone);
  const clock = `\n-# ${alertOptions.localTime(formatClockTime(minuteOfDay(now, timeZone)))}`;
  if (digestAt !== null) {
    return {
      name: alertOptions.digest,
      value: `${formatClockTime(digestAt)}, ${zone}${clock}`,
    };
  }
  if (quietFrom === null || quietUntil === null) {
    return { name: alertOptions.quietOrDigest, value: alertOptions.off };
  }
  const hours = `${formatClockTime(quietFrom)}–${formatClockTime(quietUntil)}`;
  return { name: alertOptions.quietHours, value: `${hours}, ${zone}${clock}` };
}

/** The same within a line; none when alerts come at once. */
export function holdInLine({ quietFrom, quietUntil, digestAt }: HoldTimes, texts: Texts): string[] {
  const { inLine } = texts.alertOptions;
  if (digestAt !== null) return [inLine.digest(formatClockTime(digestAt))];
  if (quietFrom === null || quietUntil === null) return [];
  return [inLine.quiet(formatClockTime(quietFrom), formatClockTime(quietUntil))];
}

/** Chooses between quiet hours, a daily digest, and neither. */
export function holdView(destination: Destination, now: number, texts: Texts): MessageView {
  const { alertOptions, common } = texts;
  const { name, value } = holdSetting(destination, now, texts);
  const isOn = destination.digestAt !== null || destination.quietFrom !== null;
  const id = (component: string) => destinationId(destination.id, component);
  return containerCard(null, [
    textDisplay(`### ${name}\n${value}`),
    textDisplay(alertOptions.holdHint),
    ...fittingRows([
      button(alertOptions.quietHours, id('quiet')),
      button(alertOptions.digest, id('digest')),
      ...(isOn ? [button(alertOptions.turnOff, id('hold-off'))] : []),
      button(common.back, id('card')),
    ]),
  ]);
}

/** Says what of the form wasn't understood. @param againId of the button that opens the form as it was filled in */
export function holdRefusalView(reason: string, againId: string, backId: string, texts: Texts): MessageView {
  return containerCard(COLOURS.attention, [
    textDisplay(reason),
    ...fittingRows([
      button(texts.common.tryAgain, againId, { primary: true }),
      button(texts.common.back, backId),
    ]),
  ]);
}
