import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type RunningService,
  SAMPLES,
  SIGNATURE_FORMATS,
  signatureOf,
  startService,
} from '../../../sandbox/service/index.ts';

const SECRET = 'a secret only for tests';
const PARCEL = 'LX208857143CN';

interface Received {
  readonly body: string;
  readonly signature: string;
}

let subscriber: FastifyInstance;
let url: string;
let received: Received[];
let refuse: number;
let service: RunningService;

beforeEach(async () => {
  received = [];
  refuse = 0;
  subscriber = fastify({ forceCloseConnections: true });
  subscriber.removeAllContentTypeParsers();
  subscriber.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  subscriber.post('/', async (request, reply) => {
    received.push({ body: String(request.body), signature: String(request.headers['x-reps-signature']) });
    if (refuse === 0) return {};
    refuse -= 1;
    return reply.code(503).send();
  });
  url = await subscriber.listen({ host: '127.0.0.1', port: 0 });
  service = await startService({ webhookRetryDelaysMs: [5, 5, 5] });
  service.service.webhooks.subscribe({ url, secret: SECRET });
});
afterEach(async () => {
  await service.close();
  await subscriber.close();
});

const arrived = (count: number) => expect.poll(() => received.length, { interval: 5 }).toBe(count);
const statusOf = ({ body }: Received) => JSON.parse(body).data.status;

describe('the service’s webhooks', () => {
  it.each(SIGNATURE_FORMATS)('are signed over their bytes in the format %s', async (format) => {
    service.service.webhooks.signatureFormat = format;
    const latest = service.service.parcels.advance(PARCEL);
    await arrived(1);
    const [{ body, signature } = { body: '', signature: '' }] = received;
    expect(signature).toBe(signatureOf(body, SECRET, format));
    expect(JSON.parse(body)).toMatchObject({
      event: 'tracking.updated',
      data: { tracking_id: PARCEL, status: latest?.status, latest },
    });
  });

  it('report batches, look-ups and conversions', async () => {
    const [product] = SAMPLES.products;
    if (product === undefined) throw new Error('no sample');
    service.service.qc.addBatch(product);
    const ask = (operation: string) =>
      fetch(`${service.url}/v1/${operation}?url=${encodeURIComponent(product.canonical)}`, {
        headers: { authorization: 'Bearer demo-key' },
      });
    await ask('lookup');
    await ask('convert');
    await arrived(3);
    expect(received.map(({ body }) => JSON.parse(body).event).sort()).toEqual([
      'convert.resolved',
      'lookup.resolved',
      'qc.batch.created',
    ]);
  });

  it('are retried with the same bytes until accepted, in order', async () => {
    refuse = 2;
    const first = service.service.parcels.advance(PARCEL);
    const second = service.service.parcels.advance(PARCEL);
    await arrived(4);
    expect(received.map(statusOf)).toEqual([first?.status, first?.status, first?.status, second?.status]);
    expect(new Set(received.slice(0, 3).map(({ body, signature }) => `${body}${signature}`)).size).toBe(1);
    await expect
      .poll(() => service.service.webhooks.log.map(({ status, attempt }) => [status, attempt]), {
        interval: 5,
      })
      .toEqual([
        [503, 1],
        [503, 2],
        [200, 3],
        [200, 1],
      ]);
  });

  it('can be sent again, and forged', async () => {
    expect(await service.service.webhooks.sendAgain()).toBeNull();
    service.service.parcels.advance(PARCEL);
    await arrived(1);
    expect(await service.service.webhooks.sendAgain()).toBe(200);
    expect(received[1]).toEqual(received[0]);
    await service.service.webhooks.sendForged({ event: 'tracking.updated', data: {} });
    const { body = '', signature } = received[2] ?? {};
    expect(SIGNATURE_FORMATS.map((format) => signatureOf(body, SECRET, format))).not.toContain(signature);
  });

  it('are not sent without a subscriber', async () => {
    service.service.webhooks.subscribe(null);
    service.service.parcels.advance(PARCEL);
    expect(await service.service.webhooks.sendForged({ event: 'x', data: {} })).toBeNull();
    expect(received).toEqual([]);
  });
});
