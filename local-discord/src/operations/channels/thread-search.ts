import { z } from 'zod';
import { threadsOf } from '../../channels/access-changes.ts';
import type { Context } from '../../context.ts';
import { queryFlag, queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import type { LocalChannel } from '../../world/model.ts';
import { mayEnter } from '../../world/visibility.ts';
import { requireHistory } from './archived-threads.ts';
import { threadPage } from './thread-pages.ts';

const searchQuery = z.object({
  name: z.string().max(100).optional(),
  slop: queryInteger(0, 100).optional(),
  min_id: snowflake.optional(),
  max_id: snowflake.optional(),
  tag: z
    .union([z.string(), z.array(z.string())])
    .transform((tags) => [tags].flat().flatMap((tag) => tag.split(',')))
    .optional(),
  tag_setting: z.enum(['match_some', 'match_all']).default('match_some'),
  archived: queryFlag.optional(),
  sort_by: z
    .enum(['relevance', 'creation_time', 'last_message_time', 'archive_time'])
    .default('last_message_time'),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
  limit: queryInteger(1, 25).default(25),
  offset: queryInteger(0, 9975).default(0),
});

type Search = z.infer<typeof searchQuery>;

/** Finding the threads of a channel by their names and tags. */
export function threadSearchOperations({ handle }: Router, context: Context): void {
  const { world } = context;
  handle('thread_search', ({ bot, params, query }) => {
    const channel = requireHistory(context, bot, params.channel_id);
    const search = query(searchQuery);
    const direction = search.sort_order === 'asc' ? 1 : -1;
    const found = threadsOf(world, channel)
      .filter((thread) => mayEnter(world, bot.id, thread) && matches(thread, search))
      .sort((a, b) => direction * (sortKey(a, search) < sortKey(b, search) ? -1 : 1));
    const end = search.offset + search.limit;
    const page = threadPage(context, bot, found.slice(search.offset, end), found.length > end);
    return { ...page, total_results: found.length };
  });
}

function matches({ id, name, thread }: LocalChannel, search: Search): boolean {
  const { tag: tags = [], tag_setting } = search;
  const carries = (tagId: string) => thread?.tagIds.includes(tagId) === true;
  return (
    (search.name === undefined || name.toLowerCase().includes(search.name.toLowerCase())) &&
    (search.min_id === undefined || BigInt(id) > BigInt(search.min_id)) &&
    (search.max_id === undefined || BigInt(id) < BigInt(search.max_id)) &&
    (search.archived === undefined || thread?.archived === search.archived) &&
    (tags.length === 0 || (tag_setting === 'match_all' ? tags.every(carries) : tags.some(carries)))
  );
}

function sortKey({ id, lastMessageId, thread }: LocalChannel, { sort_by }: Search): bigint {
  if (sort_by === 'archive_time') return BigInt(thread?.archivedAt ?? 0);
  return BigInt(sort_by === 'last_message_time' ? (lastMessageId ?? id) : id);
}
