import { z } from 'zod';
import { apiUser } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { archivedThread, DiscordError } from '../../errors.ts';
import { customEmoji, emojiOf, type ReactionEmoji } from '../../messages/emoji-names.ts';
import {
  addReaction,
  clearReactions,
  MOST_EMOJI,
  reactionOf,
  removeReaction,
} from '../../messages/reactions.ts';
import { anyUser, botChannel, botMessage } from '../../rest/access.ts';
import { queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import type { LocalBot, LocalChannel, StoredMessage, World } from '../../world/model.ts';
import { Permission, permissionsIn } from '../../world/permissions.ts';

const NORMAL = 0;
const BURST = 1;

const reactorsQuery = z.object({
  after: snowflake.default('0'),
  limit: queryInteger(1, 100).default(25),
  type: queryInteger(NORMAL, BURST).default(NORMAL),
});

/** Reactions of bots, and moderating others' reactions. */
export function reactionOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('add_my_message_reaction', ({ bot, params }) => {
    const { channel, message } = reactable(world, bot, params);
    requireOfBot(world, bot, channel, Permission.ReadMessageHistory);
    addReaction(context, message, bot.id, newEmoji(world, bot, channel, message, params.emoji_name));
  });
  handle('delete_my_message_reaction', ({ bot, params }) => {
    const { message } = reactable(world, bot, params);
    removeReaction(context, message, bot.id, knownEmoji(message, params.emoji_name));
  });
  handle('delete_user_message_reaction', ({ bot, params }) => {
    const { channel, message } = reactable(world, bot, params);
    if (params.user_id !== bot.id) requireModerator(world, bot, channel);
    const user = anyUser(world, params.user_id);
    removeReaction(context, message, user.id, knownEmoji(message, params.emoji_name));
  });
  handle('delete_all_message_reactions', ({ bot, params }) => {
    const { channel, message } = reactable(world, bot, params);
    requireModerator(world, bot, channel);
    clearReactions(context, message);
  });
  handle('delete_all_message_reactions_by_emoji', ({ bot, params }) => {
    const { channel, message } = reactable(world, bot, params);
    requireModerator(world, bot, channel);
    clearReactions(context, message, knownEmoji(message, params.emoji_name));
  });
  handle('list_message_reactions_by_emoji', ({ bot, params, query }) => {
    const channel = botChannel(world, bot, params.channel_id);
    requireOfBot(world, bot, channel, Permission.ReadMessageHistory);
    const { after, limit, type } = query(reactorsQuery);
    const message = botMessage(world, bot, params);
    const reaction = reactionOf(message, knownEmoji(message, params.emoji_name));
    // Super reactions don't exist here.
    const userIds = type === BURST ? [] : [...(reaction?.userIds ?? [])];
    return userIds
      .filter((id) => BigInt(id) > BigInt(after))
      .sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
      .slice(0, limit)
      .map((id) => apiUser(anyUser(world, id)));
  });
}

/** A message whose reactions can change: not one in an archived thread. */
function reactable(
  world: World,
  bot: LocalBot,
  params: { readonly channel_id: string; readonly message_id: string },
): { channel: LocalChannel; message: StoredMessage } {
  const channel = botChannel(world, bot, params.channel_id);
  const message = botMessage(world, bot, params);
  if (channel.thread?.archived === true) throw archivedThread();
  return { channel, message };
}

function requireModerator(world: World, bot: LocalBot, channel: LocalChannel): void {
  if (channel.guildId === null) throw new DiscordError(403, 50_003, 'Cannot execute action on a DM channel');
  requireOfBot(world, bot, channel, Permission.ManageMessages);
}

const unknownEmoji = () => new DiscordError(400, 10_014, 'Unknown Emoji');

/** The emoji in a path, as it is on the message, if it has it. */
function knownEmoji(message: StoredMessage, text: string): ReactionEmoji {
  const emoji = emojiOf(text);
  if (!emoji) throw unknownEmoji();
  return reactionOf(message, emoji)?.emoji ?? emoji;
}

/** An emoji that the bot may react with: adding a new emoji needs permissions, an existing one doesn't. */
function newEmoji(
  world: World,
  bot: LocalBot,
  channel: LocalChannel,
  message: StoredMessage,
  text: string,
): ReactionEmoji {
  const emoji = emojiOf(text);
  if (!emoji) throw unknownEmoji();
  const known = reactionOf(message, emoji);
  if (known) return known.emoji;
  const custom = emoji.id === null ? null : customEmoji(world, bot.id, emoji.id);
  if (custom === undefined) throw unknownEmoji();
  requireOfBot(world, bot, channel, Permission.AddReactions);
  const isExternal = custom !== null && custom.guildId !== null && custom.guildId !== channel.guildId;
  // Without this permission, an emoji of another server is unknown here (discord-api-docs#1350).
  if (isExternal && (permissionsIn(world, channel, bot.id) & Permission.UseExternalEmojis) === 0n)
    throw unknownEmoji();
  if (message.reactions.length >= MOST_EMOJI) {
    throw new DiscordError(400, 30_010, 'Maximum number of reactions reached (20)');
  }
  if (custom === null) return emoji;
  const { id, name, animated } = custom.emoji;
  return { id, name, ...(animated ? { animated } : {}) };
}
