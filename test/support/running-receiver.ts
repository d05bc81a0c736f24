import type { FastifyInstance } from 'fastify';
import { createIngest, createWebhookIngest, type WebhookContent } from '../../src/alerts/ingest.ts';
import { createLog } from '../../src/process/log.ts';
import { createMetrics } from '../../src/process/prometheus.ts';
import { type Api, createApi } from '../../src/service/index.ts';
import type { Store } from '../../src/store/index.ts';
import { loadEventKinds } from '../../src/webhook-receiver/event-kind.ts';
import { createReceiver, type ReceiverOptions } from '../../src/webhook-receiver/receiver.ts';
import { READY } from './health.ts';
import { SECRET } from './signed-events.ts';

const EVENT_KINDS = new URL('../../src/webhook-receiver/events/', import.meta.url);

/** An API whose service is never called. */
export function unreachableApi(now: () => number = Date.now): Api {
  return createApi({
    baseUrl: 'http://127.0.0.1:9',
    key: 'none',
    timeoutMs: 100,
    concurrency: 1,
    arrayEncoding: 'repeat',
    now,
  });
}

export type TestReceiverOptions = Partial<ReceiverOptions<WebhookContent>> & { readonly api?: Api };

/** The receiver with real event kinds and a real store, not listening yet. */
export async function createTestReceiver(
  store: Store,
  { api = unreachableApi(), ...options }: TestReceiverOptions = {},
): Promise<FastifyInstance> {
  const health = () => Promise.resolve(READY);
  return createReceiver({
    path: '/webhook',
    secrets: [SECRET],
    kinds: await loadEventKinds<WebhookContent>(EVENT_KINDS),
    ingest: createWebhookIngest(createIngest({ store, onEnqueued: () => {} }), api),
    health,
    metrics: createMetrics(health, () => null),
    trustProxy: false,
    log: createLog('silent'),
    clock: Date.now,
    ...options,
  });
}

export interface RunningReceiver {
  readonly url: string;
  close(): Promise<void>;
}

export async function startReceiver(
  store: Store,
  options: TestReceiverOptions = {},
): Promise<RunningReceiver> {
  const app = await createTestReceiver(store, options);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${address}/webhook`, close: () => app.close() };
}
