import { settingRow } from '../../../cards/container.ts';
import type { Destination, DestinationOptions } from '../../../store/index.ts';
import type { Texts } from '../../../texts/index.ts';
import { destinationId } from './ids-and-levels.ts';
import { holdInLine } from './quiet-hours.ts';

type Switch = keyof Pick<DestinationOptions, 'liveCards' | 'threads' | 'silent'>;

/** An option with what it is set to, and the button that sets it to the opposite. */
export function switchRow(option: Switch, destination: Destination, texts: Texts) {
  const { liveCard, liveCardHint, threads, threadsHint, silent, silentHint, on, off } = texts.alertOptions;
  const [component, name, hint] = {
    liveCards: ['live', liveCard, liveCardHint] as const,
    threads: ['threads', threads, threadsHint] as const,
    silent: ['silent', silent, silentHint] as const,
  }[option];
  const isOn = destination[option];
  const changeId = destinationId(destination.id, component, isOn ? 'n' : 'y');
  return settingRow({ name, value: `${isOn ? on : off}\n-# ${hint}` }, changeId, texts);
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
