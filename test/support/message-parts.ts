import { ComponentType } from 'discord.js';
import { expect } from 'vitest';
import type { MessageView } from '../../src/discord/messages/message-view.ts';
import { utf8Bytes } from '../../src/discord/messages/plain-text.ts';
import { partsOf } from './discord-user.ts';

interface Part {
  readonly type: ComponentType;
  readonly options?: readonly unknown[];
  readonly items?: readonly unknown[];
  readonly default_values?: readonly unknown[];
  readonly url?: string;
}

const parts = (view: MessageView, type: ComponentType): Part[] =>
  partsOf<Part>(view.components).filter((part) => part.type === type);

export const countOf = (view: MessageView, type: ComponentType): number => parts(view, type).length;
export const linkButtonsOf = (view: MessageView): number =>
  parts(view, ComponentType.Button).filter(({ url }) => url !== undefined).length;
/** How many options each menu has. */
export const optionCounts = (view: MessageView): number[] =>
  parts(view, ComponentType.StringSelect).map(({ options = [] }) => options.length);
export const photoCounts = (view: MessageView): number[] =>
  parts(view, ComponentType.MediaGallery).map(({ items = [] }) => items.length);
export const selectedChannels = (view: MessageView): number[] =>
  parts(view, ComponentType.ChannelSelect).map(({ default_values = [] }) => default_values.length);

/** The text of a card: an embed's description, or the texts of its components, one per line. */
export const descriptionOf = (view: MessageView): string =>
  view.embeds?.[0]?.description ??
  partsOf<{ readonly content?: string }>(view.components)
    .flatMap(({ content }) => content ?? [])
    .join('\n');
export const textBytes = (view: MessageView): number =>
  utf8Bytes(view.embeds === undefined ? descriptionOf(view) : '') +
  (view.embeds ?? [])
    .map(({ title = '', description = '' }) => utf8Bytes(title) + utf8Bytes(description))
    .reduce((sum, bytes) => sum + bytes, 0);

/** The message without its code block, if any: nothing is formatted there, so it may contain any text except its end. */
export function withoutCodeBlock(view: MessageView): MessageView {
  expect([1, 3]).toContain(descriptionOf(view).split('```').length);
  const written = JSON.stringify(view.components, (key, value: unknown) =>
    key === 'content' && typeof value === 'string' ? value.replace(/```.*```/s, 'links') : value,
  );
  return { ...view, components: JSON.parse(written) };
}
