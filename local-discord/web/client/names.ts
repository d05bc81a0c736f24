import type { ClientGuild, ClientMember, ClientUser, ShownChannel } from '../../src/client/protocol.ts';
import { ChannelKind } from './numbers.ts';
import type { AppState } from './state.ts';

/** The open channel. */
export function openChannelOf(state: AppState): ShownChannel | undefined {
  return state.channelId === null ? undefined : findChannel(state, state.channelId);
}

export function findChannel(state: AppState, id: string): ShownChannel | undefined {
  const channels = [...(state.client?.guilds.flatMap((g) => g.channels) ?? []), ...(state.client?.dms ?? [])];
  return channels.find((channel) => channel.id === id);
}

/** The guild of the open channel. */
export function openGuildOf(state: AppState): ClientGuild | undefined {
  const guildId = openChannelOf(state)?.guildId;
  return state.client?.guilds.find((guild) => guild.id === guildId);
}

/** Whether a bot (the first one unless given) sees the open channel: a DM with it, or a guild that it is in. */
export function isBotHere(state: AppState, botId = state.client?.bot?.id): boolean {
  const channel = openChannelOf(state);
  if (channel?.guildId === null && channel.botId !== null && botId !== undefined)
    return channel.botId === botId;
  const guild = openGuildOf(state);
  return guild === undefined || botId === undefined || guild.members.some(({ userId }) => userId === botId);
}

/** Whether a bot, or any, is connected. */
export function isConnected(state: AppState, botId?: string): boolean {
  const bots = state.client?.bots ?? [];
  return bots.some(({ id, isConnected: isOn }) => isOn && (botId === undefined || id === botId));
}

/** A known user by id: people, bots and authors of messages. */
export function findUser(state: AppState, id: string): ClientUser | undefined {
  const known = state.client?.users.find((user) => user.id === id);
  if (known) return known;
  if (state.client?.bot?.id === id) return state.client.bot;
  return Object.values(state.messages)
    .flat()
    .find((message) => message.author.id === id)?.author;
}

export function findRole(state: AppState, id: string) {
  return state.client?.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id);
}

/** A member of the open channel's guild. */
export function findMember(state: AppState, userId: string): ClientMember | undefined {
  return openGuildOf(state)?.members.find((member) => member.userId === userId);
}

/** What somebody is called in the open channel: their nickname there, or their name. */
export function shownName(state: AppState, user: Pick<ClientUser, 'id' | 'username' | 'globalName'>): string {
  return findMember(state, user.id)?.nick ?? user.globalName ?? user.username;
}

/** The colour of somebody's highest role that has one; undefined without. */
export function roleColor(state: AppState, userId: string): string | undefined {
  const guild = openGuildOf(state);
  const ids = findMember(state, userId)?.roleIds ?? [];
  return guild?.roles.findLast(({ id, color }) => ids.includes(id) && color !== '#000000')?.color;
}

/** What a channel is called in lists: a DM with a bot carries the bot's name. */
export function channelTitle(
  state: AppState,
  channel: Pick<ShownChannel, 'type' | 'name' | 'botId'>,
): string {
  if (channel.type !== ChannelKind.Dm) return channel.name;
  const bot = state.client?.users.find(({ id }) => id === channel.botId) ?? state.client?.bot;
  return bot?.username ?? 'Direct message';
}

/** Whether the current user has a permission (bit) in the open channel's guild. */
export function hasPermission(state: AppState, bits: bigint): boolean {
  const held = BigInt(findMember(state, state.client?.me.id ?? '')?.permissions ?? '0');
  const ADMINISTRATOR = 8n;
  return (held & ADMINISTRATOR) !== 0n || (held & bits) === bits;
}

/** Discord locales are BCP 47 already, but an unknown one must not break date formatting. */
export function safeLocale(state: AppState): string {
  const locale = state.client?.me.locale ?? 'en-US';
  return Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0 ? locale : 'en-US';
}
