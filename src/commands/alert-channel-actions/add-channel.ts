import type { ChatInputCommandInteraction } from 'discord.js';
import type { CommandReply } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { isHome } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { allChannelsButton, eventName } from '../../views/alert-channels.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { showOptions } from '../alert-option-actions/show-options.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { type RequestedAlertChannel, readAlertChannel } from './read-alert-channel.ts';

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
  const { destination, guildId, event, roleId, mask, level, threads } = requested;
  const destinationId = await store.destinations.upsert(destination);
  const channel = { destinationId, guildId, event, roleId, mask, level, addedBy: interaction.user.id };
  const outcome = await store.alertChannels.add(channel, clock(), maxAlertChannels);
  if (outcome === 'too_many') {
    throw new UserFacingError(texts.input.tooManyAlertChannels(maxAlertChannels), [allChannelsButton(texts)]);
  }
  if (threads === 'always') await store.destinations.setOptions(destinationId, { threads: true });
  await store.destinations.restore(destinationId, clock());
  return showOptions(destinationId, interaction, context, noteAbout(requested, context, texts));
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
