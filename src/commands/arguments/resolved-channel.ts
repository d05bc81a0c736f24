import { ChannelType } from 'discord.js';
import * as z from 'zod';

/** A channel in an option or a menu, as Discord sends it: without the Guilds intent, discord.js passes it on unchanged. */
export const resolvedChannel = z.object({
  id: z.string(),
  type: z.enum(ChannelType),
  guild_id: z.string().optional(),
  /** Since 2026-07-16 (developers/interactions: resolved channels carry `app_permissions`). */
  app_permissions: z.string().regex(/^\d+$/).optional(),
});

export type ResolvedChannel = z.infer<typeof resolvedChannel>;
