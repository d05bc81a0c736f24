import type { View } from '../bot/command.ts';
import { COLOURS } from './colours.ts';

/** One sentence that says what was done. */
export function notice(description: string, colour: number = COLOURS.good): View {
  return { embeds: [{ color: colour, description }] };
}
