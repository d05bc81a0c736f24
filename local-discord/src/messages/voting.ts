import type { APIEmbed } from 'discord-api-types/v10';
import type { EventHub } from '../client/event-hub.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { Intent } from '../gateway/session.ts';
import type { StoredMessage, StoredPoll, World } from '../world/model.ts';
import { NO_MENTIONS } from './mentions.ts';
import { EMPTY_CONTENT } from './message-body.ts';
import type { MessageStore } from './message-store.ts';
import { resultEmbed } from './polls.ts';

const POLL_RESULT = 46;
const CHECK_MS = 1000;

/** A message with a poll. */
export type PollMessage = StoredMessage & { readonly poll: StoredPoll };

export interface Voting {
  /** Replaces a person's votes; tells people and the bot. */
  vote(message: PollMessage, userId: string, answerIds: readonly number[]): void;
  /** Closes the poll and announces its result. */
  end(message: PollMessage): void;
  close(): void;
}

/** Whether the message has a poll. */
export function hasPoll(message: StoredMessage): message is PollMessage {
  return message.poll !== null;
}

/** Votes in polls, and the end of polls whose time is up. */
export function createVoting(
  world: World,
  hub: EventHub,
  gateway: Gateway,
  messageStore: MessageStore,
): Voting {
  function dispatch(t: string, message: PollMessage, userId: string, answerId: number): void {
    const guildId = world.channels.get(message.channelId)?.guildId ?? null;
    if (guildId !== null && !world.guilds.get(guildId)?.hasBot) return;
    const needed = guildId === null ? Intent.DirectMessagePolls : Intent.GuildMessagePolls;
    const data = {
      user_id: userId,
      channel_id: message.channelId,
      message_id: message.id,
      ...(guildId === null ? {} : { guild_id: guildId }),
      answer_id: answerId,
    };
    gateway.dispatch(t, guildId, ({ intents }) => (intents & needed ? data : null));
  }

  function end(message: PollMessage): void {
    const { poll } = message;
    if (poll.isFinal) return;
    poll.isFinal = true;
    poll.expiresAt = Math.min(poll.expiresAt, Date.now());
    messageStore.edit(message, { silent: true });
    const embeds = [resultEmbed(poll) as unknown as APIEmbed];
    messageStore.create({
      channelId: message.channelId,
      authorId: message.authorId,
      type: POLL_RESULT,
      content: { ...EMPTY_CONTENT, mentions: NO_MENTIONS, embeds },
      replyTo: message.id,
      visibleTo: message.visibleTo,
    });
  }

  const timer = setInterval(() => {
    for (const message of [...world.messages.values()]) {
      if (hasPoll(message) && !message.poll.isFinal && message.poll.expiresAt <= Date.now()) end(message);
    }
  }, CHECK_MS);
  timer.unref();

  return {
    vote(message, userId, answerIds) {
      for (const [answerId, voters] of message.poll.votes) {
        if (answerIds.includes(answerId) || !voters.delete(userId)) continue;
        dispatch('MESSAGE_POLL_VOTE_REMOVE', message, userId, answerId);
      }
      for (const [answerId, voters] of message.poll.votes) {
        if (!answerIds.includes(answerId) || voters.has(userId)) continue;
        voters.add(userId);
        dispatch('MESSAGE_POLL_VOTE_ADD', message, userId, answerId);
      }
      messageStore.refresh(message);
      hub.notifyWaiters();
    },
    end,
    close: () => clearInterval(timer),
  };
}
