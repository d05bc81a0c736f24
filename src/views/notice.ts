import type { APIComponentInContainer } from 'discord.js';
import type { MessageView } from '../discord/message-view.ts';
import { COLOURS } from './colours.ts';
import { containerCard, textDisplay } from './container.ts';

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
