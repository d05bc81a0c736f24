import { z } from 'zod';
import { apiFullWebhook } from '../../api/webhook.ts';
import type { Context } from '../../context.ts';
import { missingPermissions, unknownChannel, unknownWebhook } from '../../errors.ts';
import { botChannel, botGuild } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  storedAvatar,
  webhooksOf,
} from '../../webhooks/webhooks.ts';
import { requireInGuild, requireOfBot } from '../../world/bot-permissions.ts';
import { isMember } from '../../world/guilds.ts';
import type { LocalBot, LocalWebhook, World } from '../../world/model.ts';
import { Permission, permissionsIn } from '../../world/permissions.ts';
import { avatarOf, checkName, newWebhook, webhookName } from './fields.ts';

const webhookChange = z.object({
  name: webhookName.optional(),
  avatar: z.string().nullish(),
  channel_id: snowflake.nullish(),
});

/** Webhooks, as managed by bots. */
export function webhookOperations({ handle }: Router, context: Context): void {
  const { world } = context;
  const shown = (webhooks: readonly LocalWebhook[]) =>
    webhooks.map((webhook) => apiFullWebhook(world, webhook));

  handle('create_webhook', ({ bot, params, fields, reason }) => {
    const channel = botChannel(world, bot, params.channel_id);
    requireOfBot(world, bot, channel, Permission.ManageWebhooks);
    const { name, avatar } = fields(newWebhook);
    checkName('name', name);
    const given = { name, applicationId: bot.id, picture: avatarOf(avatar) };
    return apiFullWebhook(world, createWebhook(context, channel, given, { userId: bot.id, reason }));
  });
  handle('list_channel_webhooks', ({ bot, params }) => {
    const channel = botChannel(world, bot, params.channel_id);
    requireOfBot(world, bot, channel, Permission.ManageWebhooks);
    return shown(webhooksOf(world, ({ channelId }) => channelId === channel.id));
  });
  handle('get_guild_webhooks', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageWebhooks);
    return shown(webhooksOf(world, ({ guildId }) => guildId === guild.id));
  });
  handle('get_webhook', ({ bot, params }) => {
    const webhook = webhookOf(world, params.webhook_id);
    // The application that owns it needs no permission.
    if (webhook.applicationId !== bot.id) requireToManage(world, bot, webhook);
    return apiFullWebhook(world, webhook);
  });
  handle('update_webhook', ({ bot, params, fields, reason }) => {
    const webhook = webhookOf(world, params.webhook_id);
    requireToManage(world, bot, webhook);
    const { name, avatar, channel_id } = fields(webhookChange);
    if (name !== undefined) checkName('name', name);
    if (channel_id != null) requireTarget(world, bot, webhook, channel_id);
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(avatar === undefined ? {} : { avatar: storedAvatar(world, webhook.id, avatarOf(avatar)) }),
      ...(channel_id == null ? {} : { channelId: channel_id }),
    };
    changeWebhook(context, webhook, change, { userId: bot.id, reason });
    return apiFullWebhook(world, webhook);
  });
  handle('delete_webhook', ({ bot, params, reason }) => {
    const webhook = webhookOf(world, params.webhook_id);
    requireToManage(world, bot, webhook);
    deleteWebhook(context, webhook, { userId: bot.id, reason });
  });
}

function webhookOf(world: World, id: string): LocalWebhook {
  const [webhook] = webhooksOf(world, (one) => one.id === id);
  if (!webhook) throw unknownWebhook();
  return webhook;
}

function requireToManage(world: World, bot: LocalBot, { channelId, guildId }: LocalWebhook): void {
  const channel = world.channels.get(channelId);
  const isThere = channel !== undefined && isMember(world.guilds.get(guildId), bot.id);
  const own = isThere ? permissionsIn(world, channel, bot.id) : 0n;
  if ((own & Permission.ManageWebhooks) === 0n) throw missingPermissions(Permission.ManageWebhooks);
}

/** A webhook can move to another channel of its guild if the bot can also manage webhooks there. */
function requireTarget(world: World, bot: LocalBot, { guildId }: LocalWebhook, channelId: string): void {
  const target = botChannel(world, bot, channelId);
  if (target.guildId !== guildId) throw unknownChannel();
  requireOfBot(world, bot, target, Permission.ManageWebhooks);
}
