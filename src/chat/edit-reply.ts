import type { MessageView } from '../discord/message-view.ts';
import { PostError } from '../discord/post-error.ts';
import { channelKey } from '../discord/rate-limiter.ts';
import { type ChatDeps, REPLY_RETRIES } from './deps.ts';
import { recordRefusal } from './record-refusal.ts';
import type { SourceMessage } from './source-message.ts';
import { toTextOnlyView } from './text-only-view.ts';

/**
 * Replaces the reply to a message, with plain text where Discord refuses cards.
 * @param stop when aborted, nothing more is sent
 * @returns whether Discord accepted the edit
 * @throws AbortError when `stop` ends the wait for a free slot
 */
export async function editReply(
  deps: ChatDeps,
  { id, guildId, channelId }: SourceMessage,
  replyId: string,
  view: MessageView,
  stop: AbortSignal,
): Promise<boolean> {
  const { store, poster, rateLimiter, refusedChannels, retryReply, log } = deps;
  const shown = refusedChannels.isTextOnly(channelId) ? toTextOnlyView(view) : view;
  const attempt = () => {
    stop.throwIfAborted();
    return poster.edit(channelId, replyId, shown);
  };
  try {
    await retryReply(() => rateLimiter.schedule(channelKey(channelId), 'edit', attempt), REPLY_RETRIES);
    return true;
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    log.info({ err: error, channel: channelId }, 'reply not edited');
    await recordRefusal(deps, guildId, channelId, error.kind);
    // Somebody deleted the reply, so it needs no more updates.
    if (error.kind === 'message_gone') await store.chatReplies.remove(id);
    return false;
  }
}
