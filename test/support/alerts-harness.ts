import { randomUUID } from 'node:crypto';
import type { ClientMessage } from 'local-discord';
import { afterEach, beforeEach, expect } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { type Alerts, createAlerts } from '../../src/alerts/index.ts';
import type { AlertParts } from '../../src/alerts/parts.ts';
import { createPoller } from '../../src/alerts/poll/poller.ts';
import { createSyncTopic } from '../../src/alerts/sync-topic.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import type { Ownership } from '../../src/cluster/ownership.ts';
import { createSeal } from '../../src/discord/messages/seal.ts';
import { createPoster, type Poster } from '../../src/discord/posting/poster.ts';
import { createRateLimiter, type RateLimiter } from '../../src/discord/posting/rate-limiter.ts';
import type { Pictures } from '../../src/pictures/index.ts';
import { createLog } from '../../src/process/log.ts';
import { noMetrics } from '../../src/process/metrics.ts';
import { rememberProducts } from '../../src/products/index.ts';
import { type Api, createApi, type PhotoDownloads } from '../../src/service/index.ts';
import {
  type AlertableUpdate,
  type HomeGuilds,
  type IngestResult,
  openStore,
  type Store,
} from '../../src/store/index.ts';
import { allTextOf } from './discord-user.ts';
import { openMemoryStore } from './store-fixtures.ts';

/** Alerts over a real store, a real service and a local Discord, in one process and without a gateway. */
export interface AlertsHarness {
  readonly local: RunningLocalDiscord;
  readonly service: RunningService;
  readonly store: Store;
  readonly api: Api;
  readonly alerts: Alerts;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Sets the clock forward, or back by a negative number. */
  advanceClock(ms: number): void;
  /** Polls every followed topic that is due, once. */
  pollDueTopics(): Promise<void>;
  /** Ingests an event that reports an update, as the receiver does. */
  ingestUpdate(
    update: AlertableUpdate,
    options?: { readonly digest?: string; readonly createdAt?: number },
  ): Promise<IngestResult>;
  /** Ingests an event with a scan. @returns whether the event is new */
  ingestScan(
    number: string,
    status: string,
    options?: { readonly date?: string; readonly digest?: string },
  ): Promise<boolean>;
  /** All messages in a channel. */
  messagesIn(channelId: string): Promise<readonly ClientMessage[]>;
  /** The first message in a channel that contains a text. */
  waitForText(channelId: string, text: string): Promise<ClientMessage>;
  /** Waits until no delivery is pending. */
  outboxIsEmpty(): Promise<void>;
}

export interface AlertsHarnessOptions {
  readonly databasePath?: string;
  readonly homeGuilds?: HomeGuilds;
  readonly timeoutMs?: number;
  readonly pollMinutes?: number;
  readonly clock?: () => number;
  readonly sweepMs?: number;
  readonly pictures?: Pictures;
  readonly photos?: PhotoDownloads;
  readonly arrivals?: AlertParts['arrivals'];
}

interface AlertsParts {
  readonly store: Store;
  readonly api: Api;
  readonly local: RunningLocalDiscord;
  readonly clock: () => number;
  readonly timeoutMs?: number | undefined;
  readonly pollMinutes?: number;
  readonly sweepMs?: number | undefined;
  readonly pictures?: Pictures | undefined;
  readonly photos?: PhotoDownloads | undefined;
  readonly arrivals?: AlertParts['arrivals'];
  readonly poster?: Poster;
  readonly rateLimiter?: RateLimiter;
  readonly ownership?: Ownership;
}

/** The bot's alerts as one process runs them, not yet started. */
export function alertsOver(parts: AlertsParts): Alerts {
  const { store, api, local, clock, timeoutMs, pollMinutes = 0, sweepMs, pictures, photos } = parts;
  const { poster = createPoster(local.apiUrl, LOCAL_TOKEN, timeoutMs), rateLimiter = createRateLimiter() } =
    parts;
  return createAlerts({
    store,
    api,
    poster,
    rateLimiter,
    log: createLog('silent'),
    clock,
    metrics: noMetrics,
    seal: createSeal(LOCAL_TOKEN),
    pollMinutes,
    arrivals: parts.arrivals,
    ...(sweepMs === undefined ? {} : { sweepMs }),
    ...(pictures === undefined ? {} : { pictures }),
    ...(photos === undefined ? {} : { photos }),
    ...(parts.ownership === undefined ? {} : { ownership: parts.ownership }),
    // Retries as often as the bot does, only faster.
    after(ms, callBack) {
      const timer = setTimeout(callBack, ms / 25);
      return () => clearTimeout(timer);
    },
  });
}

export async function startAlerts(
  options: AlertsHarnessOptions = {},
): Promise<AlertsHarness & { stop(): Promise<void> }> {
  const {
    databasePath,
    homeGuilds = 'all',
    timeoutMs,
    pollMinutes = 0,
    clock: wallClock = Date.now,
    sweepMs,
    pictures,
    photos,
    arrivals,
  } = options;
  let offsetMs = 0;
  const clock = () => wallClock() + offsetMs;
  const local = await startLocalDiscord();
  const service = await startService();
  const store =
    databasePath === undefined
      ? openMemoryStore(() => homeGuilds)
      : openStore(databasePath, () => homeGuilds);
  const log = createLog('silent');
  const rememberProduct = rememberProducts({ store, log, clock });
  const api = createApi({
    baseUrl: service.url,
    key: 'demo-key',
    timeoutMs: 1_000,
    concurrency: 8,
    arrayEncoding: 'repeat',
    now: clock,
    onLookup(result, at) {
      rememberProduct(result);
      void alerts.prices.observe(result, at);
    },
  });
  const shown = { pictures, photos, arrivals };
  const alerts = alertsOver({ store, api, local, clock, timeoutMs, pollMinutes, sweepMs, ...shown });
  alerts.start();
  const ingestUpdate: AlertsHarness['ingestUpdate'] = (
    update,
    { digest = randomUUID(), createdAt = clock() } = {},
  ) =>
    alerts.ingest({
      digest,
      kind: update.event === 'qc' ? 'qc.batch.created' : 'tracking.updated',
      source: 'webhook',
      createdAt,
      receivedAt: clock(),
      body: '{}',
      updates: [update],
    });
  return {
    local,
    service,
    store,
    api,
    alerts,
    clock,
    advanceClock(ms) {
      offsetMs += ms;
    },
    pollDueTopics() {
      const syncTopic = createSyncTopic({ store, ingest: alerts.ingest });
      const onEnqueued = () => {};
      const shared = { store, api, syncTopic, onEnqueued, log, clock };
      return createPoller({ ...shared, metrics: noMetrics, minutes: 30 }).tick();
    },
    ingestUpdate,
    async ingestScan(number, status, { date = '2026-11-20', digest } = {}) {
      const scan = { date, hour: '10:00', status, location: 'Liège', country: 'BE' };
      const { duplicate } = await ingestUpdate(
        scanUpdate(number, scan),
        digest === undefined ? {} : { digest },
      );
      return !duplicate;
    },
    messagesIn: (channelId) =>
      local.discord
        .as(channelId === seeded.dmMo ? seeded.mo : seeded.ada)
        .in(channelId)
        .messages(),
    waitForText: (channelId, text) =>
      local.discord.waitForMessage(
        (message) => message.channelId === channelId && allTextOf(message).includes(text),
      ),
    async outboxIsEmpty() {
      const pending = async () => (await store.deliveries.backlog()).pending;
      await expect.poll(pending, { timeout: 10_000 }).toBe(0);
    },
    async stop() {
      local.discord.faults.stopFailing();
      await alerts.stop();
      await api.close();
      await store.close();
      await service.close();
      await local.close();
    },
  };
}

/** Starts alerts for each test, and stops them afterwards. The returned getter works only inside tests. */
export function useAlerts(options: AlertsHarnessOptions = {}): () => AlertsHarness {
  let running: Awaited<ReturnType<typeof startAlerts>> | undefined;
  beforeEach(async () => {
    running = await startAlerts(options);
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });
  return () => {
    if (running === undefined) throw new Error('Alerts run only inside tests');
    return running;
  };
}
