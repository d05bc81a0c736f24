import {
  type APIComponentInContainer,
  type APISectionComponent,
  type APITextDisplayComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { LIMITS } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { cut } from '../discord/truncate.ts';
import { button } from './components.ts';

/** A card with an accent colour, made of components. */
export function containerCard(colour: number, children: readonly APIComponentInContainer[]): MessageView {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [{ type: ComponentType.Container, accent_color: colour, components: [...children] }],
  };
}

/** A text in Markdown, cut to what Discord accepts. */
export function textDisplay(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: cut(content, LIMITS.textDisplayTotal) };
}

/** A text with a button beside it. */
export function sectionWithButton(content: string, label: string, customId: string): APISectionComponent {
  return {
    type: ComponentType.Section,
    components: [{ type: ComponentType.TextDisplay, content }],
    accessory: button(label, customId),
  };
}
