import { type APIComponentInContainer, ComponentType, MessageFlags } from 'discord.js';
import { cut, LIMITS } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { button } from './components.ts';

/** A card made of components: one container. */
export function containerView(colour: number, children: readonly APIComponentInContainer[]): MessageView {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [{ type: ComponentType.Container, accent_color: colour, components: [...children] }],
  };
}

/** Text of a card, formatted; cut at what Discord takes. */
export function textDisplay(content: string): APIComponentInContainer {
  return { type: ComponentType.TextDisplay, content: cut(content, LIMITS.textDisplayTotal) };
}

/** A paragraph with a button of its own at its side. */
export function sectionWithButton(content: string, label: string, customId: string): APIComponentInContainer {
  return {
    type: ComponentType.Section,
    components: [{ type: ComponentType.TextDisplay, content }],
    accessory: button(label, customId),
  };
}
