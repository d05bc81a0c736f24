import type { Context } from '../context.ts';
import { DiscordError } from '../errors.ts';
import { type Actor, recordAction } from '../world/audit-log.ts';
import type { LocalChannel, StoredMessage, World } from '../world/model.ts';
import { isSystemMessage, SystemMessage } from './system-messages.ts';

const MOST_PINS = 250;
const Action = { pin: 74, unpin: 75 } as const;

type Notified = Pick<Context, 'world' | 'events' | 'messageStore'>;
export type PinnedMessage = StoredMessage & { readonly pinnedAt: number };

/** The pinned messages of a channel, the newest pin first. */
export function pinsOf({ messages }: World, { id }: LocalChannel): PinnedMessage[] {
  return [...messages.values()]
    .filter((message): message is PinnedMessage => message.channelId === id && message.pinnedAt !== null)
    .sort((a, b) => b.pinnedAt - a.pinnedAt);
}

/** Pins a message and says so in the channel; does nothing if it is already pinned. */
export function pin(context: Notified, channel: LocalChannel, message: StoredMessage, by: Actor): void {
  const { world, messageStore } = context;
  if (isSystemMessage(message))
    throw new DiscordError(403, 50_021, 'Cannot execute action on a system message');
  if (message.pinnedAt !== null) return;
  if (pinsOf(world, channel).length >= MOST_PINS) {
    throw new DiscordError(400, 30_003, `Maximum number of pins reached for the channel (${MOST_PINS})`);
  }
  // No two pins of a channel have the same time: it is what the list is paged by.
  const at = Math.max(world.clock.now(), (channel.lastPinAt ?? 0) + 1);
  message.pinnedAt = at;
  messageStore.edit(message, { silent: true });
  announce(context, channel, at);
  record(context, channel, message, Action.pin, by);
  messageStore.create({
    channelId: channel.id,
    authorId: by.userId,
    type: SystemMessage.pinned,
    reference: { messageId: message.id, channelId: channel.id, guildId: channel.guildId },
  });
}

/** Unpins a message, if it is pinned. */
export function unpin(context: Notified, channel: LocalChannel, message: StoredMessage, by: Actor): void {
  if (message.pinnedAt === null) return;
  message.pinnedAt = null;
  context.messageStore.edit(message, { silent: true });
  announce(context, channel, pinsOf(context.world, channel)[0]?.pinnedAt ?? null);
  record(context, channel, message, Action.unpin, by);
}

function announce({ events }: Notified, channel: LocalChannel, lastPinAt: number | null): void {
  channel.lastPinAt = lastPinAt;
  events.toChannel(channel, 'CHANNEL_PINS_UPDATE', {
    ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
    channel_id: channel.id,
    last_pin_timestamp: lastPinAt === null ? null : new Date(lastPinAt).toISOString(),
  });
}

function record(
  context: Notified,
  channel: LocalChannel,
  message: StoredMessage,
  action: number,
  by: Actor,
): void {
  if (channel.guildId === null) return;
  recordAction(context, channel.guildId, {
    ...by,
    action,
    targetId: message.authorId,
    options: { channel_id: channel.id, message_id: message.id },
  });
}
