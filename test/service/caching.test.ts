import { describe, expect, it } from 'vitest';
import { failure, LOOKUP, PARCEL, PRODUCT, useMockService } from './mock-service.ts';

const service = useMockService();

describe('the cache of answers', () => {
  it('shares one call among a thousand identical requests', async () => {
    service.answer('/v1/lookup?platform=weidian&id=7260605276', LOOKUP);
    const client = service.client();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => client.lookup(PRODUCT)));
    expect(new Set(answers.map(({ checkedAt }) => checkedAt)).size).toBe(1);
    service.agent.assertNoPendingInterceptors();
  });

  it('serves an expired answer, marked as stale, when the service is down', async () => {
    service.answer('/v1/tracking?num=LP001', PARCEL);
    const client = service.client({ timeoutMs: 5_000 });
    const first = await client.tracking('LP001');
    service.now += 10 * 60_000;
    service.answer('/v1/tracking?num=LP001', '', { status: 503, times: 3 });
    await expect(client.tracking('LP001')).resolves.toEqual({ ...first, stale: true });
  });

  it('rejects instead of serving a stale answer when the caller refuses those', async () => {
    service.answer('/v1/tracking?num=LP001', PARCEL);
    const client = service.client({ timeoutMs: 5_000 });
    await client.tracking('LP001');
    service.answer('/v1/tracking?num=LP001', '', { status: 503, times: 3 });
    const refusing = client.tracking('LP001', { fresh: true, stale: 'refuse' });
    // The other request shares the call and accepts a stale answer.
    const other = client.tracking('LP001', { fresh: true });
    expect(await failure(refusing)).toMatchObject({ kind: 'unavailable', status: 503 });
    await expect(other).resolves.toMatchObject({ stale: true });
    await expect(client.tracking('LP001', { stale: 'refuse' })).resolves.toMatchObject({ stale: false });
  });

  it('marks a stale answer also after the clock was set back', async () => {
    service.answer('/v1/tracking?num=LP001', PARCEL);
    const client = service.client({ timeoutMs: 5_000 });
    const first = await client.tracking('LP001');
    service.now -= 6 * 3_600_000;
    service.answer('/v1/tracking?num=LP001', '', { status: 503, times: 3 });
    await expect(client.tracking('LP001', { fresh: true })).resolves.toEqual({ ...first, stale: true });
  });

  it('does not serve a stale answer when the service says not found', async () => {
    service.answer('/v1/tracking?num=LP001', PARCEL);
    const client = service.client();
    await client.tracking('LP001');
    service.now += 10 * 60_000;
    service.answer('/v1/tracking?num=LP001', '', { status: 404 });
    expect((await failure(client.tracking('LP001'))).kind).toBe('not_found');
  });

  it('calls the service for a fresh answer, and caches that', async () => {
    service.answer('/v1/tracking?num=LP001', PARCEL);
    service.answer('/v1/tracking?num=LP001', { ...PARCEL, updates: [] });
    const client = service.client();
    await client.tracking('LP001');
    service.now += 1;
    expect((await client.tracking('LP001', { fresh: true })).data.updates).toEqual([]);
    expect((await client.tracking('LP001')).data.updates).toEqual([]);
  });

  it('keeps answers no longer after the clock was set back', async () => {
    service.answer('/v1/tracking?num=LP001', PARCEL);
    service.answer('/v1/tracking?num=LP002', '', { status: 404 });
    const client = service.client();
    await client.tracking('LP001');
    await failure(client.tracking('LP002'));
    service.now -= 6 * 3_600_000;
    await client.tracking('LP001');
    await failure(client.tracking('LP002'));
    service.now += 60_001;
    service.answer('/v1/tracking?num=LP001', { ...PARCEL, updates: [] });
    service.answer('/v1/tracking?num=LP002', { ...PARCEL, tracking_number: 'LP002' });
    expect((await client.tracking('LP001')).data.updates).toEqual([]);
    await expect(client.tracking('LP002')).resolves.toBeDefined();
    service.agent.assertNoPendingInterceptors();
  });

  it('keeps a "not found" for half a minute', async () => {
    service.answer('/v1/tracking?num=LP001', '', { status: 404 });
    const client = service.client();
    await failure(client.tracking('LP001'));
    await failure(client.tracking('LP001'));
    service.now += 31_000;
    service.answer('/v1/tracking?num=LP001', PARCEL);
    await expect(client.tracking('LP001')).resolves.toBeDefined();
  });
});
