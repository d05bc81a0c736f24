import { type BaseInteraction, DiscordAPIError, Routes } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import type { Destination } from '../../store/index.ts';

const threadSchema = z.object({ parent_id: z.string().nullish() });

/** Where an alert was posted: the user's DMs, this channel, or the channel that this thread belongs to. */
export async function destinationHere(
  interaction: BaseInteraction,
  { store }: Context,
): Promise<Destination | undefined> {
  const { guildId, channelId, user } = interaction;
  if (guildId === null || channelId === null) return store.destinations.find('user', user.id);
  const here = await store.destinations.find('channel', channelId);
  if (here !== undefined) return here;
  const parentId = await parentOf(channelId, interaction);
  return parentId === null ? undefined : store.destinations.find('channel', parentId);
}

/** Without the Guilds intent, the bot doesn't know its channels, so Discord is asked. */
async function parentOf(channelId: string, { client }: BaseInteraction): Promise<string | null> {
  try {
    return threadSchema.parse(await client.rest.get(Routes.channel(channelId))).parent_id ?? null;
  } catch (error) {
    if (error instanceof DiscordAPIError) return null;
    throw error;
  }
}
