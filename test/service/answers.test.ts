import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/service/index.ts';
import { failure, LOOKUP, PRODUCT, useMockService } from './mock-service.ts';

const service = useMockService();

const scan = (index: number) => ({ date: '2026-11-20', status: `Scan ${index}` });
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('long answers of the service', () => {
  it.each([
    [{ count: 30_000 }, 30_000],
    [{}, 2_000],
    [{ count: null }, 2_000],
  ])('keep the 300 newest scans, and say how many there are: %j', async (counted, count) => {
    const updates = many(30_000, scan);
    service.answer('/v1/tracking?num=LP001', { tracking_number: 'LP001', ...counted, updates, source: 'x' });
    const { data } = await service.client().tracking('LP001');
    expect(data.updates.map(({ status }) => status)).toEqual(many(300, (index) => `Scan ${index}`));
    expect(data).toMatchObject({ count, source: 'x' });
  });

  it('keep the newest QC sets, wherever in the list they are', async () => {
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    const batches = many(900, (index) => ({ date: day(index), sku: String(index), photos: [] }));
    service.answer('/v1/qc?platform=weidian&id=7260605276', { ...LOOKUP, batch_count: 900, batches });
    const { data } = await service.client().qc(PRODUCT);
    expect(data.batches.map(({ sku }) => sku)).toEqual(many(300, (index) => String(600 + index)));
    expect(data.batch_count).toBe(900);
  });

  it('lose the ends of texts, of other lists and of objects', async () => {
    const agents = Object.fromEntries(many(5_000, (index) => [`agent${index}`, 'https://example.com']));
    service.answer('/v1/convert?url=https%3A%2F%2Fexample.com', { platform: 'weidian', id: '1', agents });
    expect(Object.keys((await service.client().convert('https://example.com')).data.agents)).toHaveLength(
      500,
    );
    const skus = many(3_000, (index) => ({ attrs: { Size: String(index) } }));
    service.answer('/v1/lookup?platform=weidian&id=7260605276', {
      ...LOOKUP,
      title: 'x'.repeat(50_000),
      sizes: many(3_000, String),
      variants: { options: [], skus },
    });
    const { data } = await service.client().lookup(PRODUCT);
    expect(data.title).toHaveLength(20_000);
    expect(data.sizes).toHaveLength(500);
    expect(data.variants?.skus).toHaveLength(2_000);
  });
});

describe('answers of the service', () => {
  it('may lack any field but the identifying ones, or have it null', async () => {
    service.answer('/v1/lookup?platform=weidian&id=7260605276', {
      ...LOOKUP,
      title: null,
      price: null,
      sizes: null,
      unknown: 1,
    });
    const { data } = await service.client().lookup(PRODUCT);
    expect(data).toMatchObject({ ...LOOKUP, sizes: [], versions: [] });
    expect(data.title).toBeUndefined();
  });

  it.each([[true], [['7 days']], [{ value: {} }]])(
    'lose a turnover of unknown type: %j',
    async (turnover) => {
      service.answer('/v1/lookup?platform=weidian&id=7260605276', {
        ...LOOKUP,
        warehouse: { turnover, weight_g: 5 },
      });
      const { data } = await service.client().lookup(PRODUCT);
      expect(data.warehouse).toMatchObject({ turnover: undefined, weight_g: 5 });
    },
  );

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
  ])('may have a turnover of %j', async (turnover, expected) => {
    service.answer('/v1/lookup?platform=weidian&id=7260605276', { ...LOOKUP, warehouse: { turnover } });
    const { data } = await service.client().lookup(PRODUCT);
    expect(data.warehouse?.turnover).toMatchObject(expected);
  });

  it.each([
    ['<html></html>', undefined],
    [{ tracking_number: 5 }, 'tracking_number: invalid_type'],
    [{ tracking_number: 'LP001', updates: 'secret' }, 'updates: invalid_type'],
    [{ tracking_number: 'OTHER', updates: [] }, 'answers something else'],
    [[], undefined],
  ])('of the wrong shape are rejected as not understood: %j', async (body, detail) => {
    service.answer('/v1/tracking?num=LP001', body);
    const error = await failure(service.client().tracking('LP001'));
    expect(error.kind).toBe('not_understood');
    if (detail !== undefined) expect(error.detail).toContain(detail);
    expect(error.detail).not.toContain('secret');
  });

  it('lose the entries of a list that cannot be read, and no others', async () => {
    const client = service.client();
    const scan = { date: '2026-11-20', status: 'Accepted' };
    service.answer('/v1/tracking?num=LP001', {
      tracking_number: 'LP001',
      count: 3,
      updates: [{ status: 5 }, scan, null],
    });
    expect((await client.tracking('LP001')).data).toMatchObject({ count: 3, updates: [scan] });
    const url = 'https://weidian.com/item.html?itemID=7260605276';
    const agents = { kakobuy: 'https://kakobuy.example/1', oopbuy: 5 };
    service.answer(`/v1/convert?url=${encodeURIComponent(url)}`, { platform: 'weidian', id: '1', agents });
    expect((await client.convert(url)).data.agents).toEqual({ kakobuy: agents.kakobuy });
    const sku = { attrs: { color: 'black' }, stock: 3 };
    service.answer('/v1/lookup?platform=weidian&id=7260605276', {
      ...LOOKUP,
      variants: { skus: [sku, { attrs: { color: 5 } }] },
    });
    expect((await client.lookup(PRODUCT)).data.variants?.skus).toMatchObject([sku]);
  });

  it('with a list of which no entry can be read are rejected: it is not empty', async () => {
    service.answer('/v1/tracking?num=LP001', { tracking_number: 'LP001', updates: [{ status: 5 }] });
    expect(await failure(service.client().tracking('LP001'))).toMatchObject({
      kind: 'not_understood',
      detail: 'updates: custom',
    });
  });

  it('of any JSON become a result or an ApiError', async () => {
    const client = service.client();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.stringMatching(/^[A-Z]{8}$/), async (body, number) => {
        service.answer(`/v1/tracking?num=${number}`, JSON.stringify(body));
        await client.tracking(number, { fresh: true }).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ApiError);
        });
      }),
      { numRuns: 50 },
    );
  });
});
