import { ComponentType, MessageFlags } from 'discord.js';
import type { View } from '../bot/command.ts';
import { MAX_TEXT_BYTES, takeWithin } from '../bot/limits.ts';

/** Discord's limit of a plain message. */
const MAX_CONTENT = 2_000;

/** What the text of a card says, without the card, its buttons, and the previews that its links would grow. */
export function plainTextOf({ components = [] }: View): View {
  const lines = components.flatMap((component) => {
    if (component.type !== ComponentType.Container) return [];
    const texts = component.components.flatMap((part) =>
      part.type === ComponentType.TextDisplay ? [part.content] : [],
    );
    return component.spoiler === true ? texts.map((text) => `||${text}||`) : texts;
  });
  // Whole lines: a spoiler that lost its end would show what it hides.
  const content = takeWithin(lines, MAX_CONTENT, MAX_TEXT_BYTES).join('\n');
  return { content, flags: MessageFlags.SuppressEmbeds };
}
