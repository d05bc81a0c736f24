import { PostError } from '../bot/post.ts';
import type { ChatReply } from '../store/index.ts';
import { type ChatParts, REFUSED } from './parts.ts';

/** Attempts after the first, over half a minute at least. */
const RETRIES = 6;

/** Takes the replies to these messages away. */
export type TakeAway = (sourceIds: readonly string[]) => Promise<void>;

/**
 * Deletes each reply separately, so that one failure does not keep the others. After a refusal, no other reply in that
 * channel is tried within the hour. Once the process stops, nothing more is sent, and the remaining replies stay recorded.
 */
export function createTakeAway(parts: ChatParts): TakeAway {
  const { store, poster, pace, refusals, log, metrics, insist, stopping } = parts;
  const remove = async ({ sourceId, channelId, replyId }: ChatReply): Promise<void> => {
    await pace.turn(async () => {
      stopping.throwIfAborted();
      await poster.remove(channelId, replyId);
    });
    await store.chatReplies.remove(sourceId);
  };

  return async (sourceIds) => {
    for (const reply of await store.chatReplies.of(sourceIds)) {
      const { channelId } = reply;
      if (refusals.keepsReplies(channelId)) continue;
      try {
        await insist(() => remove(reply), RETRIES);
      } catch (error) {
        if (stopping.aborted) return;
        if (error instanceof PostError && REFUSED.has(error.kind)) refusals.refuseRemovals(channelId);
        metrics.chatLinks('failed');
        log.warn({ err: error, channel: channelId }, 'a reply could not be taken away');
      }
    }
  };
}
