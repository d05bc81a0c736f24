import { type Setting, sectionWithButton } from '../../../cards/container.ts';
import { inLines, smallLine } from '../../../cards/phrases.ts';
import type { Destination, DestinationOptions } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import { destinationId } from './ids-and-levels.ts';
import { holdInLine } from './quiet-hours.ts';

type Switch = keyof Pick<DestinationOptions, 'liveCards' | 'silent'>;

/** A setting that is on or off, and the button that says what a press does. */
export function toggleRow(
  { name, value }: Setting,
  toggleId: string,
  isOn: boolean,
  { alertOptions }: Texts,
) {
  const label = isOn ? alertOptions.turnOff : alertOptions.turnOn;
  return sectionWithButton(`**${name}**\n${value}`, label, toggleId);
}

/** An option with what it is set to, and the button that sets it to the opposite. @param hasHint says what the option is */
export function switchRow(option: Switch, destination: Destination, texts: Texts, { hasHint = true } = {}) {
  const { oneCard, oneCardHint, silent, silentHint, on, off } = texts.alertOptions;
  const [component, name, hint] = {
    liveCards: ['live', oneCard, oneCardHint] as const,
    silent: ['silent', silent, silentHint] as const,
  }[option];
  const isOn = destination[option];
  const toggleId = destinationId(destination.id, component, isOn ? 'n' : 'y');
  const value = inLines([isOn ? on : off, hasHint ? smallLine([hint]) : '']);
  return toggleRow({ name, value }, toggleId, isOn, texts);
}

/** What differs from the usual at a destination beside how much is posted, in one line: "one card per parcel · silent · quiet 22:00–08:00". */
export function optionsInLine(destination: Destination, texts: Texts): string[] {
  const { inLine } = texts.alertOptions;
  return [
    ...(destination.liveCards && !destination.cardsOnly ? [inLine.oneCard] : []),
    ...(destination.silent ? [inLine.silent] : []),
    ...holdInLine(destination, texts),
  ];
}
