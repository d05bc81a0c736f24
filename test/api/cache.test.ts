import { beforeEach, describe, expect, it } from 'vitest';
import { type Cache, createCache } from '../../src/api/cache.ts';
import { noMetrics } from '../../src/process/metrics.ts';

const HOUR_MS = 3_600_000;

let now: number;
let cache: Cache;

beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z');
  cache = createCache(() => now, noMetrics);
});

/** An ask whose answer is on its way until it is let in. */
async function asking(): Promise<{ readonly answered: Promise<unknown>; resolveLoad(data: object): void }> {
  let resolveLoad: (data: object) => void = () => {};
  let begin: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const answered = cache.request('tracking', 'LP001', () => {
    begin();
    return new Promise<object>((resolve) => {
      resolveLoad = resolve;
    });
  });
  await begun;
  return { answered, resolveLoad: (data) => resolveLoad(data) };
}

const requestWith = (data: object) => cache.request('tracking', 'LP001', async () => data);

describe('a webhook while an answer is on its way', () => {
  it('teaches what is newer: the asker is answered, later ones get what it taught', async () => {
    const { answered, resolveLoad } = await asking();
    cache.put('tracking', 'LP001', { says: 'webhook' }, now);
    resolveLoad({ says: 'answer' });
    await expect(answered).resolves.toMatchObject({ data: { says: 'answer' }, stale: false });
    await expect(requestWith({ says: 'never asked' })).resolves.toMatchObject({ data: { says: 'webhook' } });
  });

  it('makes the first answer old: the asker gets it, later ones ask again', async () => {
    const { answered, resolveLoad } = await asking();
    cache.invalidate('LP001');
    resolveLoad({ says: 'before' });
    await expect(answered).resolves.toMatchObject({ data: { says: 'before' }, stale: false });
    await expect(requestWith({ says: 'after' })).resolves.toMatchObject({ data: { says: 'after' } });
  });

  it('makes a refreshed answer old in the same way', async () => {
    await requestWith({ says: 'yesterday' });
    now += HOUR_MS;
    const { answered, resolveLoad } = await asking();
    cache.invalidate('LP001');
    resolveLoad({ says: 'before' });
    await expect(answered).resolves.toMatchObject({ data: { says: 'before' }, stale: false });
    await expect(requestWith({ says: 'after' })).resolves.toMatchObject({ data: { says: 'after' } });
  });
});
