import { type BaseInteraction, ChannelType, DiscordAPIError, PermissionFlagsBits, Routes } from 'discord.js';
import * as z from 'zod';
import { permissionsIn } from '../../discord/channel-permissions.ts';
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

/** @throws UserFacingError naming what the bot lacks to open threads in the channel */
export async function checkThreadPermissions(
  { client }: BaseInteraction,
  { discordId }: Destination,
  { alertOptions, permissions }: Texts,
): Promise<void> {
  const granted = await permissionsIn((route) => client.rest.get(route), discordId, client.user.id);
  if ((granted & PermissionFlagsBits.Administrator) !== 0n) return;
  const missing = FOR_THREADS.filter((name) => (granted & PermissionFlagsBits[name]) === 0n);
  if (missing.length === 0) return;
  const names = missing.map((name) => permissions[name]).join(', ');
  throw new UserFacingError(alertOptions.threadsMissing(names, `<#${discordId}>`));
}
