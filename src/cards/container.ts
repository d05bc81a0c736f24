import {
  type APIComponentInContainer,
  type APIEmbed,
  type APISectionComponent,
  type APISeparatorComponent,
  type APITextDisplayComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import type { MessageFile, MessageView } from '../discord/messages/message-view.ts';
import { cut } from '../discord/messages/plain-text.ts';
import { LIMITS } from '../discord/posting/limits.ts';
import type { Texts } from '../texts/index.ts';
import { button } from './components.ts';
import { inLines } from './phrases.ts';

/** Accent colours. A text always gives the same information, for people who can't distinguish the colours. */
export const COLOURS = {
  neutral: 0x4c8dff,
  waiting: 0x80848e,
  moving: 0x4c8dff,
  attention: 0xf0b232,
  good: 0x2fbf71,
  bad: 0xf2555a,
} as const;

/**
 * A card made of components.
 * @param colour null: without an accent, as for products
 * @param children false leaves one out
 * @param files that the components show
 */
export function containerCard(
  colour: number | null,
  children: readonly (APIComponentInContainer | false)[],
  files: readonly MessageFile[] = [],
): MessageView {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [
      {
        type: ComponentType.Container,
        ...(colour === null ? {} : { accent_color: colour }),
        components: children.filter((child) => child !== false),
      },
    ],
    ...(files.length === 0 ? {} : { files }),
  };
}

/** A text in Markdown, cut to what Discord accepts. */
export function textDisplay(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: cut(content, LIMITS.textDisplayTotal) };
}

/** Lines of a text, empty ones left out; false without any. */
export function textLines(lines: readonly string[]): APITextDisplayComponent | false {
  const content = inLines(lines);
  return content !== '' && textDisplay(content);
}

export function divider(): APISeparatorComponent {
  return { type: ComponentType.Separator, divider: true, spacing: 1 };
}

/** A text with a button beside it. */
export function sectionWithButton(content: string, label: string, customId: string): APISectionComponent {
  return sectionWith(content, button(label, customId));
}

export function sectionWith(
  content: string,
  accessory: APISectionComponent['accessory'],
): APISectionComponent {
  return { type: ComponentType.Section, components: [textDisplay(content)], accessory };
}

/** A short message: by default, one that says what was done. */
export function notice(text: string, colour: number = COLOURS.good): MessageView {
  return containerCard(colour, [textDisplay(text)]);
}

/** A short message with buttons or a menu to answer it. */
export function prompt(
  text: string,
  components: readonly APIComponentInContainer[],
  colour: number = COLOURS.neutral,
): MessageView {
  return containerCard(colour, [textDisplay(text), ...components]);
}

/** A setting by its name and what it is set to, in Markdown. */
export interface Setting {
  readonly name: string;
  readonly value: string;
}

/** A setting with a button to change it. */
export function settingRow(setting: Setting, changeId: string, { settings }: Texts): APIComponentInContainer {
  return sectionWithButton(settingLines(setting), settings.change, changeId);
}

/** A setting that is changed elsewhere. */
export function fixedRow(setting: Setting): APIComponentInContainer {
  return textDisplay(settingLines(setting));
}

function settingLines({ name, value }: Setting): string {
  return `**${name}**\n${value}`;
}

/** An embed with these lines, empty ones left out. Discord refuses an embed that shows nothing: then there is none. */
export function embedsWith(lines: readonly string[], rest: Omit<APIEmbed, 'description'>): APIEmbed[] {
  const description = inLines(lines);
  if (description !== '') return [{ ...rest, description }];
  return rest.image === undefined ? [] : [rest];
}
