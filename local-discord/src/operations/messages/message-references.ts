import { isReadable } from '../../api/message.ts';
import type { Context } from '../../context.ts';
import { DiscordError, invalidField } from '../../errors.ts';
import { Intent } from '../../gateway/intents.ts';
import { isObject } from '../../json.ts';
import { forwardOf, isForwardable } from '../../messages/forward.ts';
import { isSystemMessage } from '../../messages/system-messages.ts';
import { botChannel, botMessage } from '../../rest/access.ts';
import { isForward } from '../../rules/message-fields.ts';
import type { Forward, LocalBot, World } from '../../world/model.ts';

/** What a message reference of type 1 forwards. */
export function forwarded(context: Context, bot: LocalBot, reference: unknown): Forward | undefined {
  if (!isObject(reference) || !isForward(reference)) return undefined;
  const { world } = context;
  const params = { channel_id: String(reference['channel_id']), message_id: String(reference['message_id']) };
  const source = botChannel(world, bot, params.channel_id);
  const message = botMessage(world, bot, params);
  const hasContentIntent = (bot.allowedIntents & Intent.MessageContent) !== 0;
  if (!isReadable(world, message, { botId: bot.id, hasContentIntent })) {
    throw new DiscordError(400, 160_014, 'Cannot forward a message whose content you cannot read');
  }
  if (!isForwardable(message))
    throw new DiscordError(403, 50_021, 'Cannot execute action on a system message');
  return forwardOf(message, source);
}

/** The message that a reference of type 0 replies to. */
export function repliedTo(world: World, channelId: string, reference: unknown): string | null {
  if (!isObject(reference) || isForward(reference)) return null;
  const id = String(reference['message_id']);
  const target = world.messages.get(id);
  if (!target || target.channelId !== channelId || target.visibleTo !== null) {
    if (reference['fail_if_not_exists'] === false) return null;
    throw invalidField('message_reference', 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }
  if (isSystemMessage(target)) {
    const message = 'Cannot reply to a system message';
    throw invalidField('message_reference', 'REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE', message);
  }
  return id;
}
