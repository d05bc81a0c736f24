import pLimit from 'p-limit';
import { OWNS_EVERYTHING, type Ownership } from '../cluster/ownership.ts';
import type { NeededPermission } from '../discord/messages/channel-permissions.ts';
import type { MessageView } from '../discord/messages/message-view.ts';
import type { Seal } from '../discord/messages/seal.ts';
import type { Poster } from '../discord/posting/poster.ts';
import type { RateLimiter } from '../discord/posting/rate-limiter.ts';
import { isPollingBehind } from '../domain/alerts/poll-interval.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { type After, settlesWithin } from '../process/timing/waiting.ts';
import type { RatesInUse } from '../products/rates-in-use.ts';
import type { Api, PhotoDownloads } from '../service/index.ts';
import type { PollBacklog, Store } from '../store/index.ts';
import { createFollowMany, createFollowService, type FollowMany, type FollowService } from './follow.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createIngest, type Ingest } from './ingest.ts';
import { createLiveCards, type LiveCards } from './live-cards/live-cards.ts';
import { createDestinationMemory } from './outbox/destination-memory.ts';
import { createDispatcher, type Dispatcher } from './outbox/dispatcher.ts';
import { createPlanner } from './outbox/planner.ts';
import { createAlertRenderer } from './outbox/render-alert.ts';
import { createPoller } from './poll/poller.ts';
import { createPrices, type Prices } from './prices/index.ts';
import { createReleaseHolds } from './release-holds.ts';
import { createReportSuspended, missingIn } from './report-suspended.ts';
import { createScheduler } from './scheduler.ts';
import { createSendTestAlert, type TestAlertResult } from './send-test-alert.ts';
import { createStallJob } from './stall-job.ts';
import { createSyncTopic } from './sync-topic.ts';

export { MAX_FOLLOWS } from './follow.ts';
export { confirmReceipt, denyReceipt, recordDuration } from './receipt.ts';
export { readTimedScan, storedScans } from './updates.ts';

const MINUTE_MS = 60_000;
/** How long `stop` waits: polls and posts can hang. */
const STOP_MS = 1_000;

interface AlertsOptions {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  /** Encrypts what custom ids must not reveal. */
  readonly seal: Seal;
  /** None: prices in the listing's currency only. */
  readonly exchangeRates?: RatesInUse;
  /** None: alerts without pictures. */
  readonly pictures?: Pictures;
  readonly photos?: PhotoDownloads;
  /** How long an alert waits for what it can do without (`PICTURE_WAIT_MS`). */
  readonly pictureWaitMs?: number;
  /** Base interval of the poller; 0: it never polls. */
  readonly pollMinutes: number;
  /** The timer that destinations wait with before a retry. */
  readonly after?: After;
  /** Milliseconds between two sweeps of the dispatcher. */
  readonly sweepMs?: number;
  /** What this process does, where several share a database. */
  readonly ownership?: Ownership;
}

/** Ingests events, posts alerts about them, and polls followed topics. */
export interface Alerts {
  readonly ingest: Ingest;
  readonly follow: FollowService;
  readonly prices: Prices;
  readonly followMany: FollowMany;
  /** Posts a sample at a destination, and restores the destination if that works. */
  test(destinationId: number, view: MessageView, roleId?: string): Promise<TestAlertResult>;
  /** The permissions that the bot lacks in a channel that refuses messages for this reason. Never rejects. */
  missingIn(channelId: string, reason: string): Promise<readonly NeededPermission[]>;
  /** The polling backlog; `isBehind`: the oldest overdue poll has waited longer than the polling interval. */
  polling(): Promise<PollBacklog & { readonly isBehind: boolean }>;
  /** Does what is due by the clock, once: what happens every few seconds after the start. */
  runDueJobs(): Promise<void>;
  /** Starts posting and polling. */
  start(): void;
  /** Stops posting and polling. Resolves within about a second even if requests hang: unfinished deliveries stay in the outbox. */
  stop(): Promise<void>;
}

export function createAlerts(options: AlertsOptions): Alerts {
  const { store, api, poster, rateLimiter, log, clock, metrics, pollMinutes } = options;
  const { ownership = OWNS_EVERYTHING } = options;
  const shared = { store, log, clock, metrics, ownership };
  const pollMs = pollMinutes * MINUTE_MS;
  const { dispatcher, liveCards } = createPosting(options);
  const { onEnqueued, resume } = dispatcher;
  const onIngested = (destinationIds: readonly number[]): void => {
    onEnqueued(destinationIds);
    liveCards.wake();
  };
  const ingest = createIngest({ store, onEnqueued: onIngested });
  const syncTopic = createSyncTopic({ store, ingest });
  const pollingApi = api.forBackground('polling');
  const poller = createPoller({
    ...shared,
    api: pollingApi,
    syncTopic,
    onEnqueued,
    minutes: pollMinutes,
  });
  const prices = createPrices({ ...shared, api: api.forBackground('prices'), pollMs, onEnqueued, resume });
  const jobs = [
    liveCards.job,
    createReleaseHolds({ store, onReleased: onEnqueued }),
    createReportSuspended({ ...shared, poster, rateLimiter, onEnqueued }),
    createStallJob({ ...shared, api: pollingApi, syncTopic, onEnqueued }),
    prices.polling,
  ];
  const scheduler = createScheduler({ ...shared, jobs });
  const housekeeping = createHousekeeping(shared);
  const follow = createFollowService({
    ...shared,
    api,
    syncTopic,
    pollMs: Math.max(MINUTE_MS, pollMs),
    resume,
  });
  return {
    ingest,
    prices,
    follow,
    followMany: createFollowMany({ store, follow, clock, isPolled: pollMinutes > 0, resume }),
    test: createSendTestAlert({ store, poster, rateLimiter, resume, clock }),
    missingIn: (channelId, reason) => missingIn({ poster, rateLimiter }, channelId, reason),
    async polling() {
      const backlog = await store.topics.backlog(clock());
      const isBehind = isPollingBehind(backlog.oldestDueAt, pollMs, clock());
      return { ...backlog, isBehind };
    },
    runDueJobs: scheduler.tick,
    start() {
      dispatcher.start();
      poller.start();
      scheduler.start();
      housekeeping.start();
    },
    async stop() {
      housekeeping.stop();
      scheduler.stop();
      const stopped = [dispatcher.stop(), liveCards.stop(), poller.stop(), prices.settled()];
      await settlesWithin(STOP_MS, Promise.all(stopped));
    },
  };
}

/** What posts alerts, and keeps live cards up to date. */
function createPosting(options: AlertsOptions): {
  readonly dispatcher: Dispatcher;
  readonly liveCards: LiveCards;
} {
  const { store, rateLimiter, clock, exchangeRates, ownership } = options;
  const api = options.api.forBackground('alerts');
  const rates = exchangeRates?.rates ?? new Map();
  // A process that is alone runs no code of several ones.
  const shared = ownership?.partitions() == null ? undefined : ownership;
  const liveCards = createLiveCards({ ...options, api, ownership: shared });
  const memory = createDestinationMemory();
  const renderer = createAlertRenderer({ ...options, api, rates });
  const planner = createPlanner({ store, rateLimiter, renderer, memory, clock });
  const parts = { memory, planner, threads: liveCards.threads };
  const dispatcher = createDispatcher({ ...options, ...parts, ownership: shared });
  if (shared !== undefined) shareDestinations(shared, dispatcher, liveCards);
  return { dispatcher, liveCards };
}

/** Takes over and gives away destinations where several processes share them. */
function shareDestinations(
  ownership: Ownership,
  { shared: outbox }: Pick<Dispatcher, 'shared'>,
  { shared: cards, wake }: Pick<LiveCards, 'shared' | 'wake'>,
): void {
  if (outbox === undefined || cards === undefined) return;
  // One after the other: preparations that took too long may still be under way when they begin anew.
  const inTurn = pLimit(1);
  ownership.beforeGain((partitions) =>
    inTurn(async () => {
      await Promise.all([outbox.gain(partitions), cards.release(partitions)]);
      cards.gain(partitions);
    }),
  );
  ownership.beforeRelease(async (partitions) => {
    await Promise.all([outbox.release(partitions), cards.release(partitions)]);
  });
  ownership.onAnnounced(wake);
}
