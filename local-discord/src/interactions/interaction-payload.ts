import { apiMessage, type MessageReader } from '../api/message.ts';
import { apiChannel, apiRole, apiUser, interactionMember, resolvedMember } from '../api/objects.ts';
import type { ClientChannel } from '../client/protocol.ts';
import type { JsonObject } from '../json.ts';
import { botPermissionsIn } from '../world/bot-permissions.ts';
import type { Interaction, StoredMessage, World } from '../world/model.ts';
import { memberPermissionsIn } from '../world/permissions.ts';
import { guildOfChannel } from '../world/visibility.ts';

const ATTACHMENT_LIMIT = 10 * 1024 * 1024;

/** The full INTERACTION_CREATE around the given data. */
export function interactionPayload(
  world: World,
  interaction: Interaction,
  channel: ClientChannel,
  data: JsonObject,
  reader: MessageReader,
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
    app_permissions: botPermissionsIn(world, channel).toString(),
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
          member: {
            user: apiUser(user),
            ...interactionMember(guild, user.id),
            permissions: memberPermissionsIn(world, guild, user.id, channel).toString(),
          },
        }
      : { user: apiUser(user) }),
    ...(source ? { message: apiMessage(world, source, reader) } : {}),
  };
}

export interface Mention {
  readonly kind: 'user' | 'channel' | 'role';
  readonly id: string;
}

/** The `resolved` part of the data: the objects behind ids. */
export function resolvedData(
  world: World,
  userId: string,
  channel: ClientChannel,
  mentions: readonly Mention[],
  messages: readonly StoredMessage[] = [],
): JsonObject {
  const target = { hasContentIntent: false, isTarget: true };
  const guild = guildOfChannel(world, channel);
  const users: JsonObject = {};
  const members: JsonObject = {};
  const roles: JsonObject = {};
  const channels: JsonObject = {};
  for (const { kind, id } of mentions) {
    if (kind === 'user') {
      const user = world.users.get(id);
      if (user) users[id] = apiUser(user);
      if (guild?.members.some((member) => member.userId === id)) members[id] = resolvedMember(guild, id);
    }
    if (kind === 'role') {
      const position = guild?.roles.findIndex((role) => role.id === id) ?? -1;
      const role = guild?.roles[position];
      if (role) roles[id] = apiRole(role, position);
    }
    const target = kind === 'channel' ? world.channels.get(id) : undefined;
    if (target) {
      channels[id] = {
        ...apiChannel(world, target),
        app_permissions: botPermissionsIn(world, target).toString(),
        // What the user who chose it may do there.
        permissions: (guild ? memberPermissionsIn(world, guild, userId, target) : 0n).toString(),
      };
    }
  }
  const context: Record<string, JsonObject> = {
    users,
    members,
    roles,
    channels,
    messages: Object.fromEntries(messages.map((message) => [message.id, apiMessage(world, message, target)])),
  };
  return Object.fromEntries(Object.entries(context).filter(([, part]) => Object.keys(part).length > 0));
}
