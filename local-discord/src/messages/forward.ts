import type { ClientChannel } from '../client/protocol.ts';
import type { Forward, StoredMessage } from '../world/model.ts';

export const HAS_SNAPSHOT = 1 << 14;
const COMPONENTS_V2 = 1 << 15;
const SUPPRESS_EMBEDS = 1 << 2;

/** Whether Discord would forward it: not polls, ephemeral messages or system messages. */
export function isForwardable(message: StoredMessage): boolean {
  return message.poll === null && message.visibleTo === null && message.type === 0;
}

/** A snapshot of a message to be shown elsewhere. Forwarding a forward passes on its content. */
export function forwardOf(message: StoredMessage, channel: ClientChannel): Forward {
  if (message.forward) return message.forward;
  const { type, content, components, attachments, editedAt, mentions } = message;
  const embeds = [...message.embeds, ...message.previews];
  const flags = message.flags & (COMPONENTS_V2 | SUPPRESS_EMBEDS);
  const snapshot = { type, content, embeds, components, attachments, flags, editedAt, mentions };
  return { messageId: message.id, channelId: channel.id, snapshot };
}

/** Files that a message shows, its own or forwarded ones. */
export function filesOf(message: StoredMessage): StoredMessage['attachments'] {
  return [...message.attachments, ...(message.forward?.snapshot.attachments ?? [])];
}
