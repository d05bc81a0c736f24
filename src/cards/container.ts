import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIEmbed,
  type APISectionComponent,
  type APITextDisplayComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import type { MessageFile, MessageView } from '../discord/messages/message-view.ts';
import { cut } from '../discord/messages/plain-text.ts';
import { LIMITS } from '../discord/posting/limits.ts';
import type { Texts } from '../texts/index.ts';
import { fittingRows, type MaybeButton } from './button-layout.ts';
import { button } from './components.ts';
import { inLines } from './phrases.ts';

/** Accent colors. A text always gives the same information, for people who can't tell the colors apart. */
export const COLOURS = {
  neutral: 0x4c8dff,
  waiting: 0x80848e,
  moving: 0x4c8dff,
  attention: 0xf0b232,
  good: 0x2fbf71,
  bad: 0xf2555a,
} as const;

/** A text in Markdown, a component, or buttons in separate rows; an empty text and null add nothing. */
export type CardPart = string | APIComponentInContainer | readonly MaybeButton[] | false | null | undefined;

/**
 * A card made of components.
 * @param colour null: no accent, as for products
 * @param files that the components show
 */
export function containerCard(
  colour: number | null,
  parts: readonly CardPart[],
  files: readonly MessageFile[] = [],
): MessageView {
  const components = [container(parts, colour === null ? {} : { accent_color: colour })];
  return { flags: MessageFlags.IsComponentsV2, components, ...(files.length > 0 && { files }) };
}

export function container(
  parts: readonly CardPart[],
  look: Pick<APIContainerComponent, 'accent_color' | 'spoiler'> = {},
): APIContainerComponent {
  const components = parts.flatMap((part) => {
    if (typeof part === 'string') return part === '' ? [] : textDisplay(part);
    if (part == null || part === false) return [];
    return 'type' in part ? part : fittingRows(part);
  });
  return { type: ComponentType.Container, ...look, components };
}

/** A text in Markdown, cut to what Discord accepts. */
export function textDisplay(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: cut(content, LIMITS.textDisplayTotal) };
}

export function divider(): APIComponentInContainer {
  return { type: ComponentType.Separator, divider: true, spacing: 1 };
}

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
  return containerCard(colour, [text]);
}

/** A short message with buttons or a menu to answer it. */
export function prompt(
  text: string,
  parts: readonly CardPart[],
  colour: number = COLOURS.neutral,
): MessageView {
  return containerCard(colour, [text, ...parts]);
}

export interface Setting {
  readonly name: string;
  readonly value: string;
  /** What it is for, in small print. */
  readonly purpose?: string;
}

export function settingRow(setting: Setting, changeId: string, { settings }: Texts): APIComponentInContainer {
  return sectionWithButton(settingLines(setting), settings.change, changeId);
}

/** A setting that is changed elsewhere. */
export function fixedRow(setting: Setting): APIComponentInContainer {
  return textDisplay(settingLines(setting));
}

function settingLines({ name, value, purpose }: Setting): string {
  const below = purpose === undefined ? '' : `\n-# ${purpose}`;
  return `**${name}**\n${value}${below}`;
}

/** An embed with these lines, empty ones left out. Discord refuses an embed that shows nothing: then there is none. */
export function embedsWith(lines: readonly string[], rest: Omit<APIEmbed, 'description'>): APIEmbed[] {
  const description = inLines(lines);
  if (description !== '') return [{ ...rest, description }];
  return rest.image === undefined ? [] : [rest];
}
