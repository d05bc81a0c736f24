import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { DiscordError } from '../errors.ts';
import { type DataFile, hashOf } from '../rest/image-data.ts';
import { changesOf, recordAction } from '../world/audit-log.ts';
import { ChannelType } from '../world/channels.ts';
import type { LocalChannel, LocalWebhook, World } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';

const Action = { create: 50, update: 51, delete: 52 } as const;
const MOST_IN_CHANNEL = 15;
const WITH_WEBHOOKS: readonly number[] = [
  ChannelType.text,
  ChannelType.voice,
  ChannelType.announcement,
  ChannelType.stage,
  ChannelType.forum,
  ChannelType.media,
];

type Shared = Pick<Context, 'world' | 'events'>;

/** Who changes a webhook, for the audit log. */
export interface Author {
  readonly userId: string;
  readonly reason?: string | null;
}

export interface NewWebhook extends Pick<LocalWebhook, 'name' | 'applicationId'> {
  readonly picture: DataFile | null;
}

/** The webhooks of channels that still exist. */
export function webhooksOf(world: World, fits: (webhook: LocalWebhook) => boolean): LocalWebhook[] {
  return [...world.webhooks.values()].filter(
    (webhook) => fits(webhook) && world.channels.has(webhook.channelId),
  );
}

/** Creates an incoming webhook and tells bots. */
export function createWebhook(
  context: Shared,
  channel: LocalChannel,
  { name, applicationId, picture }: NewWebhook,
  author: Author,
): LocalWebhook {
  const { world } = context;
  if (channel.guildId === null) throw new DiscordError(403, 50_003, 'Cannot execute action on a DM channel');
  if (!WITH_WEBHOOKS.includes(channel.type)) {
    throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
  }
  if (webhooksOf(world, ({ channelId }) => channelId === channel.id).length >= MOST_IN_CHANNEL) {
    throw new DiscordError(400, 30_007, `Maximum number of webhooks reached (${MOST_IN_CHANNEL})`);
  }
  const id = nextSnowflake(world);
  const webhook: LocalWebhook = {
    id,
    type: 1,
    name,
    applicationId,
    token: randomBytes(51).toString('base64url'),
    avatar: storedAvatar(world, id, picture),
    channelId: channel.id,
    guildId: channel.guildId,
    creatorId: author.userId,
    sourceChannelId: null,
  };
  world.webhooks.set(webhook.id, webhook);
  record(context, webhook, Action.create, author, changesOf({}, loggedFields(webhook)));
  tellBots(context, webhook.guildId, webhook.channelId);
  return webhook;
}

/** Puts an avatar on the CDN. @returns its hash */
export function storedAvatar(world: World, webhookId: string, picture: DataFile | null): string | null {
  if (picture === null) return null;
  const hash = hashOf(picture);
  world.assets.set(`avatars/${webhookId}/${hash}`, picture);
  return hash;
}

/** Changes a webhook and notifies bots about its old and new channel. */
export function changeWebhook(
  context: Shared,
  webhook: LocalWebhook,
  change: Partial<Pick<LocalWebhook, 'name' | 'avatar' | 'channelId'>>,
  author: Author,
): void {
  const before = loggedFields(webhook);
  const channels = new Set([webhook.channelId, change.channelId ?? webhook.channelId]);
  Object.assign(webhook, change);
  record(context, webhook, Action.update, author, changesOf(before, loggedFields(webhook)));
  for (const channelId of channels) tellBots(context, webhook.guildId, channelId);
}

/** Deletes a webhook and tells bots. */
export function deleteWebhook(context: Shared, webhook: LocalWebhook, author: Author): void {
  context.world.webhooks.delete(webhook.id);
  record(context, webhook, Action.delete, author, changesOf(loggedFields(webhook), {}));
  tellBots(context, webhook.guildId, webhook.channelId);
}

function tellBots({ world, events }: Shared, guild_id: string, channel_id: string): void {
  const channel = world.channels.get(channel_id);
  if (channel) events.toChannel(channel, 'WEBHOOKS_UPDATE', { guild_id, channel_id });
}

function record(
  context: Shared,
  { id, guildId }: LocalWebhook,
  action: number,
  { userId, reason = null }: Author,
  changes: ReturnType<typeof changesOf>,
): void {
  recordAction(context, guildId, { userId, action, targetId: id, reason, changes });
}

/** The fields of a webhook in the audit log, which calls the avatar `avatar_hash`. */
function loggedFields(webhook: LocalWebhook) {
  const { type, name, avatar: avatar_hash, channelId: channel_id, applicationId: application_id } = webhook;
  return { type, name, avatar_hash, channel_id, application_id };
}
