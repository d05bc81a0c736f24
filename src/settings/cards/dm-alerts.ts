import { destinationId, levelMenu, levelName } from '../../alerts/cards/options/ids-and-levels.ts';
import { holdSetting } from '../../alerts/cards/options/quiet-hours.ts';
import { optionsInLine, switchRow } from '../../alerts/cards/options/switches.ts';
import { button } from '../../cards/components.ts';
import { containerCard, type Setting, settingRow } from '../../cards/container.ts';
import { capitalise } from '../../cards/phrases.ts';
import { type AlertLevel, DEFAULT_LEVEL } from '../../domain/alerts/alert-level.ts';
import type { Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { backButton } from './navigation.ts';

/** The row of `/settings`. @param destination undefined before anything was posted to the reader */
export function dmSetting(destination: Destination | undefined, texts: Texts): Setting {
  const line = [
    capitalise(levelName('tracking', dmLevel(destination), texts), texts),
    ...(destination === undefined ? [] : optionsInLine(destination, texts)),
  ];
  return { name: texts.alertOptions.dmTitle, value: line.join('\u00A0· ') };
}

/** The level of new follows in the reader's DMs. */
export function dmLevel(destination: Destination | undefined): AlertLevel {
  return destination?.defaultLevel ?? DEFAULT_LEVEL;
}

export function dmOptionsView(destination: Destination, now: number, texts: Texts) {
  const { alertOptions } = texts;
  const level = levelName('tracking', dmLevel(destination), texts);
  const newParcels = { name: alertOptions.newParcels, value: capitalise(level, texts) };
  return containerCard(null, [
    `### ${alertOptions.dmTitle}`,
    settingRow(newParcels, destinationId(destination.id, 'new'), texts),
    settingRow(holdSetting(destination, now, texts), destinationId(destination.id, 'hold'), texts),
    switchRow('liveCards', destination, texts),
    switchRow('silent', destination, texts),
    [backButton('mine', texts)],
  ]);
}

/** For parcels followed from now on. @param others how many are followed in DMs with another level */
export function newParcelsView(destination: Destination, others: number, note: string | null, texts: Texts) {
  const { alertOptions, common } = texts;
  return containerCard(null, [
    `### ${alertOptions.newParcels}`,
    note,
    ...levelMenu(
      destinationId(destination.id, 'new-level'),
      'follow',
      dmLevel(destination),
      texts,
      destination.digestAt !== null,
    ),
    [
      others > 0 && button(alertOptions.applyToAll(others), destinationId(destination.id, 'apply')),
      button(common.back, destinationId(destination.id, 'card')),
    ],
  ]);
}
