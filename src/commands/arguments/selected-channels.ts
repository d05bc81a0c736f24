import type { ComponentInteraction } from '../../bot/component.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { resolvedChannel } from './resolved-channel.ts';

/** Nothing else is needed, so a channel of a new type can be selected, too. */
const selectedChannel = resolvedChannel.pick({ id: true, guild_id: true });

/**
 * The channels selected in a menu. The values alone could be forged, but Discord only resolves channels of the server.
 * @throws UserFacingError if the component is not a channel menu
 */
export function selectedChannels(interaction: ComponentInteraction, guildId: string): string[] {
  if (!interaction.isChannelSelectMenu()) {
    throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
  }
  return [...interaction.channels.values()]
    .map((channel) => selectedChannel.parse(channel))
    .filter(({ guild_id }) => guild_id === undefined || guild_id === guildId)
    .map(({ id }) => id);
}
