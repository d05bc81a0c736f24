import { apiMessage } from './api-message.ts';
import { apiChannel, apiMember, apiRole, apiUser } from './api-objects.ts';
import type { JsonObject } from './json.ts';
import type { Interaction, LocalGuild, StoredMessage, World } from './model.ts';
import { permissionsOf } from './permissions.ts';
import type { ClientChannel } from './protocol.ts';
import { guildOfChannel } from './visibility.ts';

const ATTACHMENT_LIMIT = 10 * 1024 * 1024;

/** View, send, embed, attach, read history, mention everyone, foreign emoji: fixed in a DM. */
const PERMISSIONS_IN_DM = [10n, 11n, 14n, 15n, 16n, 17n, 18n].reduce((bits, bit) => bits | (1n << bit), 0n);

/** What the bot itself may do in a channel; without being a member, what everyone may there. */
function appPermissions(world: World, guild: LocalGuild | undefined): string {
  if (!guild) return PERMISSIONS_IN_DM.toString();
  if (guild.hasBot) return permissionsOf(guild, world.bot.id).toString();
  return (guild.roles[0]?.permissions ?? 0n).toString();
}

/** The full INTERACTION_CREATE around the given data. */
export function interactionPayload(
  world: World,
  interaction: Interaction,
  channel: ClientChannel,
  data: JsonObject,
): JsonObject {
  const user = world.users.get(interaction.userId) ?? world.bot;
  const guild = guildOfChannel(world, channel);
  const source =
    interaction.sourceMessageId === null ? undefined : world.messages.get(interaction.sourceMessageId);
  return {
    id: interaction.id,
    application_id: world.bot.id,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: apiChannel(world, channel),
    app_permissions: appPermissions(world, guild),
    locale: user.locale,
    entitlements: [],
    entitlement_sku_ids: [],
    authorizing_integration_owners: interaction.owners,
    context: guild ? 0 : 1,
    attachment_size_limit: ATTACHMENT_LIMIT,
    ...(guild
      ? {
          guild_id: guild.id,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          guild_locale: guild.locale,
          member: { user: apiUser(user), ...apiMember(guild, user.id) },
        }
      : { user: apiUser(user) }),
    ...(source ? { message: apiMessage(world, source) } : {}),
  };
}

export interface Mention {
  readonly kind: 'user' | 'channel' | 'role';
  readonly id: string;
}

/** The `resolved` part of the data: the objects behind ids. */
export function resolvedData(
  world: World,
  channel: ClientChannel,
  mentions: readonly Mention[],
  messages: readonly StoredMessage[] = [],
): JsonObject {
  const guild = guildOfChannel(world, channel);
  const users: JsonObject = {};
  const members: JsonObject = {};
  const roles: JsonObject = {};
  const channels: JsonObject = {};
  for (const { kind, id } of mentions) {
    if (kind === 'user') {
      const user = world.users.get(id);
      if (user) users[id] = apiUser(user);
      if (guild?.members.some((member) => member.userId === id)) members[id] = apiMember(guild, id);
    }
    if (kind === 'role') {
      const position = guild?.roles.findIndex((role) => role.id === id) ?? -1;
      const role = guild?.roles[position];
      if (role) roles[id] = apiRole(role, position);
    }
    const target = kind === 'channel' ? world.channels.get(id) : undefined;
    if (target)
      channels[id] = { ...apiChannel(world, target), app_permissions: appPermissions(world, guild) };
    if (target && guild) {
      channels[id] = {
        ...(channels[id] as JsonObject),
        permissions: permissionsOf(guild, world.bot.id).toString(),
      };
    }
  }
  const parts: Record<string, JsonObject> = {
    users,
    members,
    roles,
    channels,
    messages: Object.fromEntries(messages.map((message) => [message.id, apiMessage(world, message)])),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
}
