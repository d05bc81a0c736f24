import { once } from 'node:events';
import { createServer } from 'node:http';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { MockAgent } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Api,
  ApiError,
  type ApiOptions,
  convertResult,
  createApi,
  lookupResult,
} from '../../src/api/index.ts';

const BASE = 'https://service.example';
const KEY = 'very-secret-key';
const PARCEL = { tracking_number: 'LP001', updates: [{ date: '2026-11-20', status: 'Accepted' }] };
const PRODUCT = { platform: 'weidian', id: '7260605276' };
const LOOKUP = { platform: 'weidian', product_id: PRODUCT.id };

let agent: MockAgent;
let now: number;
let apis: Api[];

beforeEach(() => {
  agent = new MockAgent();
  agent.disableNetConnect();
  now = 1_800_000_000_000;
  apis = [];
});
afterEach(() => Promise.all(apis.map((api) => api.close())));

function api(options: Partial<ApiOptions> = {}): Api {
  const created = createApi({
    baseUrl: BASE,
    key: KEY,
    timeoutMs: 1_000,
    concurrency: 4,
    arrayEncoding: 'repeat',
    dispatcher: agent,
    now: () => now,
    ...options,
  });
  apis.push(created);
  return created;
}

function answer(path: string, body: unknown, { status = 200, headers = {}, times = 1 } = {}): void {
  agent
    .get(BASE)
    .intercept({ path, headers: { authorization: `Bearer ${KEY}` } })
    .reply(status, typeof body === 'string' ? body : JSON.stringify(body), { headers })
    .times(times);
}

async function failure(asked: Promise<unknown>): Promise<ApiError> {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${inspect(error)}`);
  return error;
}

describe('requests', () => {
  it('name every parameter as the interface does', async () => {
    answer('/v1/tracking?num=LP001', PARCEL);
    answer('/v1/tracking?id=LP001', PARCEL);
    answer('/v1/qc?platform=weidian&id=7260605276', { ...LOOKUP });
    answer('/v1/qc?url=https%3A%2F%2Fm.tb.cn%2Fx', { ...LOOKUP });
    answer('/v1/lookup?platform=weidian&id=7260605276&agent=cnfans', LOOKUP);
    const client = api();
    await client.tracking('LP001');
    await client.tracking('LP001', { parameter: 'id' });
    await client.qc(PRODUCT);
    await client.qc({ url: 'https://m.tb.cn/x' });
    await client.lookup(PRODUCT, { agent: 'cnfans' });
    agent.assertNoPendingInterceptors();
  });

  it.each([
    ['repeat', 'agents=a&agents=b'],
    ['comma', 'agents=a%2Cb'],
    ['brackets', 'agents%5B%5D=a&agents%5B%5D=b'],
  ] as const)('encode agents by %s, and filter the answer again', async (arrayEncoding, query) => {
    answer(`/v1/convert?url=u&${query}`, {
      platform: 'weidian',
      id: '1',
      agents: { a: 'https://a.example', c: 'https://c.example' },
    });
    const { data } = await api({ arrayEncoding }).convert('u', { agents: ['a', 'b'] });
    expect(data.agents).toEqual({ a: 'https://a.example' });
  });

  it('keep the path of the base address', async () => {
    answer('/deep/v1/tracking?num=LP001', PARCEL);
    await expect(api({ baseUrl: `${BASE}/deep` }).tracking('LP001')).resolves.toMatchObject({ stale: false });
  });
});

describe('answers', () => {
  it('may lack every field but the identifying ones, or have them null', async () => {
    answer('/v1/lookup?platform=weidian&id=7260605276', {
      ...LOOKUP,
      title: null,
      price: null,
      sizes: null,
      unknown: 1,
    });
    const { data } = await api().lookup(PRODUCT);
    expect(data).toMatchObject({ ...LOOKUP, sizes: [], versions: [] });
    expect(data.title).toBeUndefined();
  });

  it.each([[true], [['7 days']], [{ value: {} }]])('are shown without a turnover of %j', async (turnover) => {
    answer('/v1/lookup?platform=weidian&id=7260605276', { ...LOOKUP, warehouse: { turnover, weight_g: 5 } });
    const { data } = await api().lookup(PRODUCT);
    expect(data.warehouse).toMatchObject({ turnover: undefined, weight_g: 5 });
  });

  it.each([
    ['12 days', { value: '12 days' }],
    [12, { value: '12' }],
    [
      { label: 'Turnover', value: 'fast' },
      { label: 'Turnover', value: 'fast' },
    ],
    [
      { label: 'Days', value: 3 },
      { label: 'Days', value: '3' },
    ],
  ])('take turnover as %j', async (turnover, expected) => {
    answer('/v1/lookup?platform=weidian&id=7260605276', { ...LOOKUP, warehouse: { turnover } });
    const { data } = await api().lookup(PRODUCT);
    expect(data.warehouse?.turnover).toMatchObject(expected);
  });

  it.each([
    ['<html></html>', undefined],
    [{ tracking_number: 5 }, 'tracking_number: invalid_type'],
    [{ tracking_number: 'LP001', updates: 'secret' }, 'updates: invalid_type'],
    [{ tracking_number: 'OTHER', updates: [] }, 'answers something else'],
    [[], undefined],
  ])('that are not of their shape are not understood: %j', async (body, detail) => {
    answer('/v1/tracking?num=LP001', body);
    const error = await failure(api().tracking('LP001'));
    expect(error.kind).toBe('not_understood');
    if (detail !== undefined) expect(error.detail).toContain(detail);
    expect(error.detail).not.toContain('secret');
  });

  it('of any JSON end as an answer or an ApiError', async () => {
    const client = api();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.stringMatching(/^[A-Z]{8}$/), async (body, number) => {
        answer(`/v1/tracking?num=${number}`, JSON.stringify(body));
        await client.tracking(number, { fresh: true }).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ApiError);
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('failures', () => {
  it.each([
    [400, 'bad_request'],
    [401, 'unauthorised'],
    [403, 'unauthorised'],
    [404, 'not_found'],
    [418, 'not_understood'],
  ] as const)('%i is %s, asked once', async (status, kind) => {
    answer('/v1/tracking?num=LP001', { error: { code: 'x', message: 'its own words' } }, { status });
    const error = await failure(api().tracking('LP001'));
    expect(error).toMatchObject({ kind, status, operation: 'tracking', detail: 'its own words' });
  });

  it('that pass are tried again', async () => {
    answer('/v1/tracking?num=LP001', '', { status: 503, times: 2 });
    answer('/v1/tracking?num=LP001', PARCEL);
    await expect(api({ timeoutMs: 5_000 }).tracking('LP001')).resolves.toMatchObject({
      data: { tracking_number: 'LP001' },
    });
  });

  it('that last are reported after three attempts', async () => {
    answer('/v1/tracking?num=LP001', '', { status: 500, times: 3 });
    expect((await failure(api({ timeoutMs: 5_000 }).tracking('LP001'))).kind).toBe('unavailable');
    agent.assertNoPendingInterceptors();
  });

  it('with a long Retry-After end at once, and later calls do not go out before', async () => {
    answer('/v1/tracking?num=LP001', '', { status: 429, headers: { 'retry-after': '60' } });
    const client = api();
    expect(await failure(client.tracking('LP001'))).toMatchObject({
      kind: 'rate_limited',
      retryAfterMs: 60_000,
    });
    expect(await failure(client.tracking('LP002'))).toMatchObject({ kind: 'rate_limited' });
    now += 60_001;
    answer('/v1/tracking?num=LP001', PARCEL);
    await expect(client.tracking('LP001')).resolves.toBeDefined();
  });

  it.each(['3600', 'Infinity', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'of one question silence nobody else, whatever Retry-After they carry: %s',
    async (header) => {
      answer('/v1/tracking?num=LP001', '', { status: 404, headers: { 'retry-after': header } });
      const client = api();
      expect(await failure(client.tracking('LP001'))).toMatchObject({
        kind: 'not_found',
        retryAfterMs: undefined,
      });
      answer('/v1/tracking?num=LP002', { ...PARCEL, tracking_number: 'LP002' });
      await expect(client.tracking('LP002')).resolves.toBeDefined();
    },
  );

  it.each(['3600', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'with a Retry-After of %s hold everybody up for five minutes',
    async (header) => {
      answer('/v1/tracking?num=LP001', '', { status: 503, headers: { 'retry-after': header } });
      const client = api();
      await failure(client.tracking('LP001'));
      now += 299_999;
      expect(await failure(client.tracking('LP002'))).toMatchObject({ kind: 'unavailable', retryAfterMs: 1 });
      now += 1;
      answer('/v1/tracking?num=LP002', { ...PARCEL, tracking_number: 'LP002' });
      await expect(client.tracking('LP002')).resolves.toBeDefined();
    },
  );

  it('with several Retry-After hold everybody up for the longest', async () => {
    answer('/v1/tracking?num=LP001', '', { status: 429, headers: { 'retry-after': '60' } });
    agent
      .get(BASE)
      .intercept({ path: '/v1/tracking?num=LP002' })
      .reply(429, '', { headers: { 'retry-after': '10' } })
      .delay(50);
    const client = api();
    await Promise.all([failure(client.tracking('LP001')), failure(client.tracking('LP002'))]);
    now += 10_001;
    expect(await failure(client.tracking('LP003'))).toMatchObject({ retryAfterMs: 49_999 });
  });

  it('with a Retry-After hold nobody up once the clock has been set back', async () => {
    answer('/v1/tracking?num=LP001', '', { status: 429, headers: { 'retry-after': '60' } });
    const client = api();
    await failure(client.tracking('LP001'));
    now -= 3 * 3_600_000;
    answer('/v1/tracking?num=LP001', PARCEL);
    await expect(client.tracking('LP001')).resolves.toBeDefined();
  });

  it('by silence end after twice the timeout', async () => {
    agent.get(BASE).intercept({ path: '/v1/tracking?num=LP001' }).reply(200, PARCEL).delay(60_000).times(3);
    expect((await failure(api({ timeoutMs: 100 }).tracking('LP001'))).kind).toBe('timed_out');
  });

  it('never show the key', async () => {
    answer('/v1/tracking?num=LP001', '', { status: 401 });
    expect(inspect(await failure(api().tracking('LP001')), { depth: 9, showHidden: true })).not.toContain(
      KEY,
    );
  });

  it('of more than 5 MB are not read to the end', async () => {
    answer('/v1/tracking?num=LP001', `"${'x'.repeat(6_000_000)}"`);
    expect(await failure(api().tracking('LP001'))).toMatchObject({
      kind: 'not_understood',
      detail: 'more than 5242880 bytes',
    });
  });
});

describe('the cache', () => {
  it('asks once for a thousand identical questions', async () => {
    answer('/v1/lookup?platform=weidian&id=7260605276', LOOKUP);
    const client = api();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => client.lookup(PRODUCT)));
    expect(new Set(answers.map(({ checkedAt }) => checkedAt)).size).toBe(1);
    agent.assertNoPendingInterceptors();
  });

  it('serves what it knows, labelled, when the service is down', async () => {
    answer('/v1/tracking?num=LP001', PARCEL);
    const client = api({ timeoutMs: 5_000 });
    const first = await client.tracking('LP001');
    now += 10 * 60_000;
    answer('/v1/tracking?num=LP001', '', { status: 503, times: 3 });
    await expect(client.tracking('LP001')).resolves.toEqual({ ...first, stale: true });
  });

  it('refuses what it knows when only an answer of now will do', async () => {
    answer('/v1/tracking?num=LP001', PARCEL);
    const client = api({ timeoutMs: 5_000 });
    await client.tracking('LP001');
    answer('/v1/tracking?num=LP001', '', { status: 503, times: 3 });
    const asked = client.tracking('LP001', { fresh: true, stale: 'refuse' });
    // The other one shares the call, and is content with what was said earlier.
    const other = client.tracking('LP001', { fresh: true });
    expect(await failure(asked)).toMatchObject({ kind: 'unavailable', status: 503 });
    await expect(other).resolves.toMatchObject({ stale: true });
    await expect(client.tracking('LP001', { stale: 'refuse' })).resolves.toMatchObject({ stale: false });
  });

  it('labels what it knows also when the clock was set back since', async () => {
    answer('/v1/tracking?num=LP001', PARCEL);
    const client = api({ timeoutMs: 5_000 });
    const first = await client.tracking('LP001');
    now -= 6 * 3_600_000;
    answer('/v1/tracking?num=LP001', '', { status: 503, times: 3 });
    await expect(client.tracking('LP001', { fresh: true })).resolves.toEqual({ ...first, stale: true });
  });

  it('does not hide that the service says no', async () => {
    answer('/v1/tracking?num=LP001', PARCEL);
    const client = api();
    await client.tracking('LP001');
    now += 10 * 60_000;
    answer('/v1/tracking?num=LP001', '', { status: 404 });
    expect((await failure(client.tracking('LP001'))).kind).toBe('not_found');
  });

  it('asks again when told to, and remembers the newer answer', async () => {
    answer('/v1/tracking?num=LP001', PARCEL);
    answer('/v1/tracking?num=LP001', { ...PARCEL, updates: [] });
    const client = api();
    await client.tracking('LP001');
    now += 1;
    expect((await client.tracking('LP001', { fresh: true })).data.updates).toEqual([]);
    expect((await client.tracking('LP001')).data.updates).toEqual([]);
  });

  it('remembers nothing for longer because the clock was set back', async () => {
    answer('/v1/tracking?num=LP001', PARCEL);
    answer('/v1/tracking?num=LP002', '', { status: 404 });
    const client = api();
    await client.tracking('LP001');
    await failure(client.tracking('LP002'));
    now -= 6 * 3_600_000;
    await client.tracking('LP001');
    await failure(client.tracking('LP002'));
    now += 60_001;
    answer('/v1/tracking?num=LP001', { ...PARCEL, updates: [] });
    answer('/v1/tracking?num=LP002', { ...PARCEL, tracking_number: 'LP002' });
    expect((await client.tracking('LP001')).data.updates).toEqual([]);
    await expect(client.tracking('LP002')).resolves.toBeDefined();
    agent.assertNoPendingInterceptors();
  });

  it('takes what an event told as old at once, also after the clock was set back', async () => {
    answer('/v1/tracking?num=LP001', PARCEL);
    const client = api();
    await client.tracking('LP001');
    now -= 6 * 3_600_000;
    client.invalidateTracking('LP001');
    answer('/v1/tracking?num=LP001', { ...PARCEL, updates: [] });
    expect((await client.tracking('LP001')).data.updates).toEqual([]);
  });

  const LINK = 'https://weidian.com/item.html?itemID=7260605276';
  const CONVERSION = { platform: 'weidian', id: PRODUCT.id, canonical: LINK };
  const told = (agents: Record<string, string>) => convertResult.parse({ ...CONVERSION, agents });
  const path = `/v1/convert?${new URLSearchParams({ url: LINK })}`;

  it('takes links of a conversion that an event told, and loses none that it knows', async () => {
    answer(path, { ...CONVERSION, agents: { a: 'old', b: 'old' } });
    const client = api();
    await client.convert(LINK);
    client.putConversion(told({ a: 'new', c: 'new' }), now + 1);
    client.putConversion(told({ b: 'older', d: 'older' }), now - 1);
    const { data, checkedAt } = await client.convert(LINK);
    expect(data.agents).toEqual({ a: 'new', b: 'old', c: 'new', d: 'older' });
    expect(checkedAt).toBe(now);
    // As old as before, so that it is asked for again a day after it was.
    now += 24 * 3_600_000 + 1;
    answer(path, { ...CONVERSION, agents: { a: 'today' } });
    expect((await client.convert(LINK)).data.agents).toEqual({ a: 'today' });
  });

  it('does not take what an event told of one agent for the list of all', async () => {
    const client = api();
    client.putConversion(told({ a: 'told' }), now);
    answer(path, { ...CONVERSION, agents: { a: 'full', b: 'full' } });
    expect((await client.convert(LINK)).data.agents).toEqual({ a: 'full', b: 'full' });
  });

  it('never knows fewer agents of a product because of events', async () => {
    const links = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.webUrl());
    await fc.assert(
      fc.asyncProperty(
        links,
        fc.array(fc.tuple(links, fc.integer({ min: -1e6, max: 1e6 }))),
        async (full, events) => {
          answer(path, { ...CONVERSION, agents: full });
          const client = api();
          await client.convert(LINK);
          for (const [agents, age] of events) client.putConversion(told(agents), now + age);
          const { data } = await client.convert(LINK);
          expect(Object.keys(data.agents)).toEqual(expect.arrayContaining(Object.keys(full)));
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([{ source_agent: 'cnfans' }, { warehouse: { agent: 'cnfans' } }])(
    'keeps a look-up of one agent that an event told for questions about that agent: %j',
    async (of) => {
      const client = api();
      client.putLookup(lookupResult.parse({ ...LOOKUP, title: 'Told', ...of }), now);
      answer('/v1/lookup?platform=weidian&id=7260605276', { ...LOOKUP, title: 'Asked' });
      expect((await client.lookup(PRODUCT)).data.title).toBe('Asked');
      expect((await client.lookup(PRODUCT, { agent: 'cnfans' })).data.title).toBe('Told');
    },
  );

  it('remembers a "not found" for half a minute', async () => {
    answer('/v1/tracking?num=LP001', '', { status: 404 });
    const client = api();
    await failure(client.tracking('LP001'));
    await failure(client.tracking('LP001'));
    now += 31_000;
    answer('/v1/tracking?num=LP001', PARCEL);
    await expect(client.tracking('LP001')).resolves.toBeDefined();
  });
});

describe('many questions at once', () => {
  /** Numbers in the order in which the service is asked about them. */
  function listen(delayMs: number): string[] {
    const asked: string[] = [];
    agent
      .get(BASE)
      .intercept({ path: /^\/v1\/tracking/ })
      .reply(200, ({ path }) => {
        const number = new URL(path, BASE).searchParams.get('num');
        asked.push(String(number));
        return JSON.stringify({ ...PARCEL, tracking_number: number });
      })
      .delay(delayMs)
      .persist();
    return asked;
  }

  it.each(['forUser', 'forBackground'] as const)(
    'of one asker (%s) keep another person waiting for one call at most',
    async (as) => {
      const asked = listen(5);
      const client = api({ concurrency: 8, timeoutMs: 10_000 });
      const many = client[as]('ada');
      const all = Array.from({ length: 400 }, (_, index) => many.tracking(`MANY${index}`));
      await many.tracking('MANY3');
      const before = asked.length;
      await client.forUser('lin').tracking('LIN0');
      expect(asked.indexOf('LIN0') - before).toBeLessThanOrEqual(8);
      await Promise.all(all);
      expect(asked).toHaveLength(401);
    },
  );

  it('about the same thing share one call, which a person need not wait for behind the background', async () => {
    const asked = listen(5);
    const client = api({ concurrency: 1, timeoutMs: 10_000 });
    const background = client.forBackground('polling');
    const all = Array.from({ length: 100 }, (_, index) => background.tracking(`POLL${index}`));
    await client.forUser('lin').tracking('POLL99');
    expect(asked).toEqual(['POLL0', 'POLL99']);
    await Promise.all(all);
    expect(asked).toHaveLength(100);
  });
});

describe('closing', () => {
  it('ends calls of a service that hangs, and calls that wait, at once', async () => {
    const service = createServer(() => {});
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = z.object({ port: z.number() }).parse(service.address());
    const client = createApi({
      baseUrl: `http://127.0.0.1:${port}`,
      key: KEY,
      timeoutMs: 60_000,
      concurrency: 1,
      arrayEncoding: 'repeat',
    });
    const underWay = failure(client.tracking('LP001'));
    const waiting = failure(client.forUser('ada').tracking('LP002'));
    await once(service, 'request');
    await client.close();
    for (const ended of [underWay, waiting, failure(client.tracking('LP003'))]) {
      expect(await ended).toMatchObject({ kind: 'unavailable', detail: 'this process is stopping' });
    }
    service.closeAllConnections();
    service.close();
  });
});
