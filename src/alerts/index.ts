import pLimit from 'p-limit';
import { type Ownership, partitionOf } from '../cluster/ownership.ts';
import { isPollingBehind } from '../domain/alerts/poll-interval.ts';
import { settlesWithin } from '../process/timing/waiting.ts';
import type { RatesInUse } from '../products/rates-in-use.ts';
import { createDateJob } from './dates/date-job.ts';
import { createScanDates } from './dates/scan-dates.ts';
import { createFollowMany, createFollowService } from './follow.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createIngest } from './ingest.ts';
import { createLiveCards, type LiveCards } from './live-cards/live-cards.ts';
import { createDestinationMemory } from './outbox/destination-memory.ts';
import { createDispatcher, type Dispatcher } from './outbox/dispatcher.ts';
import { createPlanner } from './outbox/planner.ts';
import { createAlertRenderer } from './outbox/render-alert.ts';
import type { AlertParts } from './parts.ts';
import { createPoller } from './poll/poller.ts';
import { createPrices } from './prices/index.ts';
import { createReleaseHolds } from './release-holds.ts';
import { createReportSuspended, missingIn } from './report-suspended.ts';
import { createScheduler } from './scheduler.ts';
import { createSendTestAlert } from './send-test-alert.ts';
import { createSendingRights, type SendingRights } from './sending-rights.ts';
import { createStallJob } from './stalls.ts';
import { createSyncTopic } from './sync-topic.ts';

export { confirmReceipt, denyReceipt, recordDuration } from './confirm-receipt.ts';
export { usualDestination } from './dates/usual-destination.ts';
export { MAX_FOLLOWS } from './follow.ts';
export { readTimedScan, storedScans, storedScansOf } from './updates.ts';

const MINUTE_MS = 60_000;
/** How long `stop` waits: polls and posts can hang. */
const STOP_MS = 1_000;

interface AlertsOptions extends Omit<AlertParts, 'onEnqueued' | 'resume'> {
  /** None: prices in the listing's currency only. */
  readonly exchangeRates?: RatesInUse;
  /** Base interval of the poller; 0: it never polls. */
  readonly pollMinutes: number;
  /** Milliseconds between two sweeps of the dispatcher. */
  readonly sweepMs?: number;
}

export type Alerts = ReturnType<typeof createAlerts>;

/** Ingests events, posts alerts about them, and polls followed topics. */
export function createAlerts(options: AlertsOptions) {
  const { store, api, poster, rateLimiter, clock, pollMinutes } = options;
  const pollMs = pollMinutes * MINUTE_MS;
  const { dispatcher, liveCards, stop } = createPosting(options);
  const { onEnqueued, resume } = dispatcher;
  const shared = { ...options, onEnqueued, resume };
  const ingest = createIngest({
    store,
    onEnqueued(destinationIds) {
      onEnqueued(destinationIds);
      liveCards.wake();
    },
  });
  const syncTopic = createSyncTopic({ store, ingest });
  const polling = { ...shared, api: api.forBackground('polling'), syncTopic };
  const poller = createPoller({ ...polling, minutes: pollMinutes });
  const prices = createPrices({ ...shared, api: api.forBackground('prices'), pollMs });
  const jobs = [
    liveCards.job,
    createReleaseHolds(shared),
    createReportSuspended(shared),
    createStallJob(polling),
    createDateJob(polling),
    prices.polling,
  ];
  const scheduler = createScheduler({ ...shared, jobs });
  const housekeeping = createHousekeeping(shared);
  const follow = createFollowService({ ...shared, syncTopic, pollMs: Math.max(MINUTE_MS, pollMs) });
  return {
    ingest,
    prices,
    follow,
    followMany: createFollowMany({ ...shared, follow, isPolled: pollMinutes > 0 }),
    /** Posts a sample at a destination, and restores the destination if that works. */
    test: createSendTestAlert(shared),
    /** The permissions that the bot lacks in a channel that refuses messages for this reason. Never rejects. */
    missingIn: (channelId: string, reason: string) => missingIn({ poster, rateLimiter }, channelId, reason),
    /** The polling backlog; `isBehind`: the oldest overdue poll has waited longer than the polling interval. */
    async polling() {
      const backlog = await store.topics.backlog(clock());
      return { ...backlog, isBehind: isPollingBehind(backlog.oldestDueAt, pollMs, clock()) };
    },
    /** Does what is due by the clock, once: what happens every few seconds after the start. */
    runDueJobs: scheduler.tick,
    start(): void {
      dispatcher.start();
      poller.start();
      scheduler.start();
      housekeeping.start();
    },
    /** Stops posting and polling. Resolves within about a second even if requests hang: unfinished deliveries stay in the outbox. */
    async stop(): Promise<void> {
      housekeeping.stop();
      scheduler.stop();
      await settlesWithin(STOP_MS, Promise.all([stop(), poller.stop(), prices.settled()]));
    },
  };
}

function createPosting(options: AlertsOptions) {
  const { rateLimiter, exchangeRates, ownership } = options;
  const sendings = createSendingRights(rateLimiter, ownership);
  const parts = { ...options, api: options.api.forBackground('alerts'), sendings };
  const liveCards = createLiveCards(parts);
  const memory = createDestinationMemory();
  const renderer = createAlertRenderer({ ...parts, rates: exchangeRates?.rates ?? new Map() });
  const onEnqueued = (destinationIds: readonly number[]) => dispatcher.onEnqueued(destinationIds);
  const addDates = createScanDates({ ...parts, onEnqueued });
  const planner = createPlanner({ ...parts, renderer, memory, addDates });
  const dispatcher: Dispatcher = createDispatcher({ ...parts, memory, planner, posts: liveCards.posts });
  if (ownership !== undefined) shareDestinations(ownership, sendings, dispatcher, liveCards);
  const stop = () => sendings.stop(() => Promise.all([dispatcher.stop(), liveCards.stop()]));
  return { dispatcher, liveCards, stop };
}

/** Takes over and gives away destinations where several processes share them. */
function shareDestinations(
  ownership: Ownership,
  sendings: SendingRights,
  dispatcher: Dispatcher,
  liveCards: LiveCards,
): void {
  const release = async (partitions: readonly number[]): Promise<void> => {
    const isThere = (destinationId: number) => partitions.includes(partitionOf(destinationId));
    const end = () => Promise.all([dispatcher.leave(isThere), liveCards.leave(isThere)]);
    await sendings.release(partitions, end);
    dispatcher.forget(isThere);
  };
  // One after the other: preparations that timed out may still be running when the next attempt starts.
  const inTurn = pLimit(1);
  ownership.beforeGain((partitions) =>
    inTurn(async () => {
      // Work that began before this process lost them may still be under way.
      await release(partitions);
      await dispatcher.takeOver(partitions);
      sendings.gain(partitions);
    }),
  );
  ownership.beforeRelease(release);
  ownership.onAnnounced(liveCards.wake);
}
