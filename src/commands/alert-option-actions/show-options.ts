import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { channelOptionsView } from '../../views/alert-options/channel-card.ts';
import { dmOptionsView } from '../../views/alert-options/dm-card.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { ownDestination } from './own-destination.ts';
import { threadSupport } from './thread-support.ts';

/**
 * The options of a destination as they are now.
 * @param note what was just done
 * @throws UserFacingError if they are not the user's to change
 */
export async function showOptions(
  destinationId: number,
  interaction: BaseInteraction,
  context: Context,
  note: string | null = null,
): Promise<MessageView> {
  const texts = textsForUser(interaction);
  const destination = await ownDestination(destinationId, interaction, context);
  const { guildId } = destination;
  if (guildId === null) return dmOptionsView(destination, context.clock(), texts);
  const channels = await context.store.alertChannels.list(guildId);
  const options = {
    destination,
    channels: channels.filter((channel) => channel.destinationId === destinationId),
    threads: await threadSupport(interaction, destination),
  };
  return channelOptionsView(options, context.clock(), note, texts);
}
