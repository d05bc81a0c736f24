import { setTimeout as sleep } from 'node:timers/promises';
import type { GrowingView, MessageView } from '../discord/messages/message-view.ts';
import { abortable, untilAborted } from '../process/timing/waiting.ts';
import type { ChatReply } from '../store/index.ts';
import type { Turn } from './context.ts';
import { editReply, postReply } from './send-reply.ts';
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
export async function createReply(turn: Turn, { view, products }: ReplyContent): Promise<string | null> {
  const { store, clock } = turn.context;
  const { id: sourceId, channelId, authorId, editedAt } = turn.message;
  const replyId = await postReply(turn, firstView(view));
  if (replyId === null) return null;
  const repliedAt = clock();
  await store.chatReplies.add({ sourceId, channelId, replyId, authorId, editedAt, repliedAt, products });
  return replyId;
}

/** Edits a reply once, when its other facts have arrived; not after an edit, a deletion or a dismissal. */
export async function growReply(turn: Turn, replyId: string, view: MessageView | GrowingView): Promise<void> {
  if (!('now' in view)) return;
  const { context, message, superseded } = turn;
  const stop = AbortSignal.any([superseded, context.stopping]);
  await untilAborted(stop, async () => {
    const grown = await abortable(view.later, stop);
    if (grown === null) return;
    const isText = context.refusedChannels.isTextOnly(message.channelId);
    const [stored] = await context.store.chatReplies.of([message.id]);
    if (stored?.replyId === replyId)
      await editReply(turn, replyId, isText ? toTextOnlyView(grown) : grown, stop);
  });
}

/**
 * The reply to a message that was edited, which still shows the message as it was.
 * @returns null when there is none: Discord also sends an update when it adds a link preview, but only a real edit has a
 * time
 */
export async function outdatedReply({ context, message }: Turn): Promise<ChatReply | null> {
  const { id, editedAt } = message;
  if (editedAt === null) return null;
  const [reply] = await context.store.chatReplies.of([id]);
  return reply === undefined || reply.editedAt === editedAt ? null : reply;
}

/** Waits until one more edit is allowed. @returns false when the edit is superseded or the process stops first */
export async function waitForEditSlot({ context, message, superseded }: Turn): Promise<boolean> {
  const signal = AbortSignal.any([superseded, context.stopping]);
  while (!signal.aborted) {
    const waitMs = context.replyThrottle.editDelayMs(message.channelId, message.authorId);
    if (waitMs === 0) return true;
    await untilAborted(signal, () => sleep(waitMs, undefined, { signal }));
  }
  return false;
}

/** Shows an edited message in its reply, which grows once when the rest of its facts has arrived. */
export async function replaceReply(turn: Turn, { replyId }: ChatReply, { view, products }: ReplyContent) {
  const { context, message } = turn;
  if (!(await editReply(turn, replyId, firstView(view), context.stopping))) return;
  await context.store.chatReplies.recordEdit(message.id, { editedAt: message.editedAt, products });
  await growReply(turn, replyId, view);
}

function firstView(view: MessageView | GrowingView): MessageView {
  return 'now' in view ? view.now : view;
}
