import { ComponentType, MessageFlags } from 'discord.js';
import { MAX_TEXT_BYTES } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { takeWhileFits } from '../discord/truncate.ts';

/** Discord's limit for the content of a message. */
const MAX_CONTENT = 2_000;

/** The text of a card as a plain message, without buttons and link previews. */
export function toTextOnlyView({ components = [] }: MessageView): MessageView {
  const lines = components.flatMap((component) => {
    if (component.type !== ComponentType.Container) return [];
    const texts = component.components.flatMap((part) =>
      part.type === ComponentType.TextDisplay ? [part.content] : [],
    );
    return component.spoiler === true ? texts.map((text) => `||${text}||`) : texts;
  });
  // Only whole lines: without its end mark, a spoiler would show what it hides.
  const content = takeWhileFits(lines, MAX_CONTENT, MAX_TEXT_BYTES).join('\n');
  return { content, flags: MessageFlags.SuppressEmbeds };
}
