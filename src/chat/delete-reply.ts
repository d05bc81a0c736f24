import { PostError } from '../discord/post-error.ts';
import type { ChatReply } from '../store/index.ts';
import type { ChatDeps } from './deps.ts';
import { isRefusal } from './record-refusal.ts';

/** Attempts after the first; together they take at least half a minute. */
const DELETE_RETRIES = 6;

/** Deletes the replies to these messages. */
export type DeleteReplies = (sourceIds: readonly string[]) => Promise<void>;

/**
 * Deletes each reply separately, so that one failure does not affect the others. After a refusal, no reply in that channel
 * is deleted for an hour. When the process stops, nothing more is sent, and the remaining replies stay recorded.
 */
export function createDeleteReplies(deps: ChatDeps): DeleteReplies {
  const { store, poster, rateLimiter, refusedChannels, log, metrics, retryReply, stopping } = deps;
  const remove = async ({ sourceId, channelId, replyId }: ChatReply): Promise<void> => {
    await rateLimiter.scheduleGlobal(async () => {
      stopping.throwIfAborted();
      await poster.remove(channelId, replyId);
    });
    await store.chatReplies.remove(sourceId);
  };

  return async (sourceIds) => {
    for (const reply of await store.chatReplies.of(sourceIds)) {
      const { channelId } = reply;
      if (refusedChannels.isUndeletable(channelId)) continue;
      try {
        await retryReply(() => remove(reply), DELETE_RETRIES);
      } catch (error) {
        if (stopping.aborted) return;
        if (error instanceof PostError && isRefusal(error.kind)) refusedChannels.markUndeletable(channelId);
        metrics.chatLinks('failed');
        log.warn({ err: error, channel: channelId }, 'reply not deleted');
      }
    }
  };
}
