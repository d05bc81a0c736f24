import { setImmediate } from 'node:timers/promises';
import type { ChatDeps } from './deps.ts';
import type { InteractionPermissions } from './interaction-permissions.ts';

/** Allows replies in a channel again when the permissions of a command used there show that the bot can reply. */
export async function clearRefusal(
  { refusedChannels, store }: ChatDeps,
  { guildId, channelId, permissions, write }: InteractionPermissions,
): Promise<void> {
  if (!refusedChannels.canClear(channelId, permissions, write)) return;
  // Lets the command be acknowledged first.
  await setImmediate();
  const { refusedAt } = await store.settings.channel(channelId);
  const isLimited = refusedChannels.isRefused(channelId) || refusedChannels.isTextOnly(channelId);
  if (refusedAt === null && !isLimited) return;
  refusedChannels.clear(channelId, permissions);
  if (refusedAt !== null) await store.settings.clearRefusal(guildId, channelId);
}
