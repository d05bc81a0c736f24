import type { APIComponentInContainer } from 'discord.js';
import type { Texts } from '../../texts/index.ts';
import { sectionWithButton, textDisplay } from '../container.ts';

/** A setting by its name and what it is set to, in Markdown. */
export interface Setting {
  readonly name: string;
  readonly value: string;
}

/** A setting with a button to change it. */
export function settingRow(setting: Setting, changeId: string, { settings }: Texts): APIComponentInContainer {
  return sectionWithButton(lines(setting), settings.change, changeId);
}

/** A setting that is changed elsewhere. */
export function fixedRow(setting: Setting): APIComponentInContainer {
  return textDisplay(lines(setting));
}

function lines({ name, value }: Setting): string {
  return `**${name}**\n${value}`;
}
