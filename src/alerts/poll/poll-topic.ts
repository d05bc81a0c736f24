import { type Api, ApiError, isClientError } from '../../api/index.ts';
import { displayStateOf } from '../../domain/display-state.ts';
import type { Log } from '../../process/log.ts';
import type { PollOutcome } from '../../process/metrics.ts';
import type { Store, Topic } from '../../store/index.ts';
import { abortable } from '../../timing/abortable.ts';
import { fetchSnapshot, type SyncTopic } from '../sync-topic.ts';
import { readScan } from '../updates.ts';
import { nextPollIn } from './next-poll.ts';
import type { PollRate } from './poll-rate.ts';

export interface PollTopicOptions {
  readonly store: Store;
  readonly api: Api;
  readonly syncTopic: SyncTopic;
  readonly log: Log;
  readonly clock: () => number;
  readonly rate: PollRate;
  /** Base interval, milliseconds. */
  readonly baseMs: number;
  readonly stopping: AbortSignal;
}

/**
 * Polls one topic, takes in what is new, and plans its next poll.
 * @throws only when the database fails
 */
export function createPollTopic(options: PollTopicOptions): (topic: Topic) => Promise<PollOutcome> {
  const { store, api, syncTopic, log, clock, rate, baseMs, stopping } = options;

  const pollTopic = async (topic: Topic): Promise<PollOutcome> => {
    const startedAt = rate.started();
    try {
      // A cached answer from before an outage must not count as a quiet poll.
      const snapshot = await abortable(fetchSnapshot(api, topic, { fresh: true, stale: 'refuse' }), stopping);
      rate.succeeded();
      const found = await syncTopic(topic.id, snapshot);
      await reschedule(options, topic, found > 0 ? 0 : topic.quietPolls + 1);
      if (found > 0) log.info({ topic: topic.id, found }, 'new updates polled');
      return found > 0 ? 'updated' : 'quiet';
    } catch (error) {
      if (stopping.aborted) return 'stopped';
      if (!(error instanceof ApiError)) {
        // One broken topic must not block the others.
        log.error({ err: error, topic: topic.id }, 'polled topic failed');
        await store.topics.schedule(topic.id, clock() + baseMs, topic.quietPolls + 1);
        return 'broken';
      }
      log.info({ err: error, topic: topic.id }, 'topic poll failed');
      return isClientError(error) ? handleRefusal(topic) : handleOutage(topic, error, startedAt);
    }
  };

  /**
   * A failed poll is not a quiet one, whatever failed: the connection, an expired key, a proxy's page instead of an answer.
   * Otherwise an outage would slow down polling, and in the end stop it.
   */
  const handleOutage = async (topic: Topic, { kind, retryAfterMs }: ApiError, startedAt: number) => {
    const isRateLimit = kind === 'rate_limited' || retryAfterMs !== undefined;
    rate.failed({ startedAt, isRateLimit, retryAfterMs: retryAfterMs ?? 0 });
    // Scheduled behind the others, because the service may fail on this topic alone. A rate limit is not about the topic.
    await store.topics.schedule(topic.id, clock() + (isRateLimit ? 0 : baseMs), topic.quietPolls);
    return 'failed' as const;
  };

  /** A number can be followed before any carrier knows it. */
  const handleRefusal = async (topic: Topic) => {
    rate.succeeded();
    await reschedule(options, topic, topic.quietPolls + 1);
    return 'refused' as const;
  };

  return pollTopic;
}

/** Plans the next poll after an answer of the service. */
async function reschedule(
  { store, clock, baseMs }: PollTopicOptions,
  topic: Topic,
  quietPolls: number,
): Promise<void> {
  const newest = await store.updates.newest(topic.id);
  const since = Math.max(newest?.seenAt ?? topic.touchedAt, await store.follows.newestFollowedAt(topic.id));
  const isDelivered =
    topic.kind === 'parcel' &&
    newest !== undefined &&
    displayStateOf(readScan(newest.data).status) === 'delivered';
  const inMs = nextPollIn(baseMs, { quietPolls, silentMs: clock() - since, isDelivered });
  await store.topics.schedule(topic.id, inMs === null ? null : clock() + inMs, quietPolls);
}
