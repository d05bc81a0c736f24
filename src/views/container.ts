import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APISectionComponent,
  type APISeparatorComponent,
  type APITextDisplayComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { LIMITS } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { cut } from '../discord/truncate.ts';
import { button } from './components.ts';

/**
 * A card made of components.
 * @param colour null: without an accent, as for products
 */
export function containerCard(
  colour: number | null,
  children: readonly APIComponentInContainer[],
): MessageView {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [
      {
        type: ComponentType.Container,
        ...(colour === null ? {} : { accent_color: colour }),
        components: [...children],
      },
    ],
  };
}

/** A text in Markdown, cut to what Discord accepts. */
export function textDisplay(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: cut(content, LIMITS.textDisplayTotal) };
}

export function divider(): APISeparatorComponent {
  return { type: ComponentType.Separator, divider: true, spacing: 1 };
}

/** A text with a button beside it. */
export function sectionWithButton(content: string, label: string, customId: string): APISectionComponent {
  return sectionWith(content, button(label, customId));
}

export function sectionWith(content: string, accessory: APIButtonComponent): APISectionComponent {
  return { type: ComponentType.Section, components: [textDisplay(content)], accessory };
}
