import { apiFullMember } from '../api/member.ts';
import type { Context } from '../context.ts';
import type { EventName } from '../gateway/intents.ts';
import type { JsonObject } from '../json.ts';
import { memberOf } from '../world/guilds.ts';
import type { StoredMessage, StoredReaction } from '../world/model.ts';
import { guildOfChannel } from '../world/visibility.ts';
import { isSameEmoji, type ReactionEmoji } from './emoji-names.ts';

type Notified = Pick<Context, 'world' | 'events' | 'messageStore'>;

/** Every reaction here is a normal one: bots cannot use super reactions, which are called bursts. */
const NORMAL = { burst: false, type: 0 } as const;

export const MOST_EMOJI = 20;

/** The reactions with one emoji, or undefined. */
export function reactionOf(message: StoredMessage, emoji: ReactionEmoji): StoredReaction | undefined {
  return message.reactions.find((one) => isSameEmoji(one.emoji, emoji));
}

/** Adds somebody's reaction; the same one again changes nothing. */
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

/** Takes somebody's reaction back, if there is one. */
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

/** Removes everybody's reactions with one emoji, or all of them. */
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
