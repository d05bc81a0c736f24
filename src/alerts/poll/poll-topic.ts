import { MAX_POLL_INTERVAL_MS, pollIntervalMs } from '../../domain/alerts/poll-interval.ts';
import { stateOfScan } from '../../domain/parcels/wordings/index.ts';
import type { PollOutcome } from '../../process/metrics.ts';
import { abortable } from '../../process/timing/waiting.ts';
import { ApiError, isClientError } from '../../service/index.ts';
import type { QuietPolls, Topic, Update } from '../../store/index.ts';
import { archiveIfOver, recordDelivery } from '../confirm-receipt.ts';
import type { AlertParts } from '../parts.ts';
import { silenceNotice } from '../stalls.ts';
import { fetchSnapshot, type SyncTopic } from '../sync-topic.ts';
import { readScan } from '../updates.ts';
import type { PollRate } from './poll-rate.ts';

export interface PollContext
  extends Pick<AlertParts, 'store' | 'api' | 'onEnqueued' | 'log' | 'clock' | 'metrics'> {
  readonly syncTopic: SyncTopic;
  readonly rate: PollRate;
  /** Base interval, milliseconds. */
  readonly baseMs: number;
  readonly stopping: AbortSignal;
}

/**
 * A failed poll isn't repeated at once, because that would double the requests to a dead service. It is due again after
 * this part of the interval.
 */
const FAILED_POLL_SHARE = 1 / 3;

/**
 * Polls one topic, ingests what is new, and schedules the next poll.
 * @throws only when the database fails
 */
export async function pollTopic(context: PollContext, topic: Topic): Promise<PollOutcome> {
  const { store, log, clock, baseMs, rate, stopping } = context;
  const startedAt = rate.started();
  try {
    return await syncAndReschedule(context, topic);
  } catch (error) {
    if (stopping.aborted) return 'stopped';
    if (!(error instanceof ApiError)) {
      log.error({ err: error, topic: topic.id }, 'polled topic failed');
      // Scheduled after the others, so that it doesn't block them.
      await store.topics.schedule(topic.id, clock() + baseMs, 'increment');
      return 'broken';
    }
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

/** The service knows nothing about the topic yet: a number can be followed before any carrier scans it. */
async function handleRefusal(context: PollContext, topic: Topic): Promise<PollOutcome> {
  context.rate.succeeded();
  // So the first update ever is news.
  await context.syncTopic(topic.id, { updates: [], checkedAt: context.clock() });
  await reschedule(context, topic, 'increment');
  return 'refused';
}

/**
 * The connection failed, the key has expired, or a proxy answered instead of the service. Such a poll doesn't count as
 * quiet; otherwise, an outage would slow polling down and finally stop it.
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

/** Schedules the next poll after the service has answered, if another one is worthwhile. */
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
  const inMs = nextPollIn(baseMs, quietPolls, clock() - since, isDelivered);
  if (inMs === null) await endWatching(context, topic);
  else await store.topics.schedule(topic.id, clock() + inMs, change);
}

function saysDelivered({ kind }: Topic, newest: Update | undefined): boolean {
  if (kind !== 'parcel' || newest === undefined) return false;
  return stateOfScan(readScan(newest.data).status ?? '') === 'delivered';
}

/** Ends the polling of a topic. Followers of a parcel that hasn't arrived are told: it may still move. */
export async function endWatching(
  { store, onEnqueued, clock }: Pick<PollContext, 'store' | 'onEnqueued' | 'clock'>,
  { id, kind, nextPollAt }: Topic,
): Promise<void> {
  const now = clock();
  if (kind !== 'parcel' || !(await archiveIfOver(store, id, now)))
    return store.topics.schedule(id, null, 'increment');
  // Announced again when polling ends again; only once if a second process polls it because the first one was frozen.
  const keyOf = (newestId: number) => `ended:${newestId}:${nextPollAt ?? now}`;
  const notice = await silenceNotice(store, id, 'ended', keyOf, now);
  onEnqueued(await store.notices.record(id, notice, now));
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const JITTER = 0.2;

const MAX_SILENCE_MS = 28 * DAY_MS;
/** "Delivered" is recognized in free text, and carriers sometimes correct it; after this time it is final. */
const MAX_SILENCE_AFTER_DELIVERY_MS = 7 * DAY_MS;
/** The part of the silence that quiet polls must cover, because the clock can be wrong. */
const CONFIRMED_SHARE = 0.75;

/** The longest time until the next poll of any topic. */
export const MAX_POLL_DELAY_MS = MAX_POLL_INTERVAL_MS * (1 + JITTER);

/**
 * How long to wait before a topic is polled again; null: it has been silent for so long that nothing more is expected.
 * @param baseMs the interval after an update
 * @param quietPolls polls in a row that found nothing new, including the last one
 * @param silentMs since the last update or follow, by the wall clock
 */
function nextPollIn(
  baseMs: number,
  quietPolls: number,
  silentMs: number,
  isDelivered: boolean,
): number | null {
  const maxSilenceMs = isDelivered ? MAX_SILENCE_AFTER_DELIVERY_MS : MAX_SILENCE_MS;
  if (silentMs > maxSilenceMs && quietPollsMs(baseMs, quietPolls) >= CONFIRMED_SHARE * maxSilenceMs)
    return null;
  return Math.round(pollIntervalMs(baseMs, quietPolls) * (1 - JITTER + 2 * JITTER * Math.random()));
}

function quietPollsMs(baseMs: number, quietPolls: number): number {
  const intervals = Array.from({ length: quietPolls }, (_, index) => pollIntervalMs(baseMs, index));
  return intervals.reduce((a, b) => a + b, 0);
}
