import type { StoredMessage } from '../world/model.ts';

/** Messages that Discord writes itself (developers/resources/message#message-object-message-types). */
export const SystemMessage = {
  recipientAdd: 1,
  recipientRemove: 2,
  channelNameChange: 4,
  pinned: 6,
  followed: 12,
  threadCreated: 18,
  threadStarter: 21,
  autoModeration: 24,
  pollResult: 46,
} as const;

const UNDELETABLE: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, SystemMessage.threadStarter]);

/** Whether Discord wrote it, so that nobody can pin, forward or reply to it. */
export const isSystemMessage = ({ type }: Pick<StoredMessage, 'type'>) => type !== 0;

/** Whether messages of this type can be deleted. */
export const isDeletable = ({ type }: Pick<StoredMessage, 'type'>) => !UNDELETABLE.has(type);
