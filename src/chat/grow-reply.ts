import type { GrowingView, MessageView } from '../discord/message-view.ts';
import { abortable } from '../timing/abortable.ts';
import { untilAborted } from '../timing/until-aborted.ts';
import type { ChatDeps } from './deps.ts';
import { editReply } from './edit-reply.ts';
import type { SourceMessage } from './source-message.ts';
import { toTextOnlyView } from './text-only-view.ts';

/** What is posted at once; the rest follows by {@link growReply}. */
export function firstView(view: MessageView | GrowingView): MessageView {
  return 'now' in view ? view.now : view;
}

/**
 * Edits a reply once, when the rest of its facts has arrived. Not after the message was edited or deleted, and not after the
 * reply was dismissed.
 * @param superseded aborted when the message was edited or deleted
 */
export async function growReply(
  deps: ChatDeps,
  message: SourceMessage,
  replyId: string,
  view: MessageView | GrowingView,
  superseded: AbortSignal,
): Promise<void> {
  if (!('now' in view)) return;
  const { later } = view;
  const stop = AbortSignal.any([superseded, deps.stopping]);
  await untilAborted(stop, async () => {
    const grown = await abortable(later, stop);
    if (grown === null) return;
    const isText = deps.refusedChannels.isTextOnly(message.channelId);
    const [stored] = await deps.store.chatReplies.of([message.id]);
    if (stored?.replyId !== replyId) return;
    await editReply(deps, message, replyId, isText ? toTextOnlyView(grown) : grown, stop);
  });
}
