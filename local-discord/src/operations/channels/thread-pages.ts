import { apiChannel } from '../../api/channel.ts';
import { membershipsOf } from '../../channels/access-changes.ts';
import type { Context } from '../../context.ts';
import type { JsonObject } from '../../json.ts';
import type { LocalBot, LocalChannel } from '../../world/model.ts';

/** A list of threads as the API shows it, with the bot's memberships and the first messages of posts. */
export function threadPage(
  { world, messageStore }: Pick<Context, 'world' | 'messageStore'>,
  bot: LocalBot,
  threads: readonly LocalChannel[],
  hasMore: boolean,
): JsonObject {
  const first = threads.flatMap(({ id }) => {
    const message = world.messages.get(id);
    return message?.channelId === id ? [messageStore.api(message, bot)] : [];
  });
  return {
    threads: threads.map((thread) => apiChannel(world, thread)),
    members: membershipsOf(threads, bot.id),
    has_more: hasMore,
    ...(first.length > 0 ? { first_messages: first } : {}),
  };
}

/** Sorts by id, newest first. */
export const newestFirst = (one: { readonly id: string }, other: { readonly id: string }) =>
  BigInt(one.id) < BigInt(other.id) ? 1 : -1;
