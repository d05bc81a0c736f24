import { z } from 'zod';
import type { Context } from '../../context.ts';
import { botChannel, botMessage } from '../../rest/access.ts';
import { queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireOfBot, requireToRead } from '../../world/bot-permissions.ts';
import type { LocalBot, LocalChannel, StoredMessage, World } from '../../world/model.ts';
import { Permission, permissionsIn } from '../../world/permissions.ts';

const messageQuery = z.object({
  limit: queryInteger(1, 100).default(50),
  before: snowflake.optional(),
  after: snowflake.optional(),
  around: snowflake.optional(),
});

/** Messages of a channel: a single one or a page. */
export function messageListOperations({ handle }: Router, { world, messageStore }: Context): void {
  handle('list_messages', ({ bot, params, query }) => {
    const channel = botChannel(world, bot, params.channel_id);
    requireToRead(world, bot, channel);
    return listMessages(world, bot, channel, query(messageQuery)).map((message) =>
      messageStore.api(message, bot),
    );
  });
  handle('get_message', ({ bot, params }) => {
    const channel = botChannel(world, bot, params.channel_id);
    requireToRead(world, bot, channel);
    requireOfBot(world, bot, channel, Permission.ReadMessageHistory);
    return messageStore.api(botMessage(world, bot, params), bot);
  });
}

/**
 * A page of messages, newest first. Only one of `around`, `after` and `before` counts, in this order: Discord
 * ignores the others instead of refusing them (discordjs/discord.js#9222).
 */
function listMessages(
  world: World,
  bot: LocalBot,
  channel: LocalChannel,
  { limit, before, after, around }: z.infer<typeof messageQuery>,
): StoredMessage[] {
  // Without Read Message History, Discord returns an empty list rather than an error.
  if ((permissionsIn(world, channel, bot.id) & Permission.ReadMessageHistory) === 0n) return [];
  const all = [...world.messages.values()].filter(
    (message) => message.channelId === channel.id && message.visibleTo === null,
  );
  if (around !== undefined) return pageAround(all, BigInt(around), limit).reverse();
  if (after !== undefined)
    return all
      .filter(({ id }) => BigInt(id) > BigInt(after))
      .slice(0, limit)
      .reverse();
  const older = before === undefined ? all : all.filter(({ id }) => BigInt(id) < BigInt(before));
  return older.slice(-limit).reverse();
}

/** The message with this id (or its place), with half of the others before and half after it. */
function pageAround(messages: readonly StoredMessage[], id: bigint, count: number): StoredMessage[] {
  const older = messages.filter((message) => BigInt(message.id) < id);
  const newer = messages.filter((message) => BigInt(message.id) >= id);
  const half = Math.floor(count / 2);
  return [...(half === 0 ? [] : older.slice(-half)), ...newer.slice(0, count - half)];
}
