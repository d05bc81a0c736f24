import type { Interaction } from 'discord.js';
import { decodeCustomId } from '../../discord/custom-id.ts';

/**
 * The command that an interaction belongs to, for logs and metrics. `unknown` if it is none of ours, so that forged custom
 * ids create no metric labels.
 */
export function commandNameOf(interaction: Interaction, commands: ReadonlyMap<string, unknown>): string {
  const name = interaction.isCommand()
    ? interaction.commandName
    : interaction.isMessageComponent() || interaction.isModalSubmit()
      ? decodeCustomId(interaction.customId)?.command
      : undefined;
  return name !== undefined && commands.has(name) ? name : 'unknown';
}
