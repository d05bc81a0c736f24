import { z } from 'zod';
import type { Context } from '../../context.ts';
import { archivedThread } from '../../errors.ts';
import { pin, pinsOf, unpin } from '../../messages/pins.ts';
import { botChannel, botMessage } from '../../rest/access.ts';
import { queryInteger, queryTime } from '../../rest/fields.ts';
import type { Call, Router } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import type { LocalBot, LocalChannel } from '../../world/model.ts';
import { Permission, permissionsIn } from '../../world/permissions.ts';

/** How many pins the deprecated list shows. */
const FIRST = 50;

const pinsQuery = z.object({ before: queryTime.optional(), limit: queryInteger(1, 50).default(50) });

type PinCall = Pick<Call<'create_pin'>, 'bot' | 'params' | 'reason'>;

/** Pins, under their current and deprecated paths. */
export function pinOperations({ handle }: Router, context: Context): void {
  const { world, messageStore } = context;

  /** Without Read Message History, Discord returns an empty list rather than an error. */
  const listed = (bot: LocalBot, channel: LocalChannel) =>
    (permissionsIn(world, channel, bot.id) & Permission.ReadMessageHistory) === 0n
      ? []
      : pinsOf(world, channel);

  const pinned = ({ bot, params, reason }: PinCall) => {
    const channel = pinnable(context, bot, params.channel_id);
    pin(context, channel, botMessage(world, bot, params), { userId: bot.id, reason });
  };
  const unpinned = ({ bot, params, reason }: PinCall) => {
    const channel = pinnable(context, bot, params.channel_id);
    unpin(context, channel, botMessage(world, bot, params), { userId: bot.id, reason });
  };

  handle('list_pins', ({ bot, params, query }) => {
    const { before, limit } = query(pinsQuery);
    const pins = listed(bot, botChannel(world, bot, params.channel_id)).filter(
      ({ pinnedAt }) => before === undefined || pinnedAt < before,
    );
    return {
      items: pins.slice(0, limit).map((message) => ({
        pinned_at: new Date(message.pinnedAt).toISOString(),
        message: messageStore.api(message, bot),
      })),
      has_more: pins.length > limit,
    };
  });
  handle('deprecated_list_pins', ({ bot, params }) =>
    listed(bot, botChannel(world, bot, params.channel_id))
      .slice(0, FIRST)
      .map((message) => messageStore.api(message, bot)),
  );
  handle('create_pin', pinned);
  handle('deprecated_create_pin', pinned);
  handle('delete_pin', unpinned);
  handle('deprecated_delete_pin', unpinned);
}

/** A channel whose pins the bot may change, as both sides of a DM may. */
function pinnable({ world }: Context, bot: LocalBot, channelId: string): LocalChannel {
  const channel = botChannel(world, bot, channelId);
  if (channel.guildId !== null) requireOfBot(world, bot, channel, Permission.PinMessages);
  if (channel.thread?.archived === true) throw archivedThread();
  return channel;
}
