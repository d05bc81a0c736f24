import {
  type ChannelType,
  Constants,
  PermissionFlagsBits,
  PermissionsBitField,
  type REST,
  Routes,
} from 'discord.js';
import * as z from 'zod';
import { PostError } from '../posting/post-error.ts';

const THREAD_TYPES: ReadonlySet<number> = new Set<ChannelType>(Constants.ThreadChannelTypes);

export type SendPermission = 'SendMessages' | 'SendMessagesInThreads';

/** The permission needed to write: channels and threads have different ones, and neither includes the other. */
export function sendPermission(channelType: number): SendPermission {
  return THREAD_TYPES.has(channelType) ? 'SendMessagesInThreads' : 'SendMessages';
}

/** What posting an alert needs; only one of the two send permissions. */
export const NEEDED_PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'EmbedLinks',
] as const;

export type NeededPermission = (typeof NEEDED_PERMISSIONS)[number];

const bits = z.string().transform(BigInt);
const overwrite = z.object({ id: z.string(), allow: bits, deny: bits });
const channelSchema = z.object({
  type: z.number(),
  guild_id: z.string(),
  parent_id: z.string().nullish(),
  permission_overwrites: z.array(overwrite).default([]),
  rate_limit_per_user: z.number().nullish(),
});
const guildSchema = z.object({ owner_id: z.string() });
const rolesSchema = z.array(z.object({ id: z.string(), permissions: bits }));
const memberSchema = z.object({
  user: z.object({ id: z.string() }),
  roles: z.array(z.string()),
  communication_disabled_until: z.string().nullish(),
});

type Channel = z.infer<typeof channelSchema>;

export type Get = (route: Parameters<REST['get']>[0]) => Promise<unknown>;

/** What the bot lacks to post alerts in a channel (developers/topics/permissions). @throws PostError */
export async function missingPermissions(
  get: Get,
  channelId: string,
  botId: string,
): Promise<NeededPermission[]> {
  const channel = await channelOf(get, channelId).catch((error: unknown) => {
    if (error instanceof PostError && error.kind === 'forbidden') return null;
    throw error;
  });
  if (channel === null) return ['ViewChannel'];
  return missingFrom(await grantedIn(get, channel, botId), sendPermission(channel.type));
}

/** The missing permissions for posting alerts. @param send the one needed to write in the channel */
export function missingFrom(granted: bigint, send: SendPermission): NeededPermission[] {
  const needed = ['ViewChannel', send, 'EmbedLinks'] as const;
  return needed.filter(
    (name) => (granted & (PermissionFlagsBits[name] | PermissionFlagsBits.Administrator)) === 0n,
  );
}

/** What the bot may do in a channel. @throws whatever `get` throws, including when the bot can't see the channel */
export async function permissionsIn(get: Get, channelId: string, botId: string): Promise<bigint> {
  return grantedIn(get, await channelOf(get, channelId), botId);
}

/**
 * What a person may do in a channel now: nothing after they left or were banned, or while they are timed out.
 * @param now milliseconds since 1970, UTC
 * @throws whatever `get` throws, including when the bot can't see the channel, or the person isn't there
 */
export async function memberIn(get: Get, channelId: string, userId: string, now: number) {
  const channel = await channelOf(get, channelId);
  const guild = guildSchema.parse(await get(Routes.guild(channel.guild_id)));
  const member = memberSchema.parse(await get(Routes.guildMember(channel.guild_id, userId)));
  const isOwner = guild.owner_id === userId;
  const granted = isOwner ? PermissionFlagsBits.Administrator : await grantedTo(get, channel, member);
  const isSilenced = Date.parse(member.communication_disabled_until ?? '') > now;
  const isExempt = (granted & PermissionFlagsBits.Administrator) !== 0n;
  return {
    permissions: new PermissionsBitField(isSilenced && !isExempt ? 0n : granted).freeze(),
    send: sendPermission(channel.type),
    /** 0: off. */
    slowModeMs: (channel.rate_limit_per_user ?? 0) * 1_000,
  };
}

async function channelOf(get: Get, channelId: string): Promise<Channel> {
  return channelSchema.parse(await get(Routes.channel(channelId)));
}

async function grantedIn(get: Get, channel: Channel, botId: string): Promise<bigint> {
  return grantedTo(get, channel, memberSchema.parse(await get(Routes.guildMember(channel.guild_id, botId))));
}

async function grantedTo(
  get: Get,
  { guild_id: guildId, parent_id: parentId, type, permission_overwrites: own }: Channel,
  { user, roles: ownRoles }: z.infer<typeof memberSchema>,
): Promise<bigint> {
  const roles = rolesSchema.parse(await get(Routes.guildRoles(guildId)));
  // A thread has the overwrites of its channel.
  const isThread = sendPermission(type) === 'SendMessagesInThreads' && parentId != null;
  const overwrites = isThread ? (await channelOf(get, parentId)).permission_overwrites : own;
  const base = roles
    .filter(({ id }) => id === guildId || ownRoles.includes(id))
    .reduce((sum, { permissions }) => sum | permissions, 0n);
  const of = (ids: readonly string[]) => overwrites.filter(({ id }) => ids.includes(id));
  return [[guildId], ownRoles, [user.id]].reduce((granted, ids) => overwritten(granted, of(ids)), base);
}

/** Applies overwrites of the same rank: if one allows and another denies, the permission is allowed. */
function overwritten(granted: bigint, overwrites: Channel['permission_overwrites']): bigint {
  const denied = overwrites.reduce((sum, { deny }) => sum | deny, 0n);
  const allowed = overwrites.reduce((sum, { allow }) => sum | allow, 0n);
  return (granted & ~denied) | allowed;
}
