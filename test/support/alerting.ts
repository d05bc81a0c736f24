import { afterEach, beforeEach } from 'vitest';
import {
  LOCAL_TOKEN,
  type RunningLocalDiscord,
  startLocalDiscord,
} from '../../sandbox/discord/create-local-discord.ts';
import type { ClientMessage } from '../../sandbox/discord/protocol.ts';
import { seeded } from '../../sandbox/discord/seed.ts';
import { type RunningService, startService } from '../../sandbox/service/index.ts';
import { type Alerts, createAlerts } from '../../src/alerts/index.ts';
import { scanNews } from '../../src/alerts/news.ts';
import { type Api, createApi } from '../../src/api/index.ts';
import { createPace } from '../../src/bot/pace.ts';
import { createPoster } from '../../src/bot/post.ts';
import { createSeal } from '../../src/lib/seal.ts';
import { createLog } from '../../src/log.ts';
import { uncounted } from '../../src/metrics.ts';
import { type HomeGuilds, openStore, type Store } from '../../src/store/index.ts';
import { everything } from './as-user.ts';

const DAY_MS = 24 * 3_600_000;

/** Alerts over a real store, a real service and a local Discord, in one process and without a gateway. */
export interface Alerting {
  readonly local: RunningLocalDiscord;
  readonly service: RunningService;
  readonly store: Store;
  readonly api: Api;
  readonly alerts: Alerts;
  /** An event about a parcel, as the receiver hands it on. */
  tell(
    number: string,
    status: string,
    options?: { readonly date?: string; readonly digest?: string },
  ): Promise<boolean>;
  /** Everything that stands in a channel. */
  standing(channelId: string): Promise<readonly ClientMessage[]>;
  /** The first message in a channel that says this. */
  said(channelId: string, text: string): Promise<ClientMessage>;
}

export interface AlertingOptions {
  readonly databasePath?: string;
  readonly homeGuilds?: HomeGuilds;
  readonly timeoutMs?: number;
  readonly pollMinutes?: number;
  readonly clock?: () => number;
  readonly sweepMs?: number;
}

let serial = 0;

export async function startAlerting(
  options: AlertingOptions = {},
): Promise<Alerting & { stop(): Promise<void> }> {
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
    pace: createPace(),
    log,
    clock,
    metrics: uncounted,
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
    async tell(number, status, { date = '2026-11-20', digest } = {}) {
      serial += 1;
      const scan = { date, hour: '10:00', status, location: 'Liège', country: 'BE' };
      const { duplicate } = await alerts.accept({
        digest: digest ?? `digest ${serial}`,
        kind: 'tracking.updated',
        source: 'webhook',
        createdAt: clock(),
        receivedAt: clock(),
        body: '{}',
        news: [scanNews(number, scan)],
      });
      return !duplicate;
    },
    standing: (channelId) =>
      local.discord.messages({ userId: channelId === seeded.dmMo ? seeded.mo : seeded.ada, channelId }),
    said: (channelId, text) =>
      local.discord.waitForMessage(
        (message) => message.channelId === channelId && everything(message).includes(text),
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
export function useAlerting(options: AlertingOptions = {}): () => Alerting {
  let running: Awaited<ReturnType<typeof startAlerting>> | undefined;
  beforeEach(async () => {
    running = await startAlerting(options);
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
