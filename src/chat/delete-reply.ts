import { PostError } from '../discord/poster.ts';
import type { ChatReply } from '../store/index.ts';
import { type ChatDeps, REFUSED_KINDS } from './deps.ts';

/** Attempts after the first, over half a minute at least. */
const RETRIES = 6;

/** Takes the replies to these messages away. */
export type DeleteReplies = (sourceIds: readonly string[]) => Promise<void>;

/**
 * Deletes each reply separately, so that one failure does not keep the others. After a refusal, no other reply in that
 * channel is tried within the hour. Once the process stops, nothing more is sent, and the remaining replies stay recorded.
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
        await retryReply(() => remove(reply), RETRIES);
      } catch (error) {
        if (stopping.aborted) return;
        if (error instanceof PostError && REFUSED_KINDS.has(error.kind))
          refusedChannels.markUndeletable(channelId);
        metrics.chatLinks('failed');
        log.warn({ err: error, channel: channelId }, 'reply not deleted');
      }
    }
  };
}
