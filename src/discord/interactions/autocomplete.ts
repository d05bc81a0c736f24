import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AutocompleteInteraction } from 'discord.js';
import { createLruCache } from '../../process/timing/create-lru-cache.ts';
import { cut } from '../messages/plain-text.ts';
import { LIMITS } from '../posting/limits.ts';
import type { Command } from './command.ts';
import { isInteractionExpired } from './respond.ts';
import { createUserRateLimit, UserRateLimitError } from './user-rate-limit.ts';

/** Keystrokes allowed per command in the limit: people don't type more before they send one. */
const KEYSTROKES_PER_COMMAND = 5;
const MAX_USERS = 10_000;

/** Answers only a person's newest keystroke, and none above a limit. Suggests nothing if the command fails. */
export function createAutocomplete<C>(interactionsPerMinute: number, clock: () => number) {
  const countKeystroke = createUserRateLimit(interactionsPerMinute * KEYSTROKES_PER_COMMAND, clock);
  const newest = createLruCache<string, string>(MAX_USERS);

  return async (
    interaction: AutocompleteInteraction,
    command: Command<C> | undefined,
    context: C,
  ): Promise<void> => {
    const { id, user } = interaction;
    newest.set(user.id, id);
    const isOutdated = () => newest.get(user.id) !== id;
    try {
      countKeystroke(user.id);
      // A busy process receives several at once.
      await nextTurn();
      if (isOutdated()) return;
      const choices = (await command?.autocomplete?.(interaction, context).catch(() => [])) ?? [];
      if (isOutdated()) return;
      const shown = choices
        .slice(0, LIMITS.choices)
        .map((choice) => ({ ...choice, name: cut(choice.name, LIMITS.choiceText) }));
      await interaction.respond(shown);
    } catch (error) {
      // Too many keystrokes, or the interaction has expired.
      if (!(error instanceof UserRateLimitError) && !isInteractionExpired(error)) throw error;
    }
  };
}
