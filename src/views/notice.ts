import type { MessageView } from '../discord/message-view.ts';
import { COLOURS } from './colours.ts';

/** One sentence that says what was done. */
export function notice(description: string, colour: number = COLOURS.good): MessageView {
  return { embeds: [{ color: colour, description }] };
}
