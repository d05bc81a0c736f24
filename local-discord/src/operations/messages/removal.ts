import { z } from 'zod';
import type { Context } from '../../context.ts';
import { archivedThread, DiscordError, invalidField } from '../../errors.ts';
import { isLockedFor } from '../../messages/reopen-thread.ts';
import { isDeletable } from '../../messages/system-messages.ts';
import { botChannel, botMessage } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { recordAction } from '../../world/audit-log.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import type { World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { timeOf } from '../../world/snowflakes.ts';

const TWO_WEEKS_MS = 14 * 24 * 60 * 60_000;
const Action = { delete: 72, bulkDelete: 73 } as const;

/** Deleting messages, one or many. */
export function removalOperations({ handle }: Router, context: Context): void {
  const { world, messageStore } = context;

  handle('delete_message', ({ bot, params, reason }) => {
    const channel = botChannel(world, bot, params.channel_id);
    const message = botMessage(world, bot, params);
    if (!isDeletable(message)) throw systemMessage();
    const isOwn = message.authorId === bot.id;
    if (!isOwn && channel.guildId === null)
      throw new DiscordError(403, 50_003, 'Cannot execute action on a DM channel');
    if (!isOwn) requireOfBot(world, bot, channel, Permission.ManageMessages);
    if (channel.thread?.archived === true && isLockedFor(world, channel, bot.id)) throw archivedThread();
    messageStore.remove(message);
    if (isOwn || channel.guildId === null) return;
    recordAction(context, channel.guildId, {
      userId: bot.id,
      action: Action.delete,
      targetId: message.authorId,
      reason,
      options: { channel_id: channel.id, count: '1' },
    });
  });

  handle('bulk_delete_messages', ({ bot, params, fields, reason }) => {
    const channel = botChannel(world, bot, params.channel_id);
    if (channel.guildId === null) {
      throw new DiscordError(403, 50003, 'Cannot execute action on a DM channel');
    }
    requireOfBot(world, bot, channel, Permission.ManageMessages);
    const { messages: ids } = fields(z.object({ messages: z.array(snowflake) }));
    requireBulk(world, ids);
    const messages = ids
      .flatMap((id) => world.messages.get(id) ?? [])
      .filter((one) => one.channelId === channel.id && one.visibleTo === null);
    if (!messages.every(isDeletable)) throw systemMessage();
    if (messages.length === 0) return;
    messageStore.removeMany(channel, messages);
    recordAction(context, channel.guildId, {
      userId: bot.id,
      action: Action.bulkDelete,
      targetId: channel.id,
      reason,
      options: { count: String(messages.length) },
    });
  });
}

const systemMessage = () => new DiscordError(403, 50_021, 'Cannot execute action on a system message');

/** Throws unless these are 2 to 100 different messages of the past two weeks. */
function requireBulk({ clock }: World, ids: readonly string[]): void {
  if (ids.length < 2 || ids.length > 100) {
    throw new DiscordError(
      400,
      50016,
      'Provided too few or too many messages to delete. Must provide at least 2 and at most 100 messages to delete.',
    );
  }
  if (new Set(ids).size < ids.length) {
    throw invalidField('messages', 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The list contains a message twice.');
  }
  if (ids.some((id) => clock.now() - timeOf(id) > TWO_WEEKS_MS)) {
    throw new DiscordError(400, 50034, 'You can only bulk delete messages that are under 14 days old.');
  }
}
