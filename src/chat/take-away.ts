import type { Pace } from '../bot/pace.ts';
import type { Poster } from '../bot/post.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { ChatReply, Store } from '../store/index.ts';
import type { Insist } from './insist.ts';

/** Attempts after the first, over half a minute at least. */
const RETRIES = 6;

export interface TakeAwayOptions {
  readonly store: Store;
  readonly poster: Poster;
  readonly pace: Pace;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly insist: Insist;
}

/** Takes the replies to these messages away. */
export type TakeAway = (sourceIds: readonly string[]) => Promise<void>;

/**
 * Each reply by itself, so that one that Discord does not let go keeps no other.
 * @param stopping after it nothing more is sent; a reply that still stands then stays written down
 */
export function createTakeAway(options: TakeAwayOptions, stopping: AbortSignal): TakeAway {
  const { store, poster, pace, log, metrics, insist } = options;

  const remove = async ({ sourceId, channelId, replyId }: ChatReply): Promise<void> => {
    await pace.turn(() => poster.remove(channelId, replyId));
    await store.chatReplies.remove(sourceId);
  };

  return async (sourceIds) => {
    for (const reply of await store.chatReplies.of(sourceIds)) {
      try {
        await insist(() => remove(reply), RETRIES);
      } catch (error) {
        if (stopping.aborted) return;
        metrics.chatLinks('failed');
        log.warn({ err: error, channel: reply.channelId }, 'a reply could not be taken away');
      }
    }
  };
}
