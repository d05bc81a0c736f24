import { type BaseInteraction, ChannelType, DiscordAPIError, PermissionFlagsBits, Routes } from 'discord.js';
import { z } from 'zod';
import type { Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ThreadSupport } from '../../views/alert-options/channel-card.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';

const FOR_THREADS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

const channelSchema = z.object({ type: z.number() });

/** Without the Guilds intent, the bot doesn't know its channels, so Discord is asked. A channel it can't see gets no threads. */
export async function threadSupport(
  { client }: BaseInteraction,
  { discordId }: Destination,
): Promise<ThreadSupport> {
  try {
    const { type } = channelSchema.parse(await client.rest.get(Routes.channel(discordId)));
    return supportOf(type);
  } catch (error) {
    if (error instanceof DiscordAPIError) return 'never';
    throw error;
  }
}

/** @param type of the channel */
export function supportOf(type: ChannelType): ThreadSupport {
  if (type === ChannelType.GuildForum) return 'always';
  return type === ChannelType.GuildText ? 'optional' : 'never';
}

/**
 * Checks what the bot may do where threads are turned on. Discord says so for the channel of the interaction only.
 * @returns a reminder where it can't be checked
 * @throws UserFacingError naming what is missing
 */
export function checkThreadPermissions(
  { channelId, appPermissions }: BaseInteraction,
  { discordId }: Destination,
  { alertOptions, permissions }: Texts,
): string | null {
  const names = (wanted: readonly (typeof FOR_THREADS)[number][]) =>
    wanted.map((name) => permissions[name]).join(', ');
  if (channelId !== discordId) return alertOptions.threadsUnchecked(`**${names(FOR_THREADS)}**`);
  const missing = FOR_THREADS.filter((name) => !appPermissions.has(PermissionFlagsBits[name]));
  if (missing.length === 0) return null;
  throw new UserFacingError(alertOptions.threadsMissing(names(missing), `<#${discordId}>`));
}
