import { memberOf } from '../world/guilds.ts';
import type { LocalChannel, World } from '../world/model.ts';
import { guildOfChannel } from '../world/visibility.ts';
import type { Mention } from './resolved.ts';

export type Choosable = 'user' | 'role' | 'mentionable' | 'channel';

/** What a person can choose in the menus of components, by their types. */
export const CHOOSABLE: Readonly<Record<number, Choosable>> = {
  5: 'user',
  6: 'role',
  7: 'mentionable',
  8: 'channel',
};

export interface Choice {
  readonly kind: Choosable;
  readonly id: string;
  /** The channel types offered; default: all. */
  readonly channelTypes?: unknown;
}

/** What an id chosen by a person refers to, or why a client wouldn't offer it. */
export function chosen(
  world: World,
  place: LocalChannel,
  { kind, id, channelTypes }: Choice,
): Mention | string {
  const guild = guildOfChannel(world, place);
  const isRole = guild?.roles.some((role) => role.id === id) ?? false;
  const isUser = world.users.has(id);
  if (kind === 'user') return isUser ? { kind, id } : 'must be a user';
  if (kind === 'role') return isRole ? { kind, id } : 'must be a role of this server';
  if (kind === 'mentionable') {
    if (isUser) return { kind: 'user', id };
    return isRole ? { kind: 'role', id } : 'must be a user or a role';
  }
  const channel = world.channels.get(id);
  if (!channel || channel.guildId !== place.guildId) return 'must be a channel of this server';
  const isOffered =
    !Array.isArray(channelTypes) || channelTypes.length === 0 || channelTypes.includes(channel.type);
  return isOffered ? { kind, id } : 'does not take this kind of channel';
}

/** Whether a user is in a channel's server, or part of a DM. */
export function isThere(world: World, place: LocalChannel, userId: string): boolean {
  const guild = guildOfChannel(world, place);
  return guild ? memberOf(guild, userId) !== undefined : [place.recipientId, place.botId].includes(userId);
}
