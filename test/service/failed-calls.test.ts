import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BASE, failure, KEY, PARCEL, useMockService } from './mock-service.ts';

const service = useMockService();

describe('failed calls', () => {
  it.each([
    [400, 'bad_request'],
    [401, 'unauthorised'],
    [403, 'unauthorised'],
    [404, 'not_found'],
    [410, 'not_found'],
    [422, 'bad_request'],
    [418, 'not_understood'],
  ] as const)('with status %i are reported as %s and not retried', async (status, kind) => {
    service.answer('/v1/tracking?num=LP001', { error: { code: 'x', message: 'its own words' } }, { status });
    const error = await failure(service.client().tracking('LP001'));
    expect(error).toMatchObject({ kind, status, operation: 'tracking', detail: 'its own words' });
  });

  it('are retried until the service answers', async () => {
    service.answer('/v1/tracking?num=LP001', '', { status: 503, times: 2 });
    service.answer('/v1/tracking?num=LP001', PARCEL);
    await expect(service.client({ timeoutMs: 5_000 }).tracking('LP001')).resolves.toMatchObject({
      data: { tracking_number: 'LP001' },
    });
  });

  it('are reported after three attempts', async () => {
    service.answer('/v1/tracking?num=LP001', '', { status: 500, times: 3 });
    expect((await failure(service.client({ timeoutMs: 5_000 }).tracking('LP001'))).kind).toBe('unavailable');
    service.agent.assertNoPendingInterceptors();
  });

  it('with a long Retry-After end at once, and later calls wait until it is over', async () => {
    service.answer('/v1/tracking?num=LP001', '', { status: 429, headers: { 'retry-after': '60' } });
    const client = service.client();
    expect(await failure(client.tracking('LP001'))).toMatchObject({
      kind: 'rate_limited',
      retryAfterMs: 60_000,
    });
    expect(await failure(client.tracking('LP002'))).toMatchObject({ kind: 'rate_limited' });
    service.now += 60_001;
    service.answer('/v1/tracking?num=LP001', PARCEL);
    await expect(client.tracking('LP001')).resolves.toBeDefined();
  });

  it.each(['3600', 'Infinity', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'with status 404 do not block other calls, even with Retry-After: %s',
    async (header) => {
      service.answer('/v1/tracking?num=LP001', '', { status: 404, headers: { 'retry-after': header } });
      const client = service.client();
      expect(await failure(client.tracking('LP001'))).toMatchObject({
        kind: 'not_found',
        retryAfterMs: undefined,
      });
      service.answer('/v1/tracking?num=LP002', { ...PARCEL, tracking_number: 'LP002' });
      await expect(client.tracking('LP002')).resolves.toBeDefined();
    },
  );

  it.each(['3600', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'with Retry-After: %s block all calls for five minutes at most',
    async (header) => {
      service.answer('/v1/tracking?num=LP001', '', { status: 503, headers: { 'retry-after': header } });
      const client = service.client();
      await failure(client.tracking('LP001'));
      service.now += 299_999;
      expect(await failure(client.tracking('LP002'))).toMatchObject({ kind: 'unavailable', retryAfterMs: 1 });
      service.now += 1;
      service.answer('/v1/tracking?num=LP002', { ...PARCEL, tracking_number: 'LP002' });
      await expect(client.tracking('LP002')).resolves.toBeDefined();
    },
  );

  it('with different Retry-After values block all calls for the longest one', async () => {
    service.answer('/v1/tracking?num=LP001', '', { status: 429, headers: { 'retry-after': '60' } });
    service.agent
      .get(BASE)
      .intercept({ path: '/v1/tracking?num=LP002' })
      .reply(429, '', { headers: { 'retry-after': '10' } })
      .delay(50);
    const client = service.client();
    await Promise.all([failure(client.tracking('LP001')), failure(client.tracking('LP002'))]);
    service.now += 10_001;
    expect(await failure(client.tracking('LP003'))).toMatchObject({ retryAfterMs: 49_999 });
  });

  it('with Retry-After block nothing after the clock was set back', async () => {
    service.answer('/v1/tracking?num=LP001', '', { status: 429, headers: { 'retry-after': '60' } });
    const client = service.client();
    await failure(client.tracking('LP001'));
    service.now -= 3 * 3_600_000;
    service.answer('/v1/tracking?num=LP001', PARCEL);
    await expect(client.tracking('LP001')).resolves.toBeDefined();
  });

  it('end after twice the timeout when the service is silent', async () => {
    service.agent
      .get(BASE)
      .intercept({ path: '/v1/tracking?num=LP001' })
      .reply(200, PARCEL)
      .delay(60_000)
      .times(3);
    expect((await failure(service.client({ timeoutMs: 100 }).tracking('LP001'))).kind).toBe('timed_out');
  });

  it('never contain the API key', async () => {
    service.answer('/v1/tracking?num=LP001', '', { status: 401 });
    expect(
      inspect(await failure(service.client().tracking('LP001')), { depth: 9, showHidden: true }),
    ).not.toContain(KEY);
  });

  it('include calls whose answer exceeds 4 MB, which is not read to the end', async () => {
    service.answer('/v1/tracking?num=LP001', `"${'x'.repeat(6_000_000)}"`);
    expect(await failure(service.client().tracking('LP001'))).toMatchObject({
      kind: 'not_understood',
      detail: 'more than 4194304 bytes',
    });
  });
});
