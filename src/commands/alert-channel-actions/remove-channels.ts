import type { ChatInputCommandInteraction } from 'discord.js';
import type { CommandReply } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { AlertChannel } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { alertChannelsNotice, eventName } from '../../views/alert-channels.ts';
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

export const removeButton = channelButton(async (channel, interaction, context) => {
  await context.store.alertChannels.remove(channel.guildId, channel.id);
  return showChannels(interaction, context, { note: removedLine(channel, textsForUser(interaction)) });
});

function removedLine({ event, channelId }: AlertChannel, texts: Texts): string {
  return texts.alertChannels.removed(eventName(event, texts), `<#${channelId}>`);
}
