import { apiChannel } from '../../api/channel.ts';
import type { Context } from '../../context.ts';
import { missingAccess } from '../../errors.ts';
import { Intent } from '../../gateway/intents.ts';
import { botGuild } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { isThread } from '../../world/channels.ts';
import type { LocalBot, LocalChannel, LocalGuild, StoredMessage, World } from '../../world/model.ts';
import { Permission, permissionsIn } from '../../world/permissions.ts';
import { search } from './search-fields.ts';
import { isWanted } from './search-filters.ts';

/** Searching the messages of a guild. */
export function searchOperations({ handle }: Router, { world, messageStore }: Context): void {
  handle(
    'guild_search',
    ({ bot, params, query }) => {
      const guild = botGuild(world, bot, params.guild_id);
      const wanted = query(search);
      if ((bot.allowedIntents & Intent.MessageContent) === 0)
        throw missingAccess('the portal does not allow the intent MessageContent');
      const found = readable(world, guild, bot, wanted.include_nsfw).filter((message) =>
        isWanted(world, message, wanted),
      );
      const sorted = wanted.sort_order === 'desc' ? found.toReversed() : found;
      const shown = sorted.slice(wanted.offset, wanted.offset + wanted.limit);
      const threads = new Set(shown.map(({ channelId }) => world.channels.get(channelId)));
      return {
        doing_deep_historical_index: false,
        total_results: found.length,
        messages: shown.map((message) => {
          const { reactions: _, ...rest } = messageStore.api(message, bot);
          return [{ ...rest, hit: true }];
        }),
        threads: [...threads].flatMap((one) => (one && isThread(one) ? apiChannel(world, one) : [])),
        members: [],
      };
    },
    { partly: 'every word is searched for as it is; slop and relevance change nothing' },
  );
}

function readable(world: World, guild: LocalGuild, bot: LocalBot, withNsfw: boolean): StoredMessage[] {
  const needed = Permission.ViewChannel | Permission.ReadMessageHistory;
  const channels = [...world.channels.values()].filter(
    (channel) =>
      channel.guildId === guild.id &&
      (withNsfw || !isNsfw(world, channel)) &&
      (permissionsIn(world, channel, bot.id) & needed) === needed,
  );
  const ids = new Set(channels.map(({ id }) => id));
  return [...world.messages.values()].filter((one) => ids.has(one.channelId) && one.visibleTo === null);
}

/** A thread inherits this from its channel. */
const isNsfw = (world: World, { nsfw, parentId, thread }: LocalChannel) =>
  thread ? world.channels.get(parentId ?? '')?.nsfw === true : nsfw;
