import type { JsonObject } from '../json.ts';
import type { LocalWebhook, World } from '../world/model.ts';
import { apiUser, DELETED_USER } from './user.ts';

/** A webhook without its creator, as seen by anyone with its token. */
export function apiWebhook(world: World, webhook: LocalWebhook): JsonObject {
  const { id, type, name, avatar, channelId: channel_id, guildId: guild_id, token } = webhook;
  return {
    id,
    type,
    name,
    avatar,
    channel_id,
    guild_id,
    application_id: webhook.applicationId,
    ...(type === 1 ? { token, url: webhookUrl(world, webhook) } : followed(world, webhook)),
  };
}

/** The same with its creator, as bots see it. */
export function apiFullWebhook(world: World, webhook: LocalWebhook): JsonObject {
  const user = apiUser(world.users.get(webhook.creatorId) ?? DELETED_USER);
  return { ...apiWebhook(world, webhook), user };
}

/** The address that posts to the webhook. */
export function webhookUrl({ origin }: World, { id, token }: LocalWebhook): string {
  return `${origin}/api/webhooks/${id}/${token}`;
}

function followed(world: World, { sourceChannelId }: LocalWebhook): JsonObject {
  const channel = world.channels.get(sourceChannelId ?? '');
  const guild = world.guilds.get(channel?.guildId ?? '');
  if (!channel || !guild) return {};
  const icon = guild.settings['icon'] ?? null;
  return {
    source_guild: { id: guild.id, name: guild.name, icon },
    source_channel: { id: channel.id, name: channel.name },
  };
}
