import { ApiError, isClientError } from '../../api/index.ts';
import { stateOfScan } from '../../domain/parcels/wordings/index.ts';
import type { PollOutcome } from '../../process/metrics.ts';
import type { QuietPolls, Topic, Update } from '../../store/index.ts';
import { abortable } from '../../timing/abortable.ts';
import { fetchSnapshot } from '../fetch-snapshot.ts';
import { recordDelivery } from '../record-delivery.ts';
import { readScan } from '../updates.ts';
import { endWatching } from './end-watching.ts';
import { nextPollIn } from './next-poll.ts';
import type { PollContext } from './poll-context.ts';

/**
 * A failed poll is not repeated at once: a dead service would get as many requests more. It is due again after this part of the
 * interval.
 */
const FAILED_POLL_SHARE = 1 / 3;

/**
 * Polls one topic, ingests what is new, and schedules the next poll.
 * @throws only when the database fails
 */
export async function pollTopic(context: PollContext, topic: Topic): Promise<PollOutcome> {
  const { log, rate, stopping } = context;
  const startedAt = rate.started();
  try {
    return await syncAndReschedule(context, topic);
  } catch (error) {
    if (stopping.aborted) return 'stopped';
    if (!(error instanceof ApiError)) return handleBrokenTopic(context, topic, error);
    log.info({ err: error, topic: topic.id }, 'topic poll failed');
    return isClientError(error)
      ? handleRefusal(context, topic)
      : handleOutage(context, topic, error, startedAt);
  }
}

async function syncAndReschedule(context: PollContext, topic: Topic): Promise<PollOutcome> {
  const { api, syncTopic, log, rate, stopping } = context;
  // A cached answer from before an outage must not count as a quiet poll.
  const options = { fresh: true, stale: 'refuse', retry: 'never' } as const;
  const snapshot = await abortable(fetchSnapshot(api, topic, options), stopping);
  rate.succeeded();
  const found = await syncTopic(topic.id, snapshot);
  await reschedule(context, topic, found > 0 ? 'reset' : 'increment');
  if (found === 0) return 'quiet';
  log.info({ topic: topic.id, found }, 'new updates polled');
  return 'updated';
}

/** Schedules a topic that can't be polled after the others, so that it doesn't block them. */
async function handleBrokenTopic(
  { store, log, clock, baseMs }: PollContext,
  topic: Topic,
  error: unknown,
): Promise<PollOutcome> {
  log.error({ err: error, topic: topic.id }, 'polled topic failed');
  await store.topics.schedule(topic.id, clock() + baseMs, 'increment');
  return 'broken';
}

/** The service knows nothing about the topic yet: a number can be followed before any carrier scans it. */
async function handleRefusal(context: PollContext, topic: Topic): Promise<PollOutcome> {
  context.rate.succeeded();
  // So the first update ever is news.
  await context.syncTopic(topic.id, { updates: [], checkedAt: context.clock() });
  await reschedule(context, topic, 'increment');
  return 'refused';
}

/**
 * The connection failed, the key has expired, or a proxy answered instead of the service. Such a poll isn't a quiet one:
 * otherwise an outage would slow polling down and in the end stop it.
 */
async function handleOutage(
  { store, clock, rate, baseMs }: PollContext,
  topic: Topic,
  { kind, retryAfterMs }: ApiError,
  startedAt: number,
): Promise<PollOutcome> {
  const isRateLimit = kind === 'rate_limited' || retryAfterMs !== undefined;
  rate.failed({ startedAt, isRateLimit, retryAfterMs: retryAfterMs ?? 0 });
  // A rate limit isn't about the topic. Another failure may be: then the topic is scheduled after the others.
  const inMs = isRateLimit ? 0 : Math.round(baseMs * FAILED_POLL_SHARE);
  await store.topics.schedule(topic.id, clock() + inMs, 'keep');
  return 'failed';
}

/** Schedules the next poll after an answer of the service, if another one is worthwhile. */
async function reschedule(
  context: PollContext,
  topic: Topic,
  change: Exclude<QuietPolls, 'keep'>,
): Promise<void> {
  const { store, clock, baseMs } = context;
  const newest = await store.updates.newest(topic.id);
  const since = Math.max(newest?.seenAt ?? topic.touchedAt, await store.follows.newestFollowedAt(topic.id));
  const quietPolls = change === 'reset' ? 0 : topic.quietPolls + 1;
  const isDelivered = saysDelivered(topic, newest) && !(await store.follows.isMissing(topic.id));
  if (isDelivered) await recordDelivery(store, topic.id, clock());
  const inMs = nextPollIn(baseMs, { quietPolls, silentMs: clock() - since, isDelivered });
  if (inMs === null) await endWatching(context, topic);
  else await store.topics.schedule(topic.id, clock() + inMs, change);
}

function saysDelivered({ kind }: Topic, newest: Update | undefined): boolean {
  if (kind !== 'parcel' || newest === undefined) return false;
  return stateOfScan(readScan(newest.data).status ?? '') === 'delivered';
}
