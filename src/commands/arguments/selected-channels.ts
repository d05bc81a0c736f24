import { z } from 'zod';
import type { ComponentInteraction } from '../../bot/command.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** As Discord sends it: without the Guilds intent, discord.js passes resolved objects on unchanged. */
const resolvedChannel = z.object({ id: z.string(), guild_id: z.string().optional() });

/**
 * The channels chosen in a menu. Values alone could be forged; Discord resolves only channels of the server.
 * @throws UserError when it was not a channel menu
 */
export function selectedChannels(interaction: ComponentInteraction, guildId: string): string[] {
  if (!interaction.isChannelSelectMenu()) {
    throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
  }
  return [...interaction.channels.values()]
    .map((channel) => resolvedChannel.parse(channel))
    .filter(({ guild_id }) => guild_id === undefined || guild_id === guildId)
    .map(({ id }) => id);
}
