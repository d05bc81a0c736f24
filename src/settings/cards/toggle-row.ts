import type { APISectionComponent } from 'discord.js';
import { sectionWithButton } from '../../cards/container.ts';
import type { Texts } from '../../texts/index.ts';

interface Toggle {
  readonly name: string;
  readonly isOn: boolean;
  /** What is said in addition to whether it is on. */
  readonly note?: string;
  /** Toggles it. */
  readonly customId: string;
}

/** A setting that is on or off, with a button that says what a press does. */
export function toggleRow(
  { name, isOn, note = '', customId }: Toggle,
  { settings }: Texts,
): APISectionComponent {
  const [value, press] = isOn ? [settings.on, settings.turnOff] : [settings.off, settings.turnOn];
  const below = note === '' ? '' : `\n${note}`;
  return sectionWithButton(`**${name}**\n${value}${below}`, press, customId);
}
