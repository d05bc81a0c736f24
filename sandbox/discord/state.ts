import type { APIApplicationCommand } from 'discord-api-types/v10';
import { missingAccess, unknownChannel, unknownMessage } from './discord-error.ts';
import type { ClientChannel, ClientEvent, ClientMessage, ClientUser } from './protocol.ts';
import { BOT_PERMISSIONS, type Guild, type Member, seed } from './seed.ts';

/** A message as kept here: what clients see, and what only Discord knows. */
export interface StoredMessage extends ClientMessage {
  readonly nonce: string | null;
  readonly interactionId: string | null;
  readonly attachmentsData: ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }>;
}

export type Listener = (event: ClientEvent) => void;

export interface State {
  readonly applicationId: string;
  readonly bot: ClientUser;
  readonly users: Map<string, ClientUser>;
  readonly guilds: ReadonlyMap<string, Guild>;
  readonly channels: Map<string, ClientChannel>;
  readonly messages: Map<string, StoredMessage>;
  /** By scope: `global`, or a guild id. */
  readonly commands: Map<string, APIApplicationCommand[]>;
  readonly botPermissions: Map<string, bigint>;
  readonly listeners: Map<string, Set<Listener>>;
  gatewayConnected: boolean;
}

export function createState(): State {
  const { applicationId, bot, users, guilds, channels } = seed();
  return {
    applicationId,
    bot,
    users: new Map(users.map((user) => [user.id, user])),
    guilds: new Map(guilds.map((guild) => [guild.id, guild])),
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    messages: new Map(),
    commands: new Map(),
    botPermissions: new Map(),
    listeners: new Map(),
    gatewayConnected: false,
  };
}

export function channelOf(state: State, id: string): ClientChannel {
  const channel = state.channels.get(id);
  if (channel === undefined) throw unknownChannel();
  return channel;
}

export function messageOf(state: State, id: string): StoredMessage {
  const message = state.messages.get(id);
  if (message === undefined) throw unknownMessage();
  return message;
}

export function userOf(state: State, id: string): ClientUser {
  const user = state.users.get(id);
  if (user === undefined) throw missingAccess();
  return user;
}

/** The membership that lets a user into a channel's server; null in DMs. */
export function memberIn(state: State, userId: string, channel: ClientChannel): Member | null {
  if (channel.guildId === null) {
    if (channel.recipientId !== userId) throw missingAccess();
    return null;
  }
  const member = state.guilds.get(channel.guildId)?.members.find((candidate) => candidate.userId === userId);
  if (member === undefined) throw missingAccess();
  return member;
}

/** What the bot may do in a channel; nothing in servers it was not invited to. */
export function botPermissionsIn(state: State, channel: ClientChannel): bigint {
  if (channel.guildId !== null && state.guilds.get(channel.guildId)?.hasBot !== true) return 0n;
  return state.botPermissions.get(channel.id) ?? BOT_PERMISSIONS;
}

/** Everybody who can see a channel. */
export function audienceOf(state: State, channel: ClientChannel): string[] {
  if (channel.guildId === null) return channel.recipientId === null ? [] : [channel.recipientId];
  return (state.guilds.get(channel.guildId)?.members ?? []).map(({ userId }) => userId);
}

export function tell(state: State, userIds: readonly string[], event: ClientEvent): void {
  for (const id of userIds) for (const listener of state.listeners.get(id) ?? []) listener(event);
}

/** Commands a client offers in a server or DM: the global ones, then the server's own. */
export function commandsFor(state: State, guildId: string | null): APIApplicationCommand[] {
  return [
    ...(state.commands.get('global') ?? []),
    ...(guildId === null ? [] : (state.commands.get(guildId) ?? [])),
  ];
}
