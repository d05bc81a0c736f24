import type { APIMessageTopLevelComponent } from 'discord.js';
import type { MessageView } from '../discord/message-view.ts';
import { COLOURS } from './colours.ts';

/** A short message: by default, one that says what was done. */
export function notice(description: string, colour: number = COLOURS.good): MessageView {
  return { embeds: [{ color: colour, description }] };
}

/** A short message with buttons or a menu to answer it. */
export function prompt(
  description: string,
  components: APIMessageTopLevelComponent[],
  colour: number = COLOURS.neutral,
): MessageView {
  return { ...notice(description, colour), components };
}
