import { ComponentType, MessageFlags } from 'discord.js';
import { MAX_TEXT_BYTES, takeWhileFits } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';

/** Discord's limit of a plain message. */
const MAX_CONTENT = 2_000;

/** What the text of a card says, without the card, its buttons, and the previews that its links would grow. */
export function toPlainText({ components = [] }: MessageView): MessageView {
  const lines = components.flatMap((component) => {
    if (component.type !== ComponentType.Container) return [];
    const texts = component.components.flatMap((part) =>
      part.type === ComponentType.TextDisplay ? [part.content] : [],
    );
    return component.spoiler === true ? texts.map((text) => `||${text}||`) : texts;
  });
  // Whole lines: a spoiler that lost its end would show what it hides.
  const content = takeWhileFits(lines, MAX_CONTENT, MAX_TEXT_BYTES).join('\n');
  return { content, flags: MessageFlags.SuppressEmbeds };
}
