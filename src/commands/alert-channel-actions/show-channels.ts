import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { isHome } from '../../store/index.ts';
import { type AlertPlace, alertChannelsView } from '../../views/alert-channels.ts';
import { requireGuildId } from '../arguments/guild-id.ts';
import { textsForUser } from '../reply/reply-texts.ts';

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
