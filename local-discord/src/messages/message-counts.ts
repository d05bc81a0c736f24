import { clock } from '../clock.ts';
import type { LocalChannel, StoredMessage, World } from '../world/model.ts';
import { SystemMessage } from './system-messages.ts';

/** The message that a thread was opened from, or with, is not counted. */
const isCounted = ({ id, channelId, type }: StoredMessage) =>
  id !== channelId && type !== SystemMessage.threadStarter;

/** Counts a public message in its channel. */
export function count(message: StoredMessage, channel: LocalChannel | undefined): void {
  if (!channel || message.visibleTo !== null) return;
  channel.lastMessageId = message.id;
  if (channel.thread) channel.thread.activeAt = clock.now();
  if (!channel.thread || !isCounted(message)) return;
  channel.thread.messageCount += 1;
  channel.thread.totalMessages += 1;
}

/** A deleted message no longer counts in its thread. */
export function uncount(world: World, message: StoredMessage): void {
  const thread = world.channels.get(message.channelId)?.thread;
  if (thread && message.visibleTo === null && isCounted(message)) thread.messageCount -= 1;
}
