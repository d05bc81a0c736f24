import { isDeepStrictEqual } from 'node:util';
import { apiChannel } from '../api/channel.ts';
import type { Context } from '../context.ts';
import type { Actor } from '../world/audit-log.ts';
import { ChannelType } from '../world/channels.ts';
import type { LocalChannel, Overwrite } from '../world/model.ts';
import { announceAccess, viewersOf } from './access-changes.ts';
import { ChannelAction, recordChannel, recordOverwrites } from './channel-audit.ts';

type Notified = Pick<Context, 'world' | 'hub' | 'events'>;

/** What can be changed on a channel that isn't a thread. */
export type ChannelChange = Partial<
  Pick<
    LocalChannel,
    | 'name'
    | 'type'
    | 'parentId'
    | 'topic'
    | 'position'
    | 'nsfw'
    | 'slowmodeSeconds'
    | 'overwrites'
    | 'flags'
    | 'tags'
    | 'extra'
  >
>;

/**
 * Changes a channel, and tells people and bots. Channels in sync with their category's overwrites stay in
 * sync.
 * @param by recorded in the audit log; null records nothing
 */
export function changeChannel(
  context: Notified,
  channel: LocalChannel,
  change: ChannelChange,
  by: Actor | null,
): void {
  const { world, events } = context;
  const before = apiChannel(world, channel);
  const { overwrites } = channel;
  const viewers = viewersOf(world, channel);
  Object.assign(channel, change);
  const after = apiChannel(world, channel);
  if (isDeepStrictEqual(before, after)) return;
  if (by) recordChannel(context, channel, ChannelAction.update, by, { before, after });
  if (by) recordOverwrites(context, channel, overwrites, by);
  // Bots also know channels that they can't see: GUILD_CREATE lists all.
  if (channel.guildId !== null) events.toGuild(channel.guildId, 'CHANNEL_UPDATE', after);
  announceAccess(context, channel, viewers);
  if (channel.type === ChannelType.category) syncChildren(context, channel, overwrites);
}

function syncChildren(context: Notified, category: LocalChannel, before: readonly Overwrite[]): void {
  if (isDeepStrictEqual(before, category.overwrites)) return;
  for (const child of context.world.channels.values()) {
    if (child.parentId === category.id && isDeepStrictEqual(child.overwrites, before))
      changeChannel(context, child, { overwrites: category.overwrites }, null);
  }
}
