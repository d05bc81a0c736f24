import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { customEmoji, emojiOf, type ReactionEmoji } from '../messages/emoji-names.ts';
import { addReaction, MOST_EMOJI, reactionOf, removeReaction } from '../messages/reactions.ts';
import type { StoredMessage, World } from '../world/model.ts';
import { Permission, permissionsIn } from '../world/permissions.ts';
import { requireChannel, requireMessage } from '../world/visibility.ts';
import type { ClientCalls } from './protocol.ts';

/** What people do with reactions. */
export function reactionCalls(context: Context): Pick<ClientCalls, 'addReaction' | 'removeReaction'> {
  const { world } = context;
  return {
    async addReaction({ userId, messageId, emoji }) {
      const message = reactable(world, userId, messageId);
      addReaction(context, message, userId, allowedEmoji(world, message, userId, emoji));
    },
    async removeReaction({ userId, messageId, emoji }) {
      const message = reactable(world, userId, messageId);
      removeReaction(context, message, userId, parsed(emoji));
    },
  };
}

function reactable(world: World, userId: string, messageId: string): StoredMessage {
  const message = requireMessage(world, userId, messageId);
  if (message.visibleTo !== null) throw new ClientRefusal('an ephemeral message takes no reactions');
  const channel = requireChannel(world, userId, message.channelId);
  if (channel.thread?.archived === true) throw new ClientRefusal('this thread is archived');
  return message;
}

function parsed(text: string): ReactionEmoji {
  const emoji = emojiOf(text);
  if (!emoji) throw new ClientRefusal(`"${text}" is neither one emoji nor name:id of a custom one`);
  return emoji;
}

function allowedEmoji(world: World, message: StoredMessage, userId: string, text: string): ReactionEmoji {
  const emoji = parsed(text);
  const known = reactionOf(message, emoji);
  if (known) return known.emoji;
  const channel = requireChannel(world, userId, message.channelId);
  if ((permissionsIn(world, channel, userId) & Permission.AddReactions) === 0n)
    throw new ClientRefusal('this user may not add reactions here');
  if (message.reactions.length >= MOST_EMOJI)
    throw new ClientRefusal(`a message takes at most ${MOST_EMOJI} kinds of reactions`);
  if (emoji.id === null) return emoji;
  const custom = customEmoji(world, userId, emoji.id);
  if (!custom) throw new ClientRefusal('this user has no such emoji');
  const { id, name, animated } = custom.emoji;
  return { id, name, ...(animated ? { animated } : {}) };
}
