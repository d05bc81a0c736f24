import { apiFullMember } from '../api/member.ts';
import type { Context } from '../context.ts';
import type { EventName } from '../gateway/intents.ts';
import type { JsonObject } from '../json.ts';
import { memberOf } from '../world/guilds.ts';
import type { StoredMessage, StoredReaction } from '../world/model.ts';
import { guildOfChannel } from '../world/visibility.ts';
import { isSameEmoji, type ReactionEmoji } from './emoji-names.ts';

type Notified = Pick<Context, 'world' | 'events' | 'messageStore'>;

/** All reactions here are normal: bots can't use super reactions, called bursts in the API. */
const NORMAL = { burst: false, type: 0 } as const;

export const MOST_EMOJI = 20;

/** The reactions with one emoji, or undefined. */
export function reactionOf(message: StoredMessage, emoji: ReactionEmoji): StoredReaction | undefined {
  return message.reactions.find((one) => isSameEmoji(one.emoji, emoji));
}

/** Adds a user's reaction; does nothing if it exists. */
export function addReaction(
  context: Notified,
  message: StoredMessage,
  userId: string,
  emoji: ReactionEmoji,
): void {
  const { world, messageStore } = context;
  const reaction = reactionOf(message, emoji) ?? { emoji, userIds: new Set<string>() };
  if (reaction.userIds.has(userId)) return;
  if (reaction.userIds.size === 0) message.reactions.push(reaction);
  reaction.userIds.add(userId);
  messageStore.refresh(message);
  const channel = world.channels.get(message.channelId);
  const guild = channel && guildOfChannel(world, channel);
  tell(context, message, 'MESSAGE_REACTION_ADD', {
    user_id: userId,
    ...(guild && memberOf(guild, userId) ? { member: apiFullMember(world, guild, userId) } : {}),
    message_author_id: message.authorId,
    emoji: reaction.emoji,
    ...NORMAL,
  });
}

/** Removes a user's reaction, if there is one. */
export function removeReaction(
  context: Notified,
  message: StoredMessage,
  userId: string,
  emoji: ReactionEmoji,
): void {
  const reaction = reactionOf(message, emoji);
  if (reaction?.userIds.delete(userId) !== true) return;
  if (reaction.userIds.size === 0) drop(message, reaction);
  context.messageStore.refresh(message);
  tell(context, message, 'MESSAGE_REACTION_REMOVE', { user_id: userId, emoji: reaction.emoji, ...NORMAL });
}

/** Removes all reactions with one emoji, or all reactions. */
export function clearReactions(context: Notified, message: StoredMessage, emoji?: ReactionEmoji): void {
  if (emoji === undefined) {
    message.reactions.splice(0);
    context.messageStore.refresh(message);
    tell(context, message, 'MESSAGE_REACTION_REMOVE_ALL', {});
    return;
  }
  const reaction = reactionOf(message, emoji);
  if (!reaction) return;
  drop(message, reaction);
  context.messageStore.refresh(message);
  tell(context, message, 'MESSAGE_REACTION_REMOVE_EMOJI', { emoji: reaction.emoji });
}

function drop({ reactions }: StoredMessage, reaction: StoredReaction): void {
  reactions.splice(reactions.indexOf(reaction), 1);
}

function tell({ world, events }: Notified, message: StoredMessage, event: EventName, data: JsonObject): void {
  const channel = world.channels.get(message.channelId);
  if (!channel || message.visibleTo !== null) return;
  const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
  events.toChannel(channel, event, { channel_id: channel.id, message_id: message.id, ...guild, ...data });
}
