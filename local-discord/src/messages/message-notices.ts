import { apiMember } from '../api/member.ts';
import { apiMessage } from '../api/message.ts';
import { apiUser } from '../api/user.ts';
import { clientMessage } from '../client/client-message.ts';
import type { EventHub } from '../client/event-hub.ts';
import type { ClientEvent } from '../client/protocol.ts';
import type { Events } from '../gateway/events.ts';
import { Intent } from '../gateway/intents.ts';
import type { GatewaySession } from '../gateway/session.ts';
import type { JsonObject } from '../json.ts';
import { isMember } from '../world/guilds.ts';
import type { LocalChannel, StoredMessage, World } from '../world/model.ts';
import { mayRead } from '../world/visibility.ts';

/** Tells clients and bots what happened to messages. */
export interface MessageNotices {
  created(message: StoredMessage): void;
  changed(message: StoredMessage): void;
  /** Clients get the message again; bots get no event. */
  refreshed(message: StoredMessage): void;
  removed(message: StoredMessage): void;
  /** Bots get one event for all of them. */
  removedTogether(channel: LocalChannel, messages: readonly StoredMessage[]): void;
}

/** Notifies those who may read a message. */
export function createMessageNotices(world: World, hub: EventHub, events: Events): MessageNotices {
  const guildIdOf = (message: StoredMessage) => world.channels.get(message.channelId)?.guildId ?? null;

  function notifyClients(message: StoredMessage, event: ClientEvent): void {
    for (const user of world.users.values()) {
      if (mayRead(world, user.id, message)) hub.send(user.id, event);
    }
    hub.notifyWaiters();
  }

  function botPayload(message: StoredMessage, { botId, intents }: GatewaySession): JsonObject {
    const guildId = guildIdOf(message);
    const guild = guildId === null ? undefined : world.guilds.get(guildId);
    const mentions = message.mentions.users.flatMap((id) => world.users.get(id) ?? []);
    return {
      ...apiMessage(world, message, { botId, hasContentIntent: (intents & Intent.MessageContent) !== 0 }),
      channel_type: world.channels.get(message.channelId)?.type ?? 0,
      mentions: mentions.map((user) => ({
        ...apiUser(user),
        ...(guild ? { member: apiMember(guild, user.id) } : {}),
      })),
      ...(guild ? { guild_id: guild.id } : {}),
      ...(guild && isMember(guild, message.authorId) ? { member: apiMember(guild, message.authorId) } : {}),
    };
  }

  function dispatchToBots(
    event: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE' | 'MESSAGE_DELETE',
    message: StoredMessage,
    data: (session: GatewaySession) => JsonObject,
  ): void {
    const channel = world.channels.get(message.channelId);
    if (channel && message.visibleTo === null) events.toChannel(channel, event, data);
  }

  const refreshed = (message: StoredMessage) =>
    notifyClients(message, { type: 'message.update', message: clientMessage(world, message) });

  return {
    created(message) {
      notifyClients(message, { type: 'message.create', message: clientMessage(world, message) });
      dispatchToBots('MESSAGE_CREATE', message, (session) => botPayload(message, session));
    },
    changed(message) {
      refreshed(message);
      dispatchToBots('MESSAGE_UPDATE', message, (session) => ({
        ...botPayload(message, session),
        tts: false,
      }));
    },
    refreshed,
    removed(message) {
      const { id, channelId } = message;
      notifyClients(message, { type: 'message.delete', channelId, messageId: id });
      const guildId = guildIdOf(message);
      dispatchToBots('MESSAGE_DELETE', message, () => ({
        id,
        channel_id: channelId,
        ...(guildId === null ? {} : { guild_id: guildId }),
      }));
    },
    removedTogether(channel, messages) {
      for (const message of messages) {
        notifyClients(message, { type: 'message.delete', channelId: channel.id, messageId: message.id });
      }
      const ids = messages.map(({ id }) => id);
      const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
      events.toChannel(channel, 'MESSAGE_DELETE_BULK', { ids, channel_id: channel.id, ...guild });
    },
  };
}
