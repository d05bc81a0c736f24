import { setTimeout as sleep } from 'node:timers/promises';
import type { GrowingView, MessageView } from '../discord/messages/message-view.ts';
import { abortable, untilAborted } from '../process/timing/waiting.ts';
import type { ChatReply } from '../store/index.ts';
import type { ChatContext } from './context.ts';
import { editReply, postReply } from './send-reply.ts';
import type { SourceMessage } from './source-message.ts';
import { toTextOnlyView } from './text-only-view.ts';

/** What a reply shows, and the products of its message, as the store keeps them. */
export interface ReplyContent {
  readonly view: MessageView | GrowingView;
  readonly products: readonly string[];
}

/**
 * Posts the reply to a message, without the facts that haven't arrived yet: {@link growReply} adds them. Records which
 * message it belongs to, for its buttons, later edits and the deletion.
 * @returns its id; null when Discord refuses it
 */
export async function createReply(
  context: ChatContext,
  message: SourceMessage,
  { view, products }: ReplyContent,
): Promise<string | null> {
  const { store, clock } = context;
  const { id: sourceId, channelId, authorId, editedAt } = message;
  const replyId = await postReply(context, message, firstView(view));
  if (replyId === null) return null;
  const repliedAt = clock();
  await store.chatReplies.add({ sourceId, channelId, replyId, authorId, editedAt, repliedAt, products });
  return replyId;
}

/**
 * Edits a reply once, when the rest of its facts has arrived. Not after the message was edited or deleted, and not after the
 * reply was dismissed.
 * @param superseded aborted when the message was edited or deleted
 */
export async function growReply(
  context: ChatContext,
  message: SourceMessage,
  replyId: string,
  view: MessageView | GrowingView,
  superseded: AbortSignal,
): Promise<void> {
  if (!('now' in view)) return;
  const { later } = view;
  const stop = AbortSignal.any([superseded, context.stopping]);
  await untilAborted(stop, async () => {
    const grown = await abortable(later, stop);
    if (grown === null) return;
    const isText = context.refusedChannels.isTextOnly(message.channelId);
    const [stored] = await context.store.chatReplies.of([message.id]);
    if (stored?.replyId !== replyId) return;
    await editReply(context, message, replyId, isText ? toTextOnlyView(grown) : grown, stop);
  });
}

/**
 * The reply to an edited message that shows the message as it was before.
 * @returns null when there is none: Discord also sends an update when it adds a link preview, but only a real edit has a time
 */
export async function outdatedReply(
  { store }: ChatContext,
  { id, editedAt }: SourceMessage,
): Promise<ChatReply | null> {
  if (editedAt === null) return null;
  const [reply] = await store.chatReplies.of([id]);
  return reply === undefined || reply.editedAt === editedAt ? null : reply;
}

/** Waits until one more edit is allowed. @returns false when the edit is superseded or the process stops first */
export async function waitForEditSlot(
  { replyThrottle, stopping }: ChatContext,
  { channelId, authorId }: SourceMessage,
  superseded: AbortSignal,
): Promise<boolean> {
  const signal = AbortSignal.any([superseded, stopping]);
  while (!signal.aborted) {
    const waitMs = replyThrottle.editDelayMs(channelId, authorId);
    if (waitMs === 0) return true;
    await untilAborted(signal, () => sleep(waitMs, undefined, { signal }));
  }
  return false;
}

/**
 * Shows an edited message in its reply, which grows once when the rest of its facts has arrived.
 * @param superseded aborted when a newer edit waits or the message was deleted
 */
export async function replaceReply(
  context: ChatContext,
  message: SourceMessage,
  { replyId }: ChatReply,
  { view, products }: ReplyContent,
  superseded: AbortSignal,
): Promise<void> {
  if (!(await editReply(context, message, replyId, firstView(view), context.stopping))) return;
  await context.store.chatReplies.recordEdit(message.id, { editedAt: message.editedAt, products });
  await growReply(context, message, replyId, view, superseded);
}

function firstView(view: MessageView | GrowingView): MessageView {
  return 'now' in view ? view.now : view;
}
