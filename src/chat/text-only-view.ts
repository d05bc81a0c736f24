import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { markdownLink } from '../discord/messages/markdown.ts';
import type { MessageView } from '../discord/messages/message-view.ts';
import { takeWhileFits } from '../discord/messages/plain-text.ts';
import { LIMITS, MAX_TEXT_BYTES } from '../discord/posting/limits.ts';

/** The text and the links of a card as a plain message, without other buttons and link previews. */
export function toTextOnlyView({ components: all = [] }: MessageView): MessageView {
  const saying = all.filter((component) => !needsButton(component));
  const components = saying.length > 0 ? saying : all;
  const hidesAll = components.every(
    (component) => component.type !== ComponentType.Container || component.spoiler === true,
  );
  const lines = components.flatMap((component) => {
    const isContainer = component.type === ComponentType.Container;
    const texts = (isContainer ? component.components : [component]).flatMap(textsOf);
    const isHidden = isContainer ? component.spoiler === true : hidesAll;
    return isHidden ? texts.map((text) => `||${text}||`) : texts;
  });
  // Only whole lines: without its end mark, a spoiler would show what it hides.
  const content = takeWhileFits(lines, LIMITS.content, MAX_TEXT_BYTES).join('\n');
  return { content, flags: MessageFlags.SuppressEmbeds };
}

/** A text beside a button, which says nothing without it. */
function needsButton(component: APIMessageTopLevelComponent): boolean {
  return component.type === ComponentType.Section && component.accessory.type === ComponentType.Button;
}

function textsOf(component: APIComponentInContainer | APIMessageTopLevelComponent): string[] {
  switch (component.type) {
    case ComponentType.TextDisplay:
      return [component.content];
    case ComponentType.Section:
      return component.components.map(({ content }) => content);
    case ComponentType.ActionRow: {
      const links = component.components.flatMap((part) =>
        part.type === ComponentType.Button && part.style === ButtonStyle.Link
          ? [markdownLink(part.label ?? '', part.url, LIMITS.buttonLabel)]
          : [],
      );
      return links.length === 0 ? [] : [links.join(' · ')];
    }
    default:
      return [];
  }
}
