import type { ClientMessage } from 'local-discord';
import { afterEach, beforeEach } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { type Alerts, createAlerts } from '../../src/alerts/index.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { type Api, createApi } from '../../src/api/index.ts';
import { createPoster } from '../../src/discord/poster.ts';
import { createRateLimiter } from '../../src/discord/rate-limiter.ts';
import { createSeal } from '../../src/discord/seal.ts';
import { createLog } from '../../src/process/log.ts';
import { noMetrics } from '../../src/process/metrics.ts';
import { type HomeGuilds, openStore, type Store } from '../../src/store/index.ts';
import { allTextOf } from './discord-user.ts';

const DAY_MS = 24 * 3_600_000;

/** Alerts over a real store, a real service and a local Discord, in one process and without a gateway. */
export interface AlertsHarness {
  readonly local: RunningLocalDiscord;
  readonly service: RunningService;
  readonly store: Store;
  readonly api: Api;
  readonly alerts: Alerts;
  /** An event about a parcel, as the receiver hands it on. */
  ingestScan(
    number: string,
    status: string,
    options?: { readonly date?: string; readonly digest?: string },
  ): Promise<boolean>;
  /** Everything that stands in a channel. */
  messagesIn(channelId: string): Promise<readonly ClientMessage[]>;
  /** The first message in a channel that says this. */
  waitForText(channelId: string, text: string): Promise<ClientMessage>;
}

export interface AlertsHarnessOptions {
  readonly databasePath?: string;
  readonly homeGuilds?: HomeGuilds;
  readonly timeoutMs?: number;
  readonly pollMinutes?: number;
  readonly clock?: () => number;
  readonly sweepMs?: number;
}

let serial = 0;

export async function startAlerts(
  options: AlertsHarnessOptions = {},
): Promise<AlertsHarness & { stop(): Promise<void> }> {
  const {
    databasePath = ':memory:',
    homeGuilds = 'all',
    timeoutMs,
    pollMinutes = 0,
    clock = Date.now,
    sweepMs,
  } = options;
  const local = await startLocalDiscord({ rateLimits: true });
  const service = await startService();
  const store = openStore(databasePath, () => homeGuilds);
  const api = createApi({
    baseUrl: service.url,
    key: 'demo-key',
    timeoutMs: 1_000,
    concurrency: 8,
    arrayEncoding: 'repeat',
    now: clock,
  });
  const poster = createPoster(local.apiUrl, LOCAL_TOKEN, timeoutMs);
  const log = createLog('silent');
  const alerts = createAlerts({
    store,
    api,
    poster,
    rateLimiter: createRateLimiter(),
    log,
    clock,
    metrics: noMetrics,
    seal: createSeal(LOCAL_TOKEN),
    pollMinutes,
    // As patient as the bot, only faster.
    ...(sweepMs === undefined ? {} : { sweepMs }),
    after(ms, callBack) {
      const timer = setTimeout(callBack, ms / 25);
      return () => clearTimeout(timer);
    },
  });
  alerts.start();
  return {
    local,
    service,
    store,
    api,
    alerts,
    async ingestScan(number, status, { date = '2026-11-20', digest } = {}) {
      serial += 1;
      const scan = { date, hour: '10:00', status, location: 'Liège', country: 'BE' };
      const { duplicate } = await alerts.ingest({
        digest: digest ?? `digest ${serial}`,
        kind: 'tracking.updated',
        source: 'webhook',
        createdAt: clock(),
        receivedAt: clock(),
        body: '{}',
        updates: [scanUpdate(number, scan)],
      });
      return !duplicate;
    },
    messagesIn: (channelId) =>
      local.discord.messages({ userId: channelId === seeded.dmMo ? seeded.mo : seeded.ada, channelId }),
    waitForText: (channelId, text) =>
      local.discord.waitForMessage(
        (message) => message.channelId === channelId && allTextOf(message).includes(text),
      ),
    async stop() {
      local.discord.stopFailing();
      await alerts.stop();
      await api.close();
      await store.close();
      await service.close();
      await local.close();
    },
  };
}

/** Fresh ones for every test; the getter is valid inside tests. */
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

export const DAYS = (count: number): number => count * DAY_MS;
