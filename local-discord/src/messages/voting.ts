import type { APIEmbed } from 'discord-api-types/v10';
import type { EventHub } from '../client/event-hub.ts';
import type { Events } from '../gateway/events.ts';
import type { Due } from '../passing-time/due.ts';
import type { StoredMessage, StoredPoll, World } from '../world/model.ts';
import { NO_MENTIONS } from './mentions.ts';
import { EMPTY_CONTENT } from './message-body.ts';
import type { MessageStore } from './message-store.ts';
import { resultEmbed } from './polls.ts';

const POLL_RESULT = 46;

/** A message with a poll. */
export type PollMessage = StoredMessage & { readonly poll: StoredPoll };

export interface Voting {
  /** Replaces a person's votes; tells people and the bot. */
  vote(message: PollMessage, userId: string, answerIds: readonly number[]): void;
  /** Closes the poll and announces its result. */
  end(message: PollMessage): void;
  /** The polls that are still open: each ends when its time is up. */
  due(): Iterable<Due>;
}

/** Whether the message has a poll. */
export function hasPoll(message: StoredMessage): message is PollMessage {
  return message.poll !== null;
}

/** Votes in polls, and the end of polls whose time is up. */
export function createVoting(
  world: World,
  hub: EventHub,
  events: Events,
  messageStore: MessageStore,
): Voting {
  function dispatch(
    event: 'MESSAGE_POLL_VOTE_ADD' | 'MESSAGE_POLL_VOTE_REMOVE',
    message: PollMessage,
    userId: string,
    answerId: number,
  ): void {
    const channel = world.channels.get(message.channelId);
    if (!channel) return;
    events.toChannel(channel, event, {
      user_id: userId,
      channel_id: channel.id,
      message_id: message.id,
      ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
      answer_id: answerId,
    });
  }

  function end(message: PollMessage): void {
    const { poll } = message;
    if (poll.isFinal) return;
    poll.isFinal = true;
    poll.expiresAt = Math.min(poll.expiresAt, world.clock.now());
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

  function* due(): Generator<Due> {
    for (const message of world.messages.values()) {
      if (!hasPoll(message) || message.poll.isFinal) continue;
      yield { at: message.poll.expiresAt, run: () => end(message) };
    }
  }

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
    due,
  };
}
