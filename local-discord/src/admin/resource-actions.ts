import { webhookUrl } from '../api/webhook.ts';
import type { Snowflake } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import type { JsonObject } from '../json.ts';
import { addLobbyMessage } from '../lobbies/lobbies.ts';
import { setEventStatus } from '../scheduled-events/event-automation.ts';
import { Status } from '../scheduled-events/event-kinds.ts';
import { setInterest } from '../scheduled-events/interest.ts';
import { moveToVoice } from '../voice/voice-states.ts';
import { createWebhook } from '../webhooks/webhooks.ts';

/** The flag of members who may link a lobby (developers/resources/lobby#lobby-member-object-lobby-member-flags). */
const CAN_LINK = 1;

/** What people do with webhooks, lobbies, events and voice channels, and their purchases. */
export interface ResourceActions {
  /** Creates a webhook like the channel's settings do, for tools that post to its URL. */
  createWebhook(given: { readonly channelId: Snowflake; readonly name: string }): {
    readonly id: Snowflake;
    readonly token: string;
    readonly url: string;
  };
  /** A member, or a bot, joins a voice channel or stage; null: leaves. */
  moveToVoice(guildId: Snowflake, userId: Snowflake, channelId: Snowflake | null): void;
  /**
   * A member becomes interested in a scheduled event, or in an occurrence with an exception, or stops being
   * interested.
   */
  setInterest(eventId: Snowflake, userId: Snowflake, isInterested: boolean, exceptionId?: Snowflake): void;
  /** A user who manages an event starts, ends or cancels it. */
  setEventStatus(eventId: Snowflake, status: 'active' | 'completed' | 'canceled'): void;
  /** A person writes in a lobby. @returns the message's id */
  sendLobbyMessage(lobbyId: Snowflake, userId: Snowflake, content: string): Snowflake;
  /** A lobby member with the right to do so links it to a channel; null: unlinks it. */
  linkLobby(lobbyId: Snowflake, userId: Snowflake, channelId: Snowflake | null): void;
  /** A person subscribes to an SKU: the subscription in the API's shape. */
  addSubscription(subscription: JsonObject & { readonly id: Snowflake }): void;
}

/** Creates the actions for a world. */
export function createResourceActions(context: Context): ResourceActions {
  const { world } = context;

  function lobbyWith(lobbyId: Snowflake, userId: Snowflake) {
    const lobby = world.lobbies.get(lobbyId);
    if (!lobby?.members.has(userId)) throw new Error(`${userId} is in no lobby ${lobbyId}`);
    return lobby;
  }

  return {
    createWebhook({ channelId, name }) {
      const channel = world.channels.get(channelId);
      if (!channel) throw new Error(`there is no channel ${channelId}`);
      const userId = world.guilds.get(channel.guildId ?? '')?.ownerId ?? '';
      const webhook = createWebhook(
        context,
        channel,
        { name, applicationId: null, picture: null },
        { userId },
      );
      return { id: webhook.id, token: webhook.token, url: webhookUrl(world, webhook) };
    },
    moveToVoice: (guildId, userId, channelId) => moveToVoice(context, guildId, userId, channelId),
    setInterest: (...interest) => setInterest(context, ...interest),
    setEventStatus: (eventId, status) => setEventStatus(context, eventId, Status[status]),
    sendLobbyMessage(lobbyId, userId, content) {
      const lobby = lobbyWith(lobbyId, userId);
      return String(addLobbyMessage(world, lobby, userId, content)['id']);
    },
    linkLobby(lobbyId, userId, channelId) {
      const lobby = lobbyWith(lobbyId, userId);
      if (lobby.members.get(userId)?.flags !== CAN_LINK) throw new Error(`${userId} may not link ${lobbyId}`);
      if (channelId !== null && !world.channels.has(channelId)) {
        throw new Error(`there is no channel ${channelId}`);
      }
      lobby.linkedChannelId = channelId;
    },
    addSubscription: (subscription) => void world.subscriptions.set(subscription.id, subscription),
  };
}
