import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { SIGNATURE_FORMATS, signatureOf } from '../../sandbox/service/index.ts';
import { EVENT, NOW, NUMBER, useReceiver } from '../support/receiver-harness.ts';
import { unreachableApi } from '../support/running-receiver.ts';
import { SECRET } from '../support/signed-events.ts';

const { store, use, send, count } = useReceiver();

describe('the receiver accepts an event', () => {
  it('after storing it, and recognises a duplicate', async () => {
    expect(await send()).toMatchObject({ status: 200, json: { status: 'accepted' } });
    expect(await send()).toMatchObject({ status: 200, json: { status: 'duplicate' } });
    const [event] = await store().events.list({}, 10);
    expect(event).toMatchObject({
      kind: 'tracking.updated',
      source: 'webhook',
      about: NUMBER,
      createdAt: NOW,
    });
  });

  it('of an unknown kind, stores it, and recognises a duplicate', async () => {
    const body = JSON.stringify({ event: 'parcel.exploded', created: EVENT.created, data: {} });
    expect(await send({ body })).toMatchObject({ status: 200, json: { status: 'ignored' } });
    expect(await send({ body })).toMatchObject({ status: 200, json: { status: 'duplicate' } });
    expect(await count()).toBe(1);
  });

  it.each(SIGNATURE_FORMATS)('with a signature written as %s', async (format) => {
    const signature = signatureOf(JSON.stringify(EVENT), SECRET, format);
    expect((await send({ signature })).status).toBe(200);
  });

  it('signed with any of its secrets, also with several signatures in the header', async () => {
    const older = 'the secret before this one';
    await use({ secrets: [SECRET, older] });
    const body = JSON.stringify(EVENT);
    const signature = `v1,${'0'.repeat(64)} SHA256=${createHmac('sha256', older).update(body).digest('base64').replace('=', '')}`;
    expect((await send({ signature })).status).toBe(200);
  });

  it('with a known signature of the interface’s scheme', async () => {
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
  ])('with a time written as %s', async (created) => {
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
  ])('that names a product by %s', async (_how, data, about) => {
    const body = JSON.stringify({ event: 'qc.batch.created', created: EVENT.created, data });
    expect((await send({ body })).json).toEqual({ status: 'accepted' });
    expect((await store().events.list({}, 1))[0]?.about).toBe(about);
  });

  it.each(['convert.resolved', 'lookup.resolved'])(
    'of kind %s with data that it does not understand',
    async (event) => {
      const body = JSON.stringify({ event, created: EVENT.created, data: { anything: [1] } });
      expect((await send({ body })).json).toEqual({ status: 'accepted' });
    },
  );

  it('and puts a resolved look-up into the cache', async () => {
    const api = unreachableApi(() => NOW);
    await use({ api });
    const data = { platform: 'weidian', product_id: '7212345601', title: 'From an event', price: { low: 1 } };
    await send({ body: JSON.stringify({ event: 'lookup.resolved', created: EVENT.created, data }) });
    const answer = await api.lookup({ platform: 'weidian', id: '7212345601' });
    expect(answer.data.title).toBe('From an event');
  });

  it('and invalidates the cache once, however often the event is repeated', async () => {
    const invalidateTracking = vi.fn();
    await use({ api: { ...unreachableApi(), invalidateTracking } });
    for (let sent = 0; sent < 12; sent += 1) await send();
    expect(invalidateTracking.mock.calls).toEqual([[NUMBER]]);
  });

  it.each([
    ['lookup.resolved', { title: 'No price' }],
    ['lookup.resolved', { price: { low: 1 } }],
    ['convert.resolved', { canonical: 'https://weidian.com/item.html?itemID=7212345601' }],
  ])('but does not change the cache for an incomplete %s with %j', async (event, some) => {
    const updateCache = vi.fn();
    await use({ api: { ...unreachableApi(), putLookup: updateCache, putConversion: updateCache } });
    const data = { platform: 'weidian', id: '7212345601', product_id: '7212345601', ...some };
    await send({ body: JSON.stringify({ event, created: EVENT.created, data }) });
    expect(updateCache).not.toHaveBeenCalled();
  });
});
