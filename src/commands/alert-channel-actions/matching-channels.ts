import type { ChatInputCommandInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { AlertChannel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { allChannelsButton } from '../../views/alert-channels.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { requireGuildId } from '../arguments/guild-id.ts';

/**
 * The server's alert channels that the options `channel` and `event` select; without options, all of them.
 * @throws UserFacingError if there are none
 */
export async function matchingChannels(
  interaction: ChatInputCommandInteraction,
  { store }: Context,
  texts: Texts,
): Promise<AlertChannel[]> {
  const channels = await store.alertChannels.list(requireGuildId(interaction, texts));
  if (channels.length === 0) throw new UserFacingError(texts.input.noAlertChannels);
  const channelId = interaction.options.get('channel')?.value ?? null;
  const event = interaction.options.getString('event');
  const matching = channels
    .filter((channel) => channelId === null || channel.channelId === channelId)
    .filter((channel) => event === null || channel.event === event);
  if (matching.length === 0) {
    throw new UserFacingError(texts.input.noMatchingAlertChannel, [allChannelsButton(texts)]);
  }
  return matching;
}
