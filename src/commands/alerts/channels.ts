import type { BaseInteraction, ChatInputCommandInteraction } from 'discord.js';
import {
  type AlertPlace,
  alertChannelsNotice,
  alertChannelsView,
  allChannelsButton,
  eventName,
} from '../../alerts/cards/alert-channels.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { CommandReply } from '../../discord/interactions/command.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { type AlertChannel, isHome } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { requireGuildId } from '../arguments/channels.ts';
import { textsForUser } from '../replies/reader.ts';
import { optionComponent } from './option-components.ts';

/** The server's alert channels. @param note shown below the list */
export async function showChannels(
  interaction: BaseInteraction,
  context: Context,
  { offset = 0, note = null }: { readonly offset?: number; readonly note?: string | null } = {},
): Promise<MessageView> {
  const texts = textsForUser(interaction);
  const guildId = requireGuildId(interaction, texts);
  const places = await alertPlaces(guildId, context);
  const followedOnly = places.length > 0 && !isHome(context.homeGuilds(), guildId);
  const notes = [note, followedOnly ? texts.alertChannels.followedOnlyNotice : null].filter(
    (line) => line !== null,
  );
  const shown = notes.length === 0 ? null : notes.join('\n');
  return alertChannelsView(places, offset, shown, context.mentionCommand, texts);
}

/** The alert channels of a server by where they post, in the order in which they were added. */
async function alertPlaces(guildId: string, { store }: Context): Promise<AlertPlace[]> {
  const channels = await store.alertChannels.list(guildId);
  const ids = [...new Set(channels.map(({ destinationId }) => destinationId))];
  const destinations = await Promise.all(ids.map((id) => store.destinations.get(id)));
  return destinations
    .filter((destination) => destination !== undefined)
    .map((destination) => ({
      destination,
      channels: channels.filter(({ destinationId }) => destinationId === destination.id),
    }));
}

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

/** `/alerts remove` */
export function removeChannels(interaction: ChatInputCommandInteraction, context: Context): CommandReply {
  const texts = textsForUser(interaction);
  return {
    private: true,
    async view() {
      const channels = await matchingChannels(interaction, context, texts);
      for (const { id, guildId } of channels) await context.store.alertChannels.remove(guildId, id);
      const lines = channels.map((channel) => removedLine(channel, texts));
      return alertChannelsNotice(lines, true, texts);
    },
  };
}

export const channelButtons = {
  /** Removes everything that managers chose for a channel; what somebody follows there stays. */
  drop: optionComponent(async ({ id }, { interaction }, context) => {
    const texts = textsForUser(interaction);
    const { alertChannels } = context.store;
    const all = await alertChannels.list(requireGuildId(interaction, texts));
    const channels = all.filter(({ destinationId }) => destinationId === id);
    for (const channel of channels) await alertChannels.remove(channel.guildId, channel.id);
    const lines = channels.map((channel) => removedLine(channel, texts));
    const note = lines.length === 0 ? texts.alertChannels.channelRemoved : lines.join('\n');
    return showChannels(interaction, context, { note });
  }),
};

export function removedLine({ event, channelId }: AlertChannel, texts: Texts): string {
  return texts.alertChannels.removed(eventName(event, texts), `<#${channelId}>`);
}
