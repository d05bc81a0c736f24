import { type AppState, isBotHere, offersCommand } from 'local-discord/client';
import type { Suggestion } from '../control/protocol.ts';

/** The suggestions that work in the open channel, for the current user. */
export function offeredHere(state: AppState, suggestions: readonly Suggestion[]): readonly Suggestion[] {
  return suggestions.filter((suggestion) =>
    suggestion.kind === 'command' ? offersCommand(state, suggestion.command) : isBotHere(state),
  );
}
