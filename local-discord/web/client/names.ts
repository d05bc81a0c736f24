import type { ClientChannel, ClientGuild, ClientUser } from '../../src/client/protocol.ts';
import { ChannelKind } from './numbers.ts';
import type { AppState } from './state.ts';

/** The open channel. */
export function openChannelOf(state: AppState): ClientChannel | undefined {
  return state.channelId === null ? undefined : findChannel(state, state.channelId);
}

export function findChannel(state: AppState, id: string): ClientChannel | undefined {
  const channels = [...(state.client?.guilds.flatMap((g) => g.channels) ?? []), ...(state.client?.dms ?? [])];
  return channels.find((channel) => channel.id === id);
}

/** The guild of the open channel. */
export function openGuildOf(state: AppState): ClientGuild | undefined {
  const guildId = openChannelOf(state)?.guildId;
  return state.client?.guilds.find((guild) => guild.id === guildId);
}

/** Whether the bot sees the messages of the open channel: a DM with it, or a guild that it is in. */
export function isBotHere(state: AppState): boolean {
  const guild = openGuildOf(state);
  const bot = state.client?.bot;
  return guild === undefined || !bot || guild.members.some(({ userId }) => userId === bot.id);
}

/** A known user by id: people, the bot and authors of messages. */
export function findUser(state: AppState, id: string): ClientUser | undefined {
  if (state.client?.bot?.id === id) return state.client.bot;
  const known = state.client?.users.find((user) => user.id === id);
  if (known) return known;
  return Object.values(state.messages)
    .flat()
    .find((message) => message.author.id === id)?.author;
}

export function findRole(state: AppState, id: string) {
  return state.client?.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id);
}

/** What a channel is called in lists: a DM with the bot carries the bot's name. */
export function channelTitle(state: AppState, channel: ClientChannel): string {
  if (channel.type !== ChannelKind.Dm) return channel.name;
  return state.client?.bot?.username ?? 'Direct message';
}

/** Whether the current user has a permission (bit) in the open channel's guild. */
export function hasPermission(state: AppState, bits: bigint): boolean {
  const member = openGuildOf(state)?.members.find((other) => other.userId === state.client?.me.id);
  const held = BigInt(member?.permissions ?? '0');
  const ADMINISTRATOR = 8n;
  return (held & ADMINISTRATOR) !== 0n || (held & bits) === bits;
}

/** Discord locales are BCP 47 already, but an unknown one must not break date formatting. */
export function safeLocale(state: AppState): string {
  const locale = state.client?.me.locale ?? 'en-US';
  return Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0 ? locale : 'en-US';
}
