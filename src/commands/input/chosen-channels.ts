import { z } from 'zod';
import type { ComponentInteraction } from '../../bot/command.ts';
import { UserError } from '../../errors.ts';
import { textsForAsker } from './texts-for-asker.ts';

/** As the interaction brings it: without the Guilds intent discord.js hands resolved objects on as they came. */
const resolvedChannel = z.object({ id: z.string(), guild_id: z.string().optional() });

/**
 * The channels chosen in a menu. Values alone could be forged; Discord resolves only channels of the server.
 * @throws UserError when it was no menu of channels
 */
export function chosenChannels(interaction: ComponentInteraction, guildId: string): string[] {
  if (!interaction.isChannelSelectMenu()) {
    throw new UserError(textsForAsker(interaction).problems.staleButton);
  }
  return [...interaction.channels.values()]
    .map((channel) => resolvedChannel.parse(channel))
    .filter(({ guild_id }) => guild_id === undefined || guild_id === guildId)
    .map(({ id }) => id);
}
