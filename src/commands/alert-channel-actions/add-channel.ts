import type { ChatInputCommandInteraction } from 'discord.js';
import type { CommandReply } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { isHome } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { alertChannelView, allChannelsButton, eventName } from '../../views/alert-channels.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { type RequestedAlertChannel, readAlertChannel } from './read-alert-channel.ts';
import { showChannels } from './show-channels.ts';

/** `/alerts add` */
export function addChannel(interaction: ChatInputCommandInteraction, context: Context): CommandReply {
  const texts = textsForUser(interaction);
  const requested = readAlertChannel(interaction, texts);
  return { private: true, view: () => storeChannel(requested, interaction, context, texts) };
}

async function storeChannel(
  requested: RequestedAlertChannel,
  interaction: ChatInputCommandInteraction,
  context: Context,
  texts: Texts,
): Promise<MessageView> {
  const { store, maxAlertChannels, clock } = context;
  const { destination, guildId, event, roleId, mask } = requested;
  const destinationId = await store.destinations.upsert(destination);
  const channel = { destinationId, guildId, event, roleId, mask, addedBy: interaction.user.id };
  const outcome = await store.alertChannels.add(channel, clock(), maxAlertChannels);
  if (outcome === 'too_many') {
    throw new UserFacingError(texts.input.tooManyAlertChannels(maxAlertChannels), [allChannelsButton(texts)]);
  }
  await store.destinations.restore(destinationId, clock());
  const note = noteAbout(requested, context, texts);
  const added = await store.alertChannels.at(destinationId, event);
  return added === undefined
    ? showChannels(interaction, context, { note })
    : alertChannelView(added, note, texts);
}

function noteAbout(
  { destination, guildId, event, warning }: RequestedAlertChannel,
  { homeGuilds }: Context,
  texts: Texts,
): string {
  return [
    texts.alertChannels.added(eventName(event, texts), `<#${destination.discordId}>`),
    ...(isHome(homeGuilds(), guildId) ? [] : [texts.alertChannels.followedOnlyNotice]),
    ...(warning === null ? [] : [warning]),
  ].join('\n');
}
