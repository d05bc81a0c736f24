import { type AppState, findChannel } from 'local-discord/client';
import type { Suggestion } from '../control/protocol.ts';

/** As the composer would show it: a channel by its name. */
export function preview(state: AppState, suggestion: Suggestion): string {
  if (suggestion.kind === 'message') return suggestion.text;
  const values = Object.entries(suggestion.options).map(([name, value]) => {
    const channel = findChannel(state, String(value));
    return ` ${name}:${channel ? `#${channel.name}` : value}`;
  });
  return `/${suggestion.command}${values.join('')}`;
}
