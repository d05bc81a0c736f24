import { PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { sendPermission } from '../discord/send-permission.ts';

/** An interaction contains the bot's permissions in its channel (developers/interactions/receiving-and-responding). */
const interaction = z.object({
  guild_id: z.string(),
  channel: z.object({ id: z.string(), type: z.number() }),
  app_permissions: z.string().regex(/^\d+$/),
});

export interface InteractionPermissions {
  readonly guildId: string;
  readonly channelId: string;
  readonly permissions: bigint;
  /** The permission needed to write there. */
  readonly write: bigint;
}

/** Null for interactions in DMs. */
export function readInteractionPermissions(data: unknown): InteractionPermissions | null {
  const parsed = interaction.safeParse(data);
  if (!parsed.success) return null;
  const { guild_id, channel, app_permissions } = parsed.data;
  return {
    guildId: guild_id,
    channelId: channel.id,
    permissions: BigInt(app_permissions),
    write: PermissionFlagsBits[sendPermission(channel.type)],
  };
}
