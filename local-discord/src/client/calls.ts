import { userOf } from '../api/user.ts';
import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { customEmoji, emojiOf, type ReactionEmoji } from '../messages/emoji-names.ts';
import { forwardOf, isForwardable } from '../messages/forward.ts';
import { addReaction, MOST_EMOJI, reactionOf, removeReaction } from '../messages/reactions.ts';
import { hasPoll } from '../messages/voting.ts';
import { isMember, mainBot } from '../world/guilds.ts';
import type { StoredMessage, World } from '../world/model.ts';
import { Permission, permissionsIn } from '../world/permissions.ts';
import { requireChannel, requireMessage, requireUser } from '../world/visibility.ts';
import { clientChannel } from './client-channel.ts';
import { clientGuild } from './client-guild.ts';
import { commandCalls } from './command-calls.ts';
import { type ComponentCalls, componentCalls } from './component-calls.ts';
import { messageCalls } from './message-calls.ts';
import type { ClientCalls, ClientState, ClientUser } from './protocol.ts';

export interface AllCalls extends ClientCalls, ComponentCalls {}

/** What people's clients can do. */
export function createClientCalls(context: Context): AllCalls {
  const { world } = context;
  return {
    ...messageCalls(context),
    ...forwardCalls(context),
    ...pollCalls(context),
    ...reactionCalls(context),
    ...commandCalls(context),
    ...componentCalls(context),
    async state({ userId }) {
      return clientState(context, requireUser(world, userId));
    },
    async setLocale({ userId, locale }) {
      world.users.set(userId, { ...requireUser(world, userId), locale });
    },
  };
}

const FORUM = 15;

/** Forwarding, as a person. */
function forwardCalls({ world, messageStore }: Context): Pick<ClientCalls, 'forwardMessage'> {
  return {
    async forwardMessage({ userId, messageId, channelId }) {
      const message = requireMessage(world, userId, messageId);
      const target = requireChannel(world, userId, channelId);
      if (target.type === FORUM) throw new ClientRefusal('a forum takes posts, not messages');
      if (!isForwardable(message)) throw new ClientRefusal('this message cannot be forwarded');
      const source = requireChannel(world, userId, message.channelId);
      const forward = forwardOf(message, source);
      return messageStore.view(messageStore.create({ channelId, authorId: userId, forward }));
    },
  };
}

/** What people do with polls. */
function pollCalls({ world, voting }: Context): Pick<ClientCalls, 'vote'> {
  return {
    async vote({ userId, messageId, answerIds }) {
      const message = requireMessage(world, userId, messageId);
      if (!hasPoll(message)) throw new ClientRefusal('this message has no poll');
      const { poll } = message;
      if (poll.isFinal || poll.expiresAt <= world.clock.now()) throw new ClientRefusal('the poll is closed');
      if (answerIds.some((id) => !poll.votes.has(id))) throw new ClientRefusal('the poll has no such answer');
      if (answerIds.length > 1 && !poll.isMultiselect) throw new ClientRefusal('the poll takes one answer');
      voting.vote(message, userId, answerIds);
    },
  };
}

/** What people do with reactions. */
function reactionCalls(context: Context): Pick<ClientCalls, 'addReaction' | 'removeReaction'> {
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

/** What a person's client knows when it opens. */
function clientState({ world, gateway }: Context, me: ClientUser): ClientState {
  const mine = [...world.guilds.values()].filter((guild) => isMember(guild, me.id));
  return {
    me,
    users: [...world.users.values()],
    guilds: mine.map((guild) => clientGuild(world, guild, me.id)),
    dms: [...world.channels.values()].filter((channel) => channel.recipientId === me.id).map(clientChannel),
    commands: [...world.commands.values()]
      .filter(({ guildId }) => guildId === null || mine.some((guild) => guild.id === guildId))
      .map(({ command }) => command),
    bot: gateway.readyAt() === null ? null : userOf(world, mainBot(world)),
    bots: [...world.bots.keys()].map((id) => ({ id, isConnected: gateway.connected(id) })),
    gatewayConnected: gateway.connected(),
  };
}
