import { type Setting, sectionWithButton } from '../../../cards/container.ts';
import { inLines, smallLine } from '../../../cards/phrases.ts';
import type { Destination, DestinationOptions } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import { destinationId } from './ids-and-levels.ts';
import { holdInLine } from './quiet-hours.ts';

type Switch = keyof Pick<DestinationOptions, 'liveCards' | 'silent'>;

/** A setting that is on or off, and a button that says what pressing it does. */
export function toggleRow(
  { name, value }: Setting,
  toggleId: string,
  isOn: boolean,
  { alertOptions }: Texts,
) {
  const label = isOn ? alertOptions.turnOff : alertOptions.turnOn;
  return sectionWithButton(`**${name}**\n${value}`, label, toggleId);
}

/** An option with its current setting, and a button that toggles it. @param hasHint says what the option is */
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

/**
 * What differs from the defaults at a destination except the level, in one line: "card and posts · silent · quiet
 * 22:00–08:00".
 */
export function optionsInLine(destination: Destination, texts: Texts): string[] {
  const { inLine } = texts.alertOptions;
  // In DMs there is no other way to have cards.
  const cards = destination.kind === 'user' ? 'oneCard' : 'cardAndPosts';
  return [
    ...(destination.liveCards && !destination.cardsOnly ? [inLine[cards]] : []),
    ...(destination.silent ? [inLine.silent] : []),
    ...holdInLine(destination, texts),
  ];
}
