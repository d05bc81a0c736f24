import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { SystemMessage } from '../../messages/system-messages.ts';
import { botChannel } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { recordAction } from '../../world/audit-log.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { ChannelType } from '../../world/channels.ts';
import type { LocalBot, LocalChannel, LocalGuild, LocalWebhook, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { guildOfChannel } from '../../world/visibility.ts';

const FOLLOWER = 2;
const WEBHOOK_CREATE = 50;
const MOST_WEBHOOKS = 15;

/** Following an announcement channel: what is published there is posted to the other channel by a webhook. */
export function followerOperations({ handle }: Router, context: Context): void {
  const { world, events, messageStore } = context;
  handle('follow_channel', ({ bot, params, fields, reason }) => {
    const source = botChannel(world, bot, params.channel_id);
    const from = guildOfChannel(world, source);
    const { webhook_channel_id } = fields(z.object({ webhook_channel_id: snowflake }));
    const target = botChannel(world, bot, webhook_channel_id);
    const guild = guildOfChannel(world, target);
    if (!from || !guild || source.type !== ChannelType.announcement || target.type !== ChannelType.text) {
      throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
    }
    requireOfBot(world, bot, target, Permission.ManageWebhooks);
    const existing = [...world.webhooks.values()].filter(({ channelId }) => channelId === target.id);
    if (existing.length >= MOST_WEBHOOKS) {
      throw new DiscordError(400, 30_007, `Maximum number of webhooks reached (${MOST_WEBHOOKS})`);
    }
    const webhook = newFollower(world, bot, source, from, { channelId: target.id, guildId: guild.id });
    world.webhooks.set(webhook.id, webhook);
    events.toGuild(guild.id, 'WEBHOOKS_UPDATE', { guild_id: guild.id, channel_id: target.id });
    recordAction(context, guild.id, {
      userId: bot.id,
      action: WEBHOOK_CREATE,
      targetId: webhook.id,
      reason,
      changes: [
        { key: 'type', new_value: webhook.type },
        { key: 'channel_id', new_value: webhook.channelId },
        { key: 'name', new_value: webhook.name },
      ],
    });
    messageStore.create({
      channelId: target.id,
      authorId: bot.id,
      type: SystemMessage.followed,
      system: { text: webhook.name },
      reference: { messageId: null, channelId: source.id, guildId: from.id },
    });
    return { channel_id: source.id, webhook_id: webhook.id };
  });
}

function newFollower(
  world: World,
  bot: LocalBot,
  source: LocalChannel,
  from: LocalGuild,
  target: Pick<LocalWebhook, 'channelId' | 'guildId'>,
): LocalWebhook {
  return {
    id: nextSnowflake(world),
    type: FOLLOWER,
    token: '',
    name: `${from.name} #${source.name}`,
    avatar: null,
    ...target,
    creatorId: bot.id,
    applicationId: null,
    sourceChannelId: source.id,
  };
}
