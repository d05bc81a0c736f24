import { z } from 'zod';
import { type ChannelChange, changeChannel } from '../../channels/change-channel.ts';
import type { Context } from '../../context.ts';
import { DiscordError, unknownChannel } from '../../errors.ts';
import { botGuild } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalChannel, LocalGuild, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { requireCategory } from './categories.ts';

const moves = z.array(
  z.object({
    id: snowflake,
    position: z.int().min(0).nullish(),
    parent_id: snowflake.nullish(),
    lock_permissions: z.boolean().nullish(),
  }),
);

/** The order of a server's channels, and their categories. */
export function channelOrderOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('bulk_update_guild_channels', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageChannels);
    const changes = fields(moves).map((move) => ({ move, channel: channelIn(world, guild, move.id) }));
    const moved = changes.filter(
      ({ move, channel }) => move.parent_id !== undefined && move.parent_id !== channel.parentId,
    );
    if (moved.length > 1) {
      throw new DiscordError(400, 40_009, 'Only one channel can have a parent_id modified at a time');
    }
    for (const { move, channel } of moved) {
      if (typeof move.parent_id === 'string') requireCategory(world, guild.id, channel.type, move.parent_id);
    }
    for (const { move, channel } of changes) {
      changeChannel(context, channel, movedTo(world, channel, move), { userId: bot.id, reason });
    }
  });
}

function channelIn(world: World, guild: LocalGuild, channelId: string): LocalChannel {
  const channel = world.channels.get(channelId);
  if (channel?.guildId !== guild.id || channel.thread) throw unknownChannel();
  return channel;
}

function movedTo(
  world: World,
  channel: LocalChannel,
  { position, parent_id, lock_permissions }: z.infer<typeof moves>[number],
): ChannelChange {
  const parentId = parent_id === undefined ? channel.parentId : parent_id;
  const category = world.channels.get(parentId ?? '');
  return {
    parentId,
    ...(typeof position === 'number' ? { position } : {}),
    ...(lock_permissions === true && category ? { overwrites: category.overwrites } : {}),
  };
}
