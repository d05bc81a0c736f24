import { apiAttachment } from '../api/attachment.ts';
import { apiChannel } from '../api/channel.ts';
import { apiRole } from '../api/guild.ts';
import { resolvedMember } from '../api/member.ts';
import { apiMessage } from '../api/message.ts';
import { apiUser } from '../api/user.ts';
import type { JsonObject } from '../json.ts';
import { isMember } from '../world/guilds.ts';
import type { LocalChannel, StoredMessage, World } from '../world/model.ts';
import { permissionsIn } from '../world/permissions.ts';
import { guildOfChannel } from '../world/visibility.ts';

/** An id in a person's input. */
export interface Mention {
  readonly kind: 'user' | 'channel' | 'role' | 'attachment';
  readonly id: string;
}

export interface ResolvedFor {
  readonly botId: string;
  readonly userId: string;
  /** Where the interaction is. */
  readonly channel: LocalChannel;
}

/** What partial channels show (developers/interactions/receiving-and-responding#interaction-object-resolved-data-structure). */
const CHANNEL_FIELDS = [
  'id',
  'name',
  'type',
  'guild_id',
  'parent_id',
  'last_message_id',
  'last_pin_timestamp',
  'nsfw',
  'flags',
  'rate_limit_per_user',
  'topic',
  'position',
  'thread_metadata',
];

/** The `resolved` part of an interaction's data, `{}` without any: the objects behind ids. */
export function resolvedData(
  world: World,
  target: ResolvedFor,
  mentions: readonly Mention[],
  messages: readonly StoredMessage[] = [],
): { readonly resolved?: JsonObject } {
  const ids = (kind: Mention['kind']) => mentions.filter((one) => one.kind === kind).map(({ id }) => id);
  const reader = { botId: target.botId, hasContentIntent: false, isTarget: true };
  const parts: Readonly<Record<string, JsonObject>> = {
    users: byId(ids('user'), (id) => withDefined(world.users.get(id), apiUser)),
    members: byId(ids('user'), (id) => member(world, target.channel, id)),
    roles: byId(ids('role'), (id) => role(world, target.channel, id)),
    channels: byId(ids('channel'), (id) => channel(world, target, id)),
    attachments: byId(ids('attachment'), (id) =>
      withDefined(world.files.get(id), (file) => ({ ...apiAttachment(world, file), ephemeral: true })),
    ),
    messages: Object.fromEntries(messages.map((message) => [message.id, apiMessage(world, message, reader)])),
  };
  const filled = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
  return filled.length > 0 ? { resolved: Object.fromEntries(filled) } : {};
}

function member(world: World, place: LocalChannel, id: string): JsonObject | undefined {
  const guild = guildOfChannel(world, place);
  if (!guild || !isMember(guild, id)) return undefined;
  return { ...resolvedMember(guild, id), permissions: permissionsIn(world, place, id).toString() };
}

function role(world: World, place: LocalChannel, id: string): JsonObject | undefined {
  const roles = guildOfChannel(world, place)?.roles ?? [];
  const index = roles.findIndex((one) => one.id === id);
  return withDefined(roles[index], (found) => apiRole(found, index));
}

function channel(world: World, { botId, userId }: ResolvedFor, id: string): JsonObject | undefined {
  return withDefined(world.channels.get(id), (found) => {
    const shown = Object.entries(apiChannel(world, found)).filter(([name]) => CHANNEL_FIELDS.includes(name));
    return {
      ...Object.fromEntries(shown),
      app_permissions: permissionsIn(world, found, botId).toString(),
      // The permissions of the person who chose it.
      permissions: permissionsIn(world, found, userId).toString(),
    };
  });
}

function byId(ids: readonly string[], show: (id: string) => JsonObject | undefined): JsonObject {
  const shown = ids.map((id) => [id, show(id)] as const);
  return Object.fromEntries(shown.filter(([, object]) => object !== undefined));
}

function withDefined<T>(value: T | undefined, show: (value: T) => JsonObject): JsonObject | undefined {
  return value === undefined ? undefined : show(value);
}
