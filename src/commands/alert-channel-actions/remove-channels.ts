import type { ChatInputCommandInteraction } from 'discord.js';
import type { CommandReply } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { AlertChannel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { alertChannelsNotice, eventName } from '../../views/alert-channels.ts';
import { optionComponent } from '../alert-option-actions/option-component.ts';
import { showOptions } from '../alert-option-actions/show-options.ts';
import { requireGuildId } from '../arguments/guild-id.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { channelButton } from './channel-button.ts';
import { matchingChannels } from './matching-channels.ts';
import { showChannels } from './show-channels.ts';

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

/** Removes one kind of event from a channel that has others. */
export const removeButton = channelButton(async (channel, interaction, context) => {
  const { guildId, id, destinationId } = channel;
  await context.store.alertChannels.remove(guildId, id);
  return showOptions(destinationId, interaction, context, removedLine(channel, textsForUser(interaction)));
});

/** Removes everything that managers chose for a channel; what somebody follows there stays. */
export const dropButton = optionComponent(async ({ id }, { interaction }, context) => {
  const texts = textsForUser(interaction);
  const { alertChannels } = context.store;
  const all = await alertChannels.list(requireGuildId(interaction, texts));
  const channels = all.filter(({ destinationId }) => destinationId === id);
  for (const channel of channels) await alertChannels.remove(channel.guildId, channel.id);
  const lines = channels.map((channel) => removedLine(channel, texts));
  const note = lines.length === 0 ? texts.alertChannels.channelRemoved : lines.join('\n');
  return showChannels(interaction, context, { note });
});

function removedLine({ event, channelId }: AlertChannel, texts: Texts): string {
  return texts.alertChannels.removed(eventName(event, texts), `<#${channelId}>`);
}
