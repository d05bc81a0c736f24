import type { MessageView } from '../discord/message-view.ts';
import { PostError } from '../discord/post-error.ts';
import { channelKey } from '../discord/rate-limiter.ts';
import { type ChatDeps, REPLY_RETRIES } from './deps.ts';
import { recordRefusal } from './record-refusal.ts';
import type { SourceMessage } from './source-message.ts';
import { toTextOnlyView } from './text-only-view.ts';

/**
 * Replaces the reply to a message. Where Discord refused cards lately, a refused card becomes plain text.
 * @param stop when aborted, nothing more is sent
 * @returns whether Discord accepted the edit
 * @throws AbortError when `stop` ends the wait for a free slot
 */
export async function editReply(
  deps: ChatDeps,
  message: SourceMessage,
  replyId: string,
  view: MessageView,
  stop: AbortSignal,
): Promise<boolean> {
  const { id, guildId, channelId } = message;
  const { store, poster, rateLimiter, refusedChannels, retryReply, log } = deps;
  const isCard = view.content === undefined;
  const attempt = () => {
    stop.throwIfAborted();
    return poster.edit(channelId, replyId, view);
  };
  try {
    await retryReply(() => rateLimiter.schedule(channelKey(channelId), 'edit', attempt), REPLY_RETRIES);
    if (isCard) refusedChannels.clearTextOnly(channelId);
    return true;
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    if (error.kind === 'forbidden' && isCard && refusedChannels.isTextOnly(channelId))
      return editReply(deps, message, replyId, toTextOnlyView(view), stop);
    log.info({ err: error, channel: channelId }, 'reply not edited');
    await recordRefusal(deps, guildId, channelId, error.kind);
    // Somebody deleted the reply, so it needs no more updates.
    if (error.kind === 'message_gone') await store.chatReplies.remove(id);
    return false;
  }
}
