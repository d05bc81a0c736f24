import { apiMessage } from '../api/message.ts';
import { apiMember, apiUser } from '../api/objects.ts';
import { clientMessage } from '../client/client-message.ts';
import type { EventHub } from '../client/event-hub.ts';
import type { ClientChannel, ClientEvent, ClientMessage } from '../client/protocol.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { type GatewaySession, Intent } from '../gateway/session.ts';
import type { JsonObject } from '../json.ts';
import type { Forward, MessageOrigin, StoredMessage, World } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { mayRead } from '../world/visibility.ts';
import { NO_MENTIONS } from './mentions.ts';
import { type CheckedContent, EMPTY_CONTENT } from './message-body.ts';

export interface NewMessage {
  /** Only for the first message of a forum post, which shares the post's id. */
  readonly id?: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly type?: number;
  readonly content?: CheckedContent;
  readonly forward?: Forward;
  readonly flags?: number;
  readonly replyTo?: string | null;
  readonly origin?: MessageOrigin | null;
  readonly visibleTo?: string | null;
  readonly nonce?: string | number | null;
}

/** The only place that changes messages; notifies clients and the bot. */
export interface MessageStore {
  create(message: NewMessage): StoredMessage;
  edit(message: StoredMessage, change: { content?: CheckedContent; flags?: number; silent?: boolean }): void;
  /** People see the message anew; the bot gets no event: votes have events of their own. */
  refresh(message: StoredMessage): void;
  remove(message: StoredMessage): void;
  /** Bulk deletion: the bot gets one event. */
  removeMany(channel: ClientChannel, messages: readonly StoredMessage[]): void;
  /** As a person's client shows it. */
  view(message: StoredMessage): ClientMessage;
  /** As the API shows it outside of the gateway. */
  api(message: StoredMessage): JsonObject;
}

/** Stores messages in the world. */
export function createMessageStore(world: World, hub: EventHub, gateway: Gateway): MessageStore {
  const guildIdOf = (message: StoredMessage) => world.channels.get(message.channelId)?.guildId ?? null;

  function notifyClients(message: StoredMessage, event: ClientEvent): void {
    for (const user of world.users.values()) {
      if (mayRead(world, user.id, message)) hub.send(user.id, event);
    }
    hub.notifyWaiters();
  }

  function botPayload(message: StoredMessage, session: GatewaySession): JsonObject {
    const guildId = guildIdOf(message);
    const guild = guildId === null ? undefined : world.guilds.get(guildId);
    const mentions = message.mentions.users.flatMap((id) => world.users.get(id) ?? []);
    return {
      ...apiMessage(world, message, { hasContentIntent: (session.intents & Intent.MessageContent) !== 0 }),
      channel_type: world.channels.get(message.channelId)?.type ?? 0,
      mentions: mentions.map((user) => ({
        ...apiUser(user),
        ...(guild ? { member: apiMember(guild, user.id) } : {}),
      })),
      ...(guild ? { guild_id: guild.id, member: apiMember(guild, message.authorId) } : {}),
    };
  }

  function dispatchToBot(
    t: string,
    message: StoredMessage,
    data: (session: GatewaySession) => JsonObject,
  ): void {
    const guildId = guildIdOf(message);
    if (message.visibleTo !== null) return;
    if (guildId !== null && !world.guilds.get(guildId)?.hasBot) return;
    const needed = guildId === null ? Intent.DirectMessages : Intent.GuildMessages;
    gateway.dispatch(t, guildId, (session) => (session.intents & needed ? data(session) : null));
  }

  return {
    create(given) {
      const message: StoredMessage = {
        mentions: NO_MENTIONS,
        ...(given.content ?? EMPTY_CONTENT),
        id: given.id ?? nextSnowflake(),
        channelId: given.channelId,
        authorId: given.authorId,
        type: given.type ?? 0,
        forward: given.forward ?? null,
        flags: given.flags ?? 0,
        editedAt: null,
        replyTo: given.replyTo ?? null,
        origin: given.origin ?? null,
        visibleTo: given.visibleTo ?? null,
        nonce: given.nonce ?? null,
      };
      world.messages.set(message.id, message);
      notifyClients(message, { type: 'message.create', message: clientMessage(world, message) });
      dispatchToBot('MESSAGE_CREATE', message, (session) => botPayload(message, session));
      return message;
    },
    edit(message, change) {
      Object.assign(message, change.content ?? {});
      message.flags = change.flags ?? message.flags;
      // The first answer after "thinking…" is not shown as an edit.
      if (!change.silent) message.editedAt = Date.now();
      notifyClients(message, { type: 'message.update', message: clientMessage(world, message) });
      dispatchToBot('MESSAGE_UPDATE', message, (session) => botPayload(message, session));
    },
    refresh: (message) =>
      notifyClients(message, { type: 'message.update', message: clientMessage(world, message) }),
    remove(message) {
      const { id, channelId } = message;
      world.messages.delete(id);
      notifyClients(message, { type: 'message.delete', channelId, messageId: id });
      const guildId = guildIdOf(message);
      dispatchToBot('MESSAGE_DELETE', message, () => ({
        id,
        channel_id: channelId,
        ...(guildId === null ? {} : { guild_id: guildId }),
      }));
    },
    removeMany(channel, messages) {
      for (const message of messages) {
        world.messages.delete(message.id);
        notifyClients(message, { type: 'message.delete', channelId: channel.id, messageId: message.id });
      }
      const ids = messages.map(({ id }) => id);
      const guild = channel.guildId === null ? {} : { guild_id: channel.guildId };
      gateway.dispatch('MESSAGE_DELETE_BULK', channel.guildId, ({ intents }) =>
        intents & Intent.GuildMessages ? { ids, channel_id: channel.id, ...guild } : null,
      );
    },
    view: (message) => clientMessage(world, message),
    api: (message) => apiMessage(world, message, { hasContentIntent: world.messageContentAllowed }),
  };
}
