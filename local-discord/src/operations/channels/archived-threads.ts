import { z } from 'zod';
import { threadsOf } from '../../channels/access-changes.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { botChannel, botGuild } from '../../rest/access.ts';
import { queryInteger, queryTime, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { ChannelType, takesPosts } from '../../world/channels.ts';
import type { LocalBot, LocalChannel } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { mayEnter } from '../../world/visibility.ts';
import { newestFirst, threadPage } from './thread-pages.ts';

const limit = queryInteger(2, 100).default(50);
const byTime = z.object({ before: queryTime.optional(), limit });
const byId = z.object({ before: snowflake.optional(), limit });

type ByTime = z.infer<typeof byTime>;

/** Archived threads by channel, and active threads by server. */
export function archivedThreadOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  const archived = (channel: LocalChannel, isPrivate: boolean) =>
    threadsOf(world, channel).filter(
      ({ type, thread }) => thread?.archived === true && (type === ChannelType.privateThread) === isPrivate,
    );

  const listed = (bot: LocalBot, threads: readonly LocalChannel[], { before, limit: count }: ByTime) => {
    const archivedAt = ({ thread }: LocalChannel) => thread?.archivedAt ?? 0;
    const matching = threads
      .filter((thread) => before === undefined || archivedAt(thread) < before)
      .sort((a, b) => archivedAt(b) - archivedAt(a) || newestFirst(a, b));
    return threadPage(context, bot, matching.slice(0, count), matching.length > count);
  };

  handle('list_public_archived_threads', ({ bot, params, query }) => {
    const channel = requireHistory(context, bot, params.channel_id);
    return listed(bot, archived(channel, false), query(byTime));
  });
  handle('list_private_archived_threads', ({ bot, params, query }) => {
    const channel = requireHistory(context, bot, params.channel_id);
    requireOfBot(world, bot, channel, Permission.ManageThreads);
    return listed(bot, archived(channel, true), query(byTime));
  });
  handle('list_my_private_archived_threads', ({ bot, params, query }) => {
    const channel = requireHistory(context, bot, params.channel_id);
    const { before, limit: count } = query(byId);
    const matching = archived(channel, true)
      .filter(({ id, thread }) => {
        const isJoined = thread?.members.has(bot.id) === true;
        return isJoined && (before === undefined || BigInt(id) < BigInt(before));
      })
      .sort(newestFirst);
    return threadPage(context, bot, matching.slice(0, count), matching.length > count);
  });
  handle('get_active_guild_threads', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const active = [...world.channels.values()]
      .filter((one) => one.guildId === guild.id && one.thread?.archived === false)
      .filter((one) => mayEnter(world, bot.id, one))
      .sort(newestFirst);
    return threadPage(context, bot, active, false);
  });
}

/** A channel with threads, whose history the bot may read. */
export function requireHistory({ world }: Context, bot: LocalBot, channelId: string): LocalChannel {
  const channel = botChannel(world, bot, channelId);
  const { type } = channel;
  if (type !== ChannelType.text && type !== ChannelType.announcement && !takesPosts(channel)) {
    throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
  }
  requireOfBot(world, bot, channel, Permission.ReadMessageHistory);
  return channel;
}
