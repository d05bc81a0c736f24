import { type Api, ApiError, isAnswer } from '../api/index.ts';
import { abortable } from '../lib/abortable.ts';
import type { Log } from '../log.ts';
import type { PollOutcome } from '../metrics.ts';
import type { Store, Topic } from '../store/index.ts';
import { stateOf } from '../views/parcel-state.ts';
import { type Absorb, look } from './absorb.ts';
import { readScan } from './news.ts';
import type { PollRate } from './poll-rate.ts';
import { nextPollIn } from './poll-schedule.ts';

export interface PollTopicOptions {
  readonly store: Store;
  readonly api: Api;
  readonly absorb: Absorb;
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
  const { store, api, absorb, log, clock, rate, baseMs, stopping } = options;

  const pollTopic = async (topic: Topic): Promise<PollOutcome> => {
    const begunAt = rate.began();
    try {
      // A cached answer from before an outage must not count as a quiet poll.
      const sighting = await abortable(look(api, topic, { fresh: true, stale: 'refuse' }), stopping);
      rate.answered();
      const found = await absorb(topic.id, sighting);
      await reschedule(options, topic, found > 0 ? 0 : topic.quietPolls + 1);
      if (found > 0) log.info({ topic: topic.id, found }, 'polling found news');
      return found > 0 ? 'updated' : 'quiet';
    } catch (error) {
      if (stopping.aborted) return 'stopped';
      if (!(error instanceof ApiError)) {
        // One broken topic must not block the others.
        log.error({ err: error, topic: topic.id }, 'a polled topic could not be dealt with');
        await store.topics.schedule(topic.id, clock() + baseMs, topic.quietPolls + 1);
        return 'broken';
      }
      log.info({ err: error, topic: topic.id }, 'polling a topic failed');
      return isAnswer(error) ? refusal(topic) : outage(topic, error, begunAt);
    }
  };

  /**
   * A failed poll is not a quiet one, whatever failed: the connection, an expired key, a proxy's page instead of an answer.
   * Otherwise an outage would slow down polling, and in the end stop it.
   */
  const outage = async (topic: Topic, { kind, retryAfterMs }: ApiError, begunAt: number) => {
    const isRateLimit = kind === 'rate_limited' || retryAfterMs !== undefined;
    rate.failed({ begunAt, isRateLimit, retryAfterMs: retryAfterMs ?? 0 });
    // Scheduled behind the others, because the service may fail on this topic alone. A rate limit is not about the topic.
    await store.topics.schedule(topic.id, clock() + (isRateLimit ? 0 : baseMs), topic.quietPolls);
    return 'failed' as const;
  };

  /** A number can be followed before any carrier knows it. */
  const refusal = async (topic: Topic) => {
    rate.answered();
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
  const newest = await store.news.newest(topic.id);
  const since = Math.max(newest?.seenAt ?? topic.touchedAt, await store.follows.newestAt(topic.id));
  const isDelivered =
    topic.kind === 'parcel' && newest !== undefined && stateOf(readScan(newest.data).status) === 'delivered';
  const inMs = nextPollIn(baseMs, { quietPolls, silentMs: clock() - since, isDelivered });
  await store.topics.schedule(topic.id, inMs === null ? null : clock() + inMs, quietPolls);
}
