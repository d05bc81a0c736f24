import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { type AlertChannel, isHome } from '../../store/index.ts';
import { alertChannelsView, alertChannelView } from '../../views/alert-channels.ts';
import { requireGuildId } from '../arguments/guild-id.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** The server's alert channels. @param note shown above the list */
export async function showChannels(
  interaction: BaseInteraction,
  context: Context,
  { offset = 0, note = null }: { readonly offset?: number; readonly note?: string | null } = {},
): Promise<MessageView> {
  const texts = textsForUser(interaction);
  const guildId = requireGuildId(interaction, texts);
  const channels = await context.store.alertChannels.list(guildId);
  const followedOnly = channels.length > 0 && !isHome(context.homeGuilds(), guildId);
  const notes = [note, followedOnly ? texts.alertChannels.followedOnlyNotice : null].filter(
    (line) => line !== null,
  );
  return alertChannelsView(channels, offset, notes.length === 0 ? null : notes.join('\n'), texts);
}

/** The current state of one channel, or the list if it was removed. */
export async function showChannel(
  { guildId, id }: AlertChannel,
  interaction: BaseInteraction,
  context: Context,
  note: string | null = null,
): Promise<MessageView> {
  const texts = textsForUser(interaction);
  const channel = await context.store.alertChannels.get(guildId, id);
  return channel === undefined
    ? showChannels(interaction, context, { note: texts.alertChannels.channelRemoved })
    : alertChannelView(channel, note, texts);
}
