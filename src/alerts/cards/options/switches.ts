import type { APIComponentInContainer } from 'discord.js';
import { settingRow } from '../../../cards/container.ts';
import type { Destination, DestinationOptions } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import { destinationId } from './ids-and-levels.ts';
import { holdInLine } from './quiet-hours.ts';

/** Options that are on or off. */
type Switch = keyof Pick<DestinationOptions, 'liveCards' | 'threads' | 'silent'>;

/** The components that turn them on and off. */
const SWITCH_IDS = { liveCards: 'live', threads: 'threads', silent: 'silent' } as const;

/** An option with what it is set to, and the button that sets it to the opposite. */
export function switchRow(option: Switch, destination: Destination, texts: Texts): APIComponentInContainer {
  const { alertOptions } = texts;
  const { name, hint } = {
    liveCards: { name: alertOptions.liveCard, hint: alertOptions.liveCardHint },
    threads: { name: alertOptions.threads, hint: alertOptions.threadsHint },
    silent: { name: alertOptions.silent, hint: alertOptions.silentHint },
  }[option];
  const isOn = destination[option];
  const changeId = destinationId(destination.id, SWITCH_IDS[option], isOn ? 'n' : 'y');
  const value = `${isOn ? alertOptions.on : alertOptions.off}\n-# ${hint}`;
  return settingRow({ name, value }, changeId, texts);
}

/** What differs from the usual at a destination, in one line: "live card · silent · quiet 22:00–08:00". */
export function optionsInLine(destination: Destination, texts: Texts): string[] {
  const { inLine } = texts.alertOptions;
  return [
    ...(destination.liveCards ? [inLine.liveCard] : []),
    ...(destination.threads ? [inLine.threads] : []),
    ...(destination.silent ? [inLine.silent] : []),
    ...holdInLine(destination, texts),
  ];
}
