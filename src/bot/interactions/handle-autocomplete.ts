import type { AutocompleteInteraction } from 'discord.js';
import { LIMITS } from '../../discord/limits.ts';
import { cut } from '../../discord/truncate.ts';
import type { DispatchOptions } from './dispatch-options.ts';

/** Suggests nothing if the command fails: Discord shows no error message here. */
export async function handleAutocomplete<C>(
  interaction: AutocompleteInteraction,
  context: C,
  { commands }: DispatchOptions<C>,
): Promise<void> {
  const choices = await commands
    .get(interaction.commandName)
    ?.autocomplete?.(interaction, context)
    .catch(() => []);
  await interaction.respond(
    (choices ?? [])
      .slice(0, LIMITS.choices)
      .map((choice) => ({ ...choice, name: cut(choice.name, LIMITS.choiceText) })),
  );
}
