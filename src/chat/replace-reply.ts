import type { GrowingView, MessageView } from '../discord/message-view.ts';
import type { ChatReply } from '../store/index.ts';
import type { ChatDeps } from './deps.ts';
import { editReply } from './edit-reply.ts';
import { firstView, growReply } from './grow-reply.ts';
import type { SourceMessage } from './source-message.ts';

/** What a reply shows, and the products of its message, as the store keeps them. */
export interface ReplyContent {
  readonly view: MessageView | GrowingView;
  readonly products: readonly string[];
}

/**
 * The reply to an edited message that shows the message as it was before.
 * @returns null when there is none: Discord also sends an update when it adds a link preview, but only a real edit has a time
 */
export async function outdatedReply(
  { store }: ChatDeps,
  { id, editedAt }: SourceMessage,
): Promise<ChatReply | null> {
  if (editedAt === null) return null;
  const [reply] = await store.chatReplies.of([id]);
  return reply === undefined || reply.editedAt === editedAt ? null : reply;
}

/**
 * Shows an edited message in its reply, which grows once when the rest of its facts has arrived.
 * @param superseded aborted when a newer edit waits or the message was deleted
 */
export async function replaceReply(
  deps: ChatDeps,
  message: SourceMessage,
  { replyId }: ChatReply,
  { view, products }: ReplyContent,
  superseded: AbortSignal,
): Promise<void> {
  if (!(await editReply(deps, message, replyId, firstView(view), deps.stopping))) return;
  await deps.store.chatReplies.recordEdit(message.id, { editedAt: message.editedAt, products });
  await growReply(deps, message, replyId, view, superseded);
}
