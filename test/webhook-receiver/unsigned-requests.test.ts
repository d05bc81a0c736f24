import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../src/process/log.ts';
import type { Metrics } from '../../src/process/metrics.ts';
import { createMetrics } from '../../src/process/prometheus.ts';
import type { Store } from '../../src/store/index.ts';
import { READY } from '../support/health.ts';
import { MALFORMED_REQUESTS, rawExchange, sendAndReset } from '../support/raw-requests.ts';
import { createTestReceiver, type TestReceiverOptions } from '../support/running-receiver.ts';
import { openMemoryStore } from '../support/store-fixtures.ts';

const CONNECTIONS = 300;

let store: Store;
let lines: string[];
let closing: (() => Promise<unknown>)[];
beforeEach(() => {
  store = openMemoryStore();
  lines = [];
  closing = [() => store.close()];
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

/** A listening receiver, the lines it logs at `warn` and above, and what became of the requests it read. */
async function listening(options: TestReceiverOptions = {}) {
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const outcomes = new Map<string, number>();
  const health = () => Promise.resolve(READY);
  const counting: Metrics['event'] = (_kind, outcome) =>
    void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const metrics = { ...createMetrics(health, () => null), event: counting };
  const app = await createTestReceiver(store, { log, metrics, health, ...options });
  let read = 0;
  app.server.on('request', () => {
    read += 1;
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
  return { port: Number(new URL(address).port), outcomes, read: () => read };
}

/** A whole unsigned request, as it goes over the line. */
const unsigned = (headers = ''): string =>
  `POST /webhook HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}content-length: 2\r\n\r\n{}`;

describe('the receiver, given unsigned requests,', () => {
  it.each([
    ['no proxy', false, ''],
    ['every proxy believed', true, ''],
    ['a local proxy believed', ['loopback'], 'x-forwarded-for: nonsense, 203.0.113.7\r\n'],
  ] as const)(
    'counts each as refused and logs none when connections are reset at once (%s)',
    async (_case, trustProxy, headers) => {
      const { port, outcomes, read } = await listening({ trustProxy });
      for (let sent = 0; sent < CONNECTIONS; sent += 20) {
        await Promise.all(Array.from({ length: 20 }, () => sendAndReset(port, unsigned(headers))));
      }
      await rawExchange(port, unsigned(headers));
      expect(read()).toBeGreaterThan(1);
      await expect.poll(() => outcomes.get('refused')).toBe(read());
      expect(outcomes.get('failed')).toBeUndefined();
      expect(lines).toEqual([]);
    },
  );

  it('counts each as refused and logs none when bodies never end or the bytes are not a request', async () => {
    const { port, outcomes, read } = await listening();
    const begun = 'POST /webhook HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    for (const bytes of [
      ...MALFORMED_REQUESTS,
      `${begun}content-length: 500\r\n\r\n{`,
      `${begun}transfer-encoding: chunked\r\n\r\n5\r\n{`,
    ]) {
      await Promise.all([sendAndReset(port, bytes), rawExchange(port, bytes)]);
    }
    await rawExchange(port, unsigned());
    expect(read()).toBeGreaterThan(1);
    await expect.poll(() => outcomes.get('refused')).toBe(read());
    expect([...outcomes.keys()]).toEqual(['refused']);
    expect(lines).toEqual([]);
  });

  it('logs one line when they request a page that fails, however many they are', async () => {
    const { port, outcomes } = await listening({ health: () => Promise.reject(new Error('out of order')) });
    for (const path of ['/readyz', '/metrics', '/healthz', '/%zz', '/webhook?%zz', '*']) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) {
        await rawExchange(port, `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      }
    }
    expect(outcomes.get('failed')).toBeUndefined();
    expect(lines).toHaveLength(1);
  });

  it('responds with 401 to the one that follows a reset connection', async () => {
    const { port } = await listening();
    await sendAndReset(port, unsigned());
    expect(await rawExchange(port, unsigned())).toMatch(/^HTTP\/1\.1 401 /);
  });
});
