import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPELLINGS, signatureOf } from '../../sandbox/service/index.ts';
import { createLog } from '../../src/process/log.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { createTestReceiver, type TestReceiverOptions, unreachableApi } from '../support/running-receiver.ts';
import { SECRET, trackingUpdated } from '../support/signed-events.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const NUMBER = 'LP00123456784821CN';
const SCAN = { date: '2026-11-20', hour: '10:00', status: 'Departed', location: 'Liège', country: 'BE' };
const EVENT = trackingUpdated(NUMBER, SCAN, new Date(NOW));

let store: Store;
let app: FastifyInstance;

async function use(options: TestReceiverOptions = {}): Promise<void> {
  app = await createTestReceiver(store, { clock: () => NOW, ...options });
}

beforeEach(async () => {
  store = openStore(':memory:');
  await use();
});
afterEach(async () => {
  await app.close();
  await store.close();
});

interface Sent {
  readonly body?: string | Buffer;
  readonly signature?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'POST' | 'GET' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  readonly path?: string;
}

/** A valid request; each test breaks one thing. */
async function send({
  body = JSON.stringify(EVENT),
  signature,
  headers = {},
  method = 'POST',
  path = '/webhook',
}: Sent = {}) {
  const right = createHmac('sha256', SECRET).update(body).digest('hex');
  const signed = signature === null ? {} : { 'x-reps-signature': signature ?? right };
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

const count = async () => (await store.events.list({}, 100)).length;

describe('what is accepted', () => {
  it('is stored before it is answered, and known when it comes again', async () => {
    expect(await send()).toMatchObject({ status: 200, json: { status: 'accepted' } });
    expect(await send()).toMatchObject({ status: 200, json: { status: 'duplicate' } });
    const [event] = await store.events.list({}, 10);
    expect(event).toMatchObject({
      kind: 'tracking.updated',
      source: 'webhook',
      about: NUMBER,
      createdAt: NOW,
    });
  });

  it('may be of an unknown kind: kept, and known when it comes again', async () => {
    const body = JSON.stringify({ event: 'parcel.exploded', created: EVENT.created, data: {} });
    expect(await send({ body })).toMatchObject({ status: 200, json: { status: 'ignored' } });
    expect(await send({ body })).toMatchObject({ status: 200, json: { status: 'duplicate' } });
    expect(await count()).toBe(1);
  });

  it.each(SPELLINGS)('may spell its signature as %s', async (spelling) => {
    const signature = signatureOf(JSON.stringify(EVENT), SECRET, spelling);
    expect((await send({ signature })).status).toBe(200);
  });

  it('may be signed with any of several secrets, and with one in a list', async () => {
    const older = 'the secret before this one';
    await use({ secrets: [SECRET, older] });
    const body = JSON.stringify(EVENT);
    const signature = `v1,${'0'.repeat(64)} SHA256=${createHmac('sha256', older).update(body).digest('base64').replace('=', '')}`;
    expect((await send({ signature })).status).toBe(200);
  });

  it('pins one signature of the interface’s scheme', async () => {
    // echo -n '{}' | openssl dgst -sha256 -hmac 'a secret only for tests'
    const signature = createHmac('sha256', 'a secret only for tests').update('{}').digest('hex');
    expect(signature).toBe('0e1f0baff6ca40db5e4d49271013f47562c6b0c9ad434a2a0ad25ac90002c399');
    expect((await send({ body: '{}', signature })).status).toBe(400);
  });

  it.each([
    '2026-11-21T12:00:00.123456Z',
    '2026-11-21T13:00:00+01:00',
    '2026-11-21T12:00',
    '2026-11-21T11:59:59',
  ])('may write its moment as %s', async (created) => {
    expect((await send({ body: JSON.stringify({ ...EVENT, created }) })).status).toBe(200);
  });

  it.each([
    ['platform and product_id', { platform: 'weidian', product_id: '7212345601' }, 'weidian:7212345601'],
    ['platform and a number', { platform: 'taobao', id: 698834420016 }, 'taobao:698834420016'],
    [
      'the platform called “the service”',
      { platform: 'the service', id: '7212345601' },
      'weidian:7212345601',
    ],
    ['a platform of any length', { platform: 'Xianyu Second Hand', id: '12345' }, 'xianyu second hand:12345'],
    [
      'an id of any form',
      { platform: 'poizon', id: 'SPU/7212345601-7212345602.v2' },
      'poizon:SPU/7212345601-7212345602.v2',
    ],
    [
      'its link where the platform cannot be stored',
      { platform: 'a:b', id: '1', url: 'https://weidian.com/item.html?itemID=7212345601' },
      'weidian:7212345601',
    ],
    [
      'a canonical link',
      { canonical: 'https://weidian.com/item.html?itemID=7212345601' },
      'weidian:7212345601',
    ],
    [
      'an agent’s link',
      { url: 'https://cnfans.com/product/?platform=WEIDIAN&id=7212345601' },
      'weidian:7212345601',
    ],
    [
      'a batch',
      { platform: '1688', id: '12345', batch: { date: '2026-11-20', sku: 'Red', photos: [] } },
      '1688:12345',
    ],
    [
      'batches',
      { platform: '1688', id: '12345', batches: [{ date: '2026-11-20', sku: 'Red' }] },
      '1688:12345',
    ],
    ['a number for a batch', { platform: '1688', id: '12345', batch: 3, batches: 2 }, '1688:12345'],
    ['a top-level batch', { platform: '1688', id: '12345', date: '2026-11-20', sku: 'Red' }, '1688:12345'],
  ])('may name a product by %s', async (_how, data, about) => {
    const body = JSON.stringify({ event: 'qc.batch.created', created: EVENT.created, data });
    expect((await send({ body })).json).toEqual({ status: 'accepted' });
    expect((await store.events.list({}, 1))[0]?.about).toBe(about);
  });

  it.each(['convert.resolved', 'lookup.resolved'])(
    'may be a %s whose data says nothing to us',
    async (event) => {
      const body = JSON.stringify({ event, created: EVENT.created, data: { anything: [1] } });
      expect((await send({ body })).json).toEqual({ status: 'accepted' });
    },
  );

  it('teaches the cache what a look-up resolved to', async () => {
    const api = unreachableApi(() => NOW);
    await use({ api });
    const data = { platform: 'weidian', product_id: '7212345601', title: 'Told by event', price: { low: 1 } };
    await send({ body: JSON.stringify({ event: 'lookup.resolved', created: EVENT.created, data }) });
    const answer = await api.lookup({ platform: 'weidian', id: '7212345601' });
    expect(answer.data.title).toBe('Told by event');
  });

  it('makes what the cache knows old once, however often it is repeated', async () => {
    const invalidateTracking = vi.fn();
    await use({ api: { ...unreachableApi(), invalidateTracking } });
    for (let sent = 0; sent < 12; sent += 1) await send();
    expect(invalidateTracking.mock.calls).toEqual([[NUMBER]]);
  });

  it.each([
    ['lookup.resolved', { title: 'No price' }],
    ['lookup.resolved', { price: { low: 1 } }],
    ['convert.resolved', { canonical: 'https://weidian.com/item.html?itemID=7212345601' }],
  ])('that says less than the service would teaches nothing: a %s with %j', async (event, some) => {
    const updateCache = vi.fn();
    await use({ api: { ...unreachableApi(), putLookup: updateCache, putConversion: updateCache } });
    const data = { platform: 'weidian', id: '7212345601', product_id: '7212345601', ...some };
    await send({ body: JSON.stringify({ event, created: EVENT.created, data }) });
    expect(updateCache).not.toHaveBeenCalled();
  });
});

describe('what is refused', () => {
  it.each([
    ['no signature', { signature: null }],
    ['an empty one', { signature: '' }],
    ['one of other bytes', { signature: createHmac('sha256', SECRET).update('other').digest('hex') }],
    [
      'one by another secret',
      { signature: createHmac('sha256', 'some other secret').update(JSON.stringify(EVENT)).digest('hex') },
    ],
    [
      'half of one',
      { signature: createHmac('sha256', SECRET).update(JSON.stringify(EVENT)).digest('hex').slice(0, 32) },
    ],
    [
      'a right one of changed bytes',
      {
        body: JSON.stringify(EVENT).replace('Departed', 'departed'),
        signature: createHmac('sha256', SECRET).update(JSON.stringify(EVENT)).digest('hex'),
      },
    ],
    [
      'the right one behind too many wrong ones',
      {
        signature: [
          ...Array.from({ length: 20 }, () => '0'.repeat(64)),
          createHmac('sha256', SECRET).update(JSON.stringify(EVENT)).digest('hex'),
        ].join(),
      },
    ],
  ])('401: %s', async (_what, sent) => {
    expect(await send(sent)).toMatchObject({ status: 401 });
    expect(await count()).toBe(0);
  });

  it('401: everything, while no secret is set', async () => {
    await use({ secrets: [] });
    expect((await send()).status).toBe(401);
    expect(
      (await send({ signature: createHmac('sha256', '').update(JSON.stringify(EVENT)).digest('hex') }))
        .status,
    ).toBe(401);
  });

  it.each([
    ['not JSON', 'nonsense', undefined],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), undefined],
    ['an array', '[]', ['']],
    ['no event', JSON.stringify({ ...EVENT, event: undefined }), ['event']],
    ['no data', JSON.stringify({ ...EVENT, data: 'LP1' }), ['data']],
    ['a created that is none', JSON.stringify({ ...EVENT, created: 'yesterday' }), ['created']],
    ['a created of no calendar', JSON.stringify({ ...EVENT, created: '2026-13-45T00:00:00Z' }), ['created']],
    ['no tracking number', JSON.stringify({ ...EVENT, data: { latest: SCAN } }), ['data.tracking_id']],
    [
      'a tracking number that is none',
      JSON.stringify({ ...EVENT, data: { tracking_id: 'hello', latest: SCAN } }),
      ['data.tracking_id'],
    ],
    [
      'a scan that says nothing',
      JSON.stringify({ ...EVENT, data: { tracking_id: NUMBER, status: ' ', latest: {} } }),
      ['data.latest'],
    ],
    [
      'a scan of another shape',
      JSON.stringify({ ...EVENT, data: { tracking_id: NUMBER, latest: { date: 5 } } }),
      ['data.latest.date'],
    ],
    [
      'no product',
      JSON.stringify({
        event: 'qc.batch.created',
        created: EVENT.created,
        data: { url: 'https://example.com/' },
      }),
      ['data.product_id'],
    ],
  ])('400: %s, naming where, never what', async (_what, body, paths) => {
    const answer = await send({ body });
    expect(answer).toMatchObject({
      status: 400,
      json: { status: 'refused', ...(paths === undefined ? {} : { paths }) },
    });
    expect(JSON.stringify(answer.json)).not.toMatch(/hello|nonsense|yesterday|example\.com/);
    expect(await count()).toBe(0);
  });

  it('400 to whoever knows the secret is told to the log, naming where, never what', async () => {
    const lines: string[] = [];
    await use({ log: createLog('warn', { write: (line) => void lines.push(line) }) });
    await send({ body: JSON.stringify({ ...EVENT, data: { tracking_id: 'hello' } }) });
    await send({ body: 'hello', signature: 'forged' });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'event refused', paths: expect.arrayContaining(['data.tracking_id']) },
    ]);
    expect(lines.join('')).not.toContain('hello');
  });

  it.each([
    ['more than 5 minutes ahead', 5 * 60_000 + 1_000, 400],
    ['less than 5 minutes ahead', 5 * 60_000 - 1_000, 200],
    ['less than 7 days old', -7 * 86_400_000 + 1_000, 200],
    ['more than 7 days old', -7 * 86_400_000 - 1_000, 400],
  ])('400 or not: created %s', async (_what, offset, status) => {
    const event = trackingUpdated(NUMBER, SCAN, new Date(NOW + offset));
    expect((await send({ body: JSON.stringify(event) })).status).toBe(status);
  });

  it('413 before the signature is looked at, also without a length', async () => {
    expect((await send({ body: 'x'.repeat(256 * 1024 + 1), signature: null })).status).toBe(413);
    expect((await send({ body: ' '.repeat(256 * 1024) })).status).toBe(400);
  });

  it.each([
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': '' }],
    [{ 'content-encoding': 'gzip' }],
  ])('415: %j', async (headers) => {
    expect((await send({ headers })).status).toBe(415);
  });

  it.each([{ 'content-type': 'application/json; charset=utf-8' }, { 'content-type': 'APPLICATION/JSON' }])(
    'not 415: %j',
    async (headers) => {
      expect((await send({ headers })).status).toBe(200);
    },
  );

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('405: %s', async (method) => {
    const answer = await send({ method });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
  });

  it.each(['/', '/webhooks', '/webhook/x', '/WEBHOOK'])('404: %s', async (path) => {
    expect((await send({ path })).status).toBe(404);
  });

  it('429 after many bad signatures from one address, while right ones still get through', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1)
      statuses.push((await send({ signature: '0'.repeat(64) })).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(statuses.at(-1)).toBe(429);
    expect((await send()).status).toBe(200);
  });

  it('503 with Retry-After when it cannot be stored, and nothing is acknowledged', async () => {
    await use({ ingest: () => Promise.reject(new Error('disk full')) });
    const answer = await send();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.stringify(answer.json)).not.toContain('disk');
  });
});

describe('health', () => {
  it('is up, and ready when gateway and database are', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await use({
      health: async () => ({ ready: false, gateway: false, database: true, waiting: 0, oldestWaitingMs: 0 }),
    });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ gateway: false, database: true });
  });

  it('that fails is told to the log, and to nobody else', async () => {
    const lines: string[] = [];
    await use({
      health: () => Promise.reject(new Error('database is locked')),
      log: createLog('error', { write: (line) => void lines.push(line) }),
    });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ status: 'refused', reason: 'The request failed.' });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { url: '/readyz', err: { message: 'database is locked' } },
    ]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
