import { inspect } from 'node:util';
import { MockAgent } from 'undici';
import { afterEach, beforeEach } from 'vitest';
import { type Api, ApiError, type ApiOptions, createApi } from '../../src/service/index.ts';

export const BASE = 'https://service.example';
export const KEY = 'very-secret-key';
export const PARCEL = { tracking_number: 'LP001', updates: [{ date: '2026-11-20', status: 'Accepted' }] };
export const PRODUCT = { platform: 'weidian', id: '7260605276' };
export const LOOKUP = { platform: 'weidian', product_id: PRODUCT.id };

/** A service that gives prepared answers, and clients of it with a clock of the test. */
export interface MockService {
  readonly agent: MockAgent;
  /** The clock of the clients, in milliseconds since 1970. */
  now: number;
  client(options?: Partial<ApiOptions>): Api;
  /** Prepares an answer for requests of this path. */
  answer(path: string, body: unknown, options?: AnswerOptions): void;
}

interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly times?: number;
}

/** Starts anew before each test; the returned object is valid inside tests. */
export function useMockService(): MockService {
  let agent = new MockAgent();
  let clients: Api[] = [];
  const service: MockService = {
    get agent() {
      return agent;
    },
    now: 0,
    client(options = {}) {
      const client = createApi({
        baseUrl: BASE,
        key: KEY,
        timeoutMs: 1_000,
        concurrency: 4,
        arrayEncoding: 'repeat',
        dispatcher: agent,
        now: () => service.now,
        ...options,
      });
      clients.push(client);
      return client;
    },
    answer(path, body, { status = 200, headers = {}, times = 1 } = {}) {
      agent
        .get(BASE)
        .intercept({ path, headers: { authorization: `Bearer ${KEY}` } })
        .reply(status, typeof body === 'string' ? body : JSON.stringify(body), { headers })
        .times(times);
    },
  };
  beforeEach(() => {
    agent = new MockAgent();
    agent.disableNetConnect();
    clients = [];
    service.now = 1_800_000_000_000;
  });
  afterEach(() => Promise.all(clients.map((client) => client.close())));
  return service;
}

/** The error of a call that fails. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${inspect(error)}`);
  return error;
}
