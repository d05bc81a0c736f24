import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { isSystemMessage } from '../../messages/system-messages.ts';
import { botChannel, botMessage } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { ChannelType } from '../../world/channels.ts';
import type { LocalChannel, LocalWebhook, StoredMessage } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';

const CROSSPOSTED = 1 << 0;
const IS_CROSSPOST = 1 << 1;

/** Publishing a message from an announcement channel to channels that follow it. */
export function crosspostOperations({ handle }: Router, context: Context): void {
  const { world, messageStore } = context;
  handle('crosspost_message', ({ bot, params }) => {
    const channel = botChannel(world, bot, params.channel_id);
    const message = botMessage(world, bot, params);
    if (channel.type !== ChannelType.announcement) {
      throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
    }
    requireOfBot(world, bot, channel, Permission.SendMessages);
    if (message.authorId !== bot.id) requireOfBot(world, bot, channel, Permission.ManageMessages);
    if (isSystemMessage(message)) throw new DiscordError(400, 50_068, 'Invalid message type');
    if ((message.flags & CROSSPOSTED) !== 0) {
      throw new DiscordError(400, 40_033, 'This message has already been crossposted');
    }
    messageStore.edit(message, { flags: message.flags | CROSSPOSTED, silent: true });
    for (const webhook of world.webhooks.values()) {
      if (webhook.sourceChannelId === channel.id) publish(context, webhook, channel, message);
    }
    return messageStore.api(message, bot);
  });
}

function publish(
  { messageStore }: Context,
  webhook: LocalWebhook,
  channel: LocalChannel,
  message: StoredMessage,
): void {
  const { content, embeds, components, attachments, flags, stickerIds } = message;
  const { id: webhookId, name, avatar, applicationId } = webhook;
  messageStore.create({
    channelId: webhook.channelId,
    authorId: webhookId,
    webhook: { webhookId, name, avatar, applicationId },
    // A published message notifies nobody.
    content: {
      content,
      embeds,
      components,
      attachments,
      poll: null,
      mentions: { users: [], roles: [], everyone: false },
    },
    flags: (flags & ~CROSSPOSTED) | IS_CROSSPOST,
    stickerIds,
    reference: { messageId: message.id, channelId: channel.id, guildId: channel.guildId },
  });
}
