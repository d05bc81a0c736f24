import { apiChannel } from '../api/channel.ts';
import { interactionMember } from '../api/member.ts';
import { apiMessage, type MessageReader } from '../api/message.ts';
import { apiUser, DELETED_USER } from '../api/user.ts';
import type { JsonObject } from '../json.ts';
import type { Interaction, LocalChannel, World } from '../world/model.ts';
import { permissionsIn } from '../world/permissions.ts';
import { guildOfChannel } from '../world/visibility.ts';

const ATTACHMENT_LIMIT = 10 * 1024 * 1024;

/** The full INTERACTION_CREATE around the given data. */
export function interactionPayload(
  world: World,
  interaction: Interaction,
  channel: LocalChannel,
  data: JsonObject,
  reader: MessageReader,
): JsonObject {
  const user = world.users.get(interaction.userId) ?? DELETED_USER;
  const guild = guildOfChannel(world, channel);
  const source =
    interaction.sourceMessageId === null ? undefined : world.messages.get(interaction.sourceMessageId);
  return {
    id: interaction.id,
    application_id: interaction.applicationId,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: apiChannel(world, channel),
    app_permissions: permissionsIn(world, channel, interaction.applicationId).toString(),
    locale: user.locale,
    entitlements: entitlementsOf(world, interaction, guild?.id ?? null),
    entitlement_sku_ids: [],
    authorizing_integration_owners: interaction.owners,
    context: guild ? 0 : 1,
    attachment_size_limit: ATTACHMENT_LIMIT,
    ...(guild
      ? {
          guild_id: guild.id,
          guild: { id: guild.id, locale: guild.locale, features: guild.settings['features'] ?? [] },
          guild_locale: guild.locale,
          member: {
            user: apiUser(user),
            ...interactionMember(guild, user.id),
            permissions: permissionsIn(world, channel, user.id).toString(),
          },
        }
      : { user: apiUser(user) }),
    ...(source ? { message: apiMessage(world, source, reader) } : {}),
  };
}

/** Entitlements of the user or guild. */
function entitlementsOf(
  world: World,
  { applicationId, userId }: Interaction,
  guildId: string | null,
): JsonObject[] {
  return [...world.entitlements.values()].filter(
    (one) =>
      one['application_id'] === applicationId &&
      one['deleted'] !== true &&
      (one['guild_id'] === undefined ? one['user_id'] === userId : one['guild_id'] === guildId),
  );
}
