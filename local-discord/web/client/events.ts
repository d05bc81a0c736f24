import type {
  ClientEvent,
  ClientGuild,
  ClientMessage,
  ClientState,
  ClientUser,
  ShownChannel,
} from '../../src/client/protocol.ts';
import { channelTree, isEnterable } from './channel-tree.ts';
import { findChannel } from './names.ts';
import type { AppState, Pending } from './state.ts';

const NO_ANSWER = 'The application did not respond';

/** The state after something happened. Pure, so that it can be tested and replayed. */
export function applyEvent(state: AppState, event: ClientEvent): AppState {
  switch (event.type) {
    case 'message.create':
    case 'message.update':
      return putMessage(state, event.message, event.type === 'message.create');
    case 'message.delete':
      return dropMessage(state, event.channelId, event.messageId);
    case 'channel.create':
    case 'channel.update':
      return state.client ? { ...state, client: withChannel(state.client, event.channel) } : state;
    case 'channel.delete':
      return withoutChannel(state, event.channelId);
    case 'guild.update':
      return state.client ? withGuild(state, state.client, event.guild, event.users) : state;
    case 'guild.delete':
      return state.client ? withoutGuild(state, state.client, event.guildId) : state;
    case 'commands.update':
      return state.client ? { ...state, client: { ...state.client, commands: event.commands } } : state;
    case 'gateway':
      return state.client ? { ...state, client: withGateway(state.client, event.connected) } : state;
    case 'modal': {
      const { interactionId, modal } = event;
      if (!(interactionId in state.started)) return state;
      return {
        ...state,
        pending: without(state.pending, interactionId),
        modal: { interactionId, modal, error: null },
      };
    }
    case 'interaction.acknowledged':
      return acknowledged(state, event.interactionId);
    case 'interaction.failed':
      return failed(state, event.interactionId, event.reason);
  }
}

/** The state after an older answer was put into it. What is unread has been counted, and no form opens twice. */
export function applyAgain(state: AppState, events: readonly ClientEvent[]): AppState {
  const changes = events.filter(({ type }) => type !== 'modal' && !type.startsWith('interaction.'));
  return { ...changes.reduce(applyEvent, state), unread: state.unread, pings: state.pings };
}

/** Without any connection no bot is online; which one came is only known after a reload. */
function withGateway(client: ClientState, connected: boolean): ClientState {
  const bots = connected ? client.bots : client.bots.map((bot) => ({ ...bot, isConnected: false }));
  return { ...client, bots, gatewayConnected: connected };
}

/** A server anew, with its users; whoever is in a channel that is gone sees the first one instead. */
function withGuild(
  state: AppState,
  client: ClientState,
  guild: ClientGuild,
  users: readonly ClientUser[],
): AppState {
  const isKnown = client.guilds.some(({ id }) => id === guild.id);
  const guilds = isKnown
    ? client.guilds.map((other) => (other.id === guild.id ? guild : other))
    : [...client.guilds, guild];
  const others = client.users.filter(({ id }) => !users.some((user) => user.id === id));
  return inExistingChannel({ ...state, client: { ...client, guilds, users: [...others, ...users] } });
}

function withoutGuild(state: AppState, client: ClientState, guildId: string): AppState {
  const guilds = client.guilds.filter(({ id }) => id !== guildId);
  return inExistingChannel({ ...state, client: { ...client, guilds } });
}

function inExistingChannel(state: AppState): AppState {
  if (state.channelId !== null && findChannel(state, state.channelId)) return state;
  return { ...state, channelId: firstChannel(state.client)?.id ?? null };
}

/** The channel that is open at the start: the first that can be entered. */
export function firstChannel(client: ClientState | null): ShownChannel | undefined {
  const inGuilds = (client?.guilds ?? []).flatMap((guild) =>
    channelTree(guild).flatMap(({ branches }) => branches.map(({ channel }) => channel)),
  );
  return inGuilds.find(isEnterable) ?? client?.dms[0];
}

/** Whoever is in the channel sees the first one of the list instead. */
function withoutChannel(state: AppState, channelId: string): AppState {
  if (!state.client) return state;
  const guilds = state.client.guilds.map((guild) => ({
    ...guild,
    channels: guild.channels.filter(({ id }) => id !== channelId),
  }));
  return inExistingChannel({ ...state, client: { ...state.client, guilds } });
}

function withChannel(client: ClientState, channel: ShownChannel): ClientState {
  const guilds = client.guilds.map((guild) =>
    guild.id === channel.guildId ? { ...guild, channels: putChannel(guild.channels, channel) } : guild,
  );
  return { ...client, guilds };
}

function putChannel(channels: readonly ShownChannel[], channel: ShownChannel): ShownChannel[] {
  return channels.some(({ id }) => id === channel.id)
    ? channels.map((other) => (other.id === channel.id ? channel : other))
    : [...channels, channel];
}

/** Adds or replaces a message; a new one in another channel counts as unread. */
export function putMessage(state: AppState, message: ClientMessage, isNew: boolean): AppState {
  const { channelId } = message;
  const list = state.messages[channelId];
  const known = list?.some((other) => other.id === message.id) ?? false;
  const next = known
    ? list?.map((other) => (other.id === message.id ? message : other))
    : isNew
      ? list && [...list, message].sort((a, b) => a.createdAt - b.createdAt)
      : list;
  const isUnread =
    isNew && !known && channelId !== state.channelId && message.author.id !== state.client?.me.id;
  return {
    ...state,
    messages: next ? { ...state.messages, [channelId]: next } : state.messages,
    unread: isUnread ? oneMore(state.unread, channelId) : state.unread,
    pings: isUnread && isPing(state, message) ? oneMore(state.pings, channelId) : state.pings,
  };
}

function oneMore(counts: Readonly<Record<string, number>>, channelId: string) {
  return { ...counts, [channelId]: (counts[channelId] ?? 0) + 1 };
}

/** A mention of the user, or a direct message. */
function isPing({ client }: AppState, { channelId, mentioned }: ClientMessage): boolean {
  return mentioned.includes(client?.me.id ?? '') || (client?.dms.some(({ id }) => id === channelId) ?? false);
}

function dropMessage(state: AppState, channelId: string, messageId: string): AppState {
  const list = state.messages[channelId]?.filter((message) => message.id !== messageId);
  return {
    ...state,
    messages: list ? { ...state.messages, [channelId]: list } : state.messages,
    replyTo: state.replyTo === messageId ? null : state.replyTo,
    editing: state.editing === messageId ? null : state.editing,
    forwarding: state.forwarding === messageId ? null : state.forwarding,
  };
}

function acknowledged(state: AppState, interactionId: string): AppState {
  // A modal is itself an acknowledgement (of the button that opened it); only its own answer closes it.
  const closes = state.pending[interactionId]?.kind === 'modal';
  return { ...state, pending: without(state.pending, interactionId), modal: closes ? null : state.modal };
}

function failed(state: AppState, interactionId: string, reason: string): AppState {
  const pending: Pending | undefined = state.pending[interactionId];
  const next = { ...state, pending: without(state.pending, interactionId) };
  switch (pending?.kind) {
    case 'command': {
      const failure = { id: interactionId, channelId: pending.channelId, name: pending.name, reason };
      return { ...next, failedCommands: [...state.failedCommands, failure] };
    }
    case 'component':
      return {
        ...next,
        failedMessages: { ...state.failedMessages, [pending.messageId]: reason || NO_ANSWER },
      };
    case 'modal':
      return { ...next, modal: state.modal && { ...state.modal, error: 'Something went wrong. Try again.' } };
    case undefined:
      return next;
  }
}

/** A copy of a record without one key. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}
