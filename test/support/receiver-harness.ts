import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { createTestReceiver, type TestReceiverOptions } from './running-receiver.ts';
import { SECRET, trackingUpdated } from './signed-events.ts';
import { openMemoryStore } from './store-fixtures.ts';

export const NOW = Date.parse('2026-11-21T12:00:00Z');
export const NUMBER = 'LP00123456784821CN';
export const SCAN = {
  date: '2026-11-20',
  hour: '10:00',
  status: 'Departed',
  location: 'Liège',
  country: 'BE',
};
export const EVENT = trackingUpdated(NUMBER, SCAN, new Date(NOW));

export interface Sent {
  readonly body?: string | Buffer;
  readonly signature?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'POST' | 'GET' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  readonly path?: string;
}

/** A receiver with an empty store for each test. */
export interface ReceiverHarness {
  readonly store: () => Store;
  readonly app: () => FastifyInstance;
  /** Replaces the receiver with one with these options. */
  use(options?: TestReceiverOptions): Promise<void>;
  /** Sends a valid request, except for what is given. */
  send(sent?: Sent): ReturnType<typeof sendTo>;
  /** How many events are stored. */
  count(): Promise<number>;
}

export function useReceiver(): ReceiverHarness {
  let store: Store;
  let app: FastifyInstance;
  const use = async (options: TestReceiverOptions = {}) => {
    app = await createTestReceiver(store, { clock: () => NOW, ...options });
  };
  beforeEach(async () => {
    store = openMemoryStore();
    await use();
  });
  afterEach(async () => {
    await app.close();
    await store.close();
  });
  return {
    store: () => store,
    app: () => app,
    use,
    send: (sent = {}) => sendTo(app, sent),
    count: async () => (await store.events.list({}, 100)).length,
  };
}

async function sendTo(
  app: FastifyInstance,
  { body = JSON.stringify(EVENT), signature, headers = {}, method = 'POST', path = '/webhook' }: Sent,
) {
  const valid = createHmac('sha256', SECRET).update(body).digest('hex');
  const signed = signature === null ? {} : { 'x-reps-signature': signature ?? valid };
  const response = await app.inject({
    method,
    url: path,
    headers: { 'content-type': 'application/json', ...signed, ...headers },
    payload: body,
  });
  return {
    status: response.statusCode,
    json: response.body === '' ? null : response.json(),
    headers: response.headers,
  };
}
