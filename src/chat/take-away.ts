import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Pace } from '../bot/pace.ts';
import { PostError, type PostErrorKind, type Poster } from '../bot/post.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { ChatReply, Store } from '../store/index.ts';

/** Attempts after the first, over half a minute at least. */
const RETRIES = 6;
const FIRST_BACKOFF_MS = 500;

/** What passes. A purge meets `rate_limited`: Discord counts removals apart from messages, and so does no `Pace`. */
const PASSING: ReadonlySet<PostErrorKind> = new Set(['rate_limited', 'unavailable']);

export interface TakeAwayOptions {
  readonly store: Store;
  readonly poster: Poster;
  readonly pace: Pace;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Takes the replies to these messages away. */
export type TakeAway = (sourceIds: readonly string[]) => Promise<void>;

/**
 * Each reply by itself, so that one that Discord does not let go keeps no other.
 * @param stopping after it nothing more is sent; a reply that still stands then stays written down
 */
export function createTakeAway(options: TakeAwayOptions, stopping: AbortSignal): TakeAway {
  const { store, poster, pace, log, metrics } = options;

  const remove = async ({ sourceId, channelId, replyId }: ChatReply): Promise<void> => {
    await pace.turn(() => poster.remove(channelId, replyId));
    await store.chatReplies.remove(sourceId);
  };

  const patiently = (reply: ChatReply): Promise<void> =>
    pRetry(() => remove(reply), {
      retries: RETRIES,
      minTimeout: FIRST_BACKOFF_MS,
      randomize: true,
      signal: stopping,
      async shouldRetry({ error }) {
        if (!(error instanceof PostError) || !PASSING.has(error.kind)) return false;
        await sleep(error.retryAfterMs ?? 0, undefined, { signal: stopping });
        return true;
      },
    });

  return async (sourceIds) => {
    for (const reply of await store.chatReplies.of(sourceIds)) {
      try {
        await patiently(reply);
      } catch (error) {
        if (stopping.aborted) return;
        metrics.chatLinks('failed');
        log.warn({ err: error, channel: reply.channelId }, 'a reply could not be taken away');
      }
    }
  };
}
