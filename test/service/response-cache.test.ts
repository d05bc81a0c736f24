import { beforeEach, describe, expect, it } from 'vitest';
import { noMetrics } from '../../src/process/metrics.ts';
import { createResponseCache, type ResponseCache } from '../../src/service/response-cache.ts';

const HOUR_MS = 3_600_000;

let now: number;
let cache: ResponseCache;

beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z');
  cache = createResponseCache(() => now, noMetrics);
});

/** A request whose load ends when the test calls `resolveLoad`. */
async function slowRequest(): Promise<{
  readonly answered: Promise<unknown>;
  resolveLoad(data: object): void;
}> {
  let resolveLoad: (data: object) => void = () => {};
  let onBegin: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    onBegin = resolve;
  });
  const answered = cache.request('tracking', 'LP001', () => {
    onBegin();
    return new Promise<object>((resolve) => {
      resolveLoad = resolve;
    });
  });
  await begun;
  return { answered, resolveLoad: (data) => resolveLoad(data) };
}

const requestWith = (data: object) => cache.request('tracking', 'LP001', async () => data);

describe('a webhook during a load', () => {
  it('replaces the answer of the load for later requests', async () => {
    const { answered, resolveLoad } = await slowRequest();
    cache.put('tracking', 'LP001', { says: 'webhook' }, now);
    resolveLoad({ says: 'answer' });
    await expect(answered).resolves.toMatchObject({ data: { says: 'answer' }, stale: false });
    await expect(requestWith({ says: 'never loaded' })).resolves.toMatchObject({ data: { says: 'webhook' } });
  });

  it('keeps the answer of a first load out of the cache', async () => {
    const { answered, resolveLoad } = await slowRequest();
    cache.invalidate('LP001');
    resolveLoad({ says: 'before' });
    await expect(answered).resolves.toMatchObject({ data: { says: 'before' }, stale: false });
    await expect(requestWith({ says: 'after' })).resolves.toMatchObject({ data: { says: 'after' } });
  });

  it('keeps the answer of a refresh out of the cache', async () => {
    await requestWith({ says: 'yesterday' });
    now += HOUR_MS;
    const { answered, resolveLoad } = await slowRequest();
    cache.invalidate('LP001');
    resolveLoad({ says: 'before' });
    await expect(answered).resolves.toMatchObject({ data: { says: 'before' }, stale: false });
    await expect(requestWith({ says: 'after' })).resolves.toMatchObject({ data: { says: 'after' } });
  });
});
