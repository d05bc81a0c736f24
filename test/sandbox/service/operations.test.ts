import { expect, test } from 'vitest';
import { PARCELS } from '../../../sandbox/service/data/parcels.ts';
import { SAMPLES } from '../../../sandbox/service/index.ts';
import { momentAt } from '../../../sandbox/service/store/date-and-hour.ts';
import { timeZoneOf } from '../../../sandbox/service/store/time-zones.ts';
import { convertResult, lookupResult, qcResult, trackingResult } from './interface-schema.ts';
import { serve } from './support.ts';

test('tracking answers every parcel as documented, newest scan first', async () => {
  const { get } = await serve();
  const counts = new Map<string, number>();
  for (const { number, scans } of PARCELS) {
    const answer = await get('/v1/tracking', { num: number });
    expect(answer.statusCode).toBe(200);
    const result = trackingResult.parse(answer.json());
    expect(result.tracking_number).toBe(number);
    expect(result.updates.map(({ status }) => status)).toEqual(scans.map(([, status]) => status));
    counts.set(number, result.count);
  }
  expect(counts.size).toBeGreaterThanOrEqual(10);
  expect([...counts.values()]).toEqual(expect.arrayContaining([0, 1, 34, 60]));
});

test.each([
  ['at midnight', Date.UTC(2026, 4, 20, 0, 1)],
  ['at noon', Date.UTC(2026, 4, 20, 12)],
  ['late in the evening', Date.UTC(2026, 4, 20, 23, 58)],
])(
  'journeys take as many days %s, with the newest scan first and none in the future',
  async (_when, moment) => {
    const { get } = await serve({ now: () => moment });
    const daysOf = async (num: string) => {
      const { updates } = trackingResult.parse((await get('/v1/tracking', { num })).json());
      return [updates.at(-1)?.date, updates.at(0)?.date];
    };
    expect((await daysOf('LX208857143CN'))[0]).toBe('2026-05-08');
    expect(await daysOf('LX431090877CN')).toEqual(['2026-05-07', '2026-05-18']);
    expect(await daysOf('LX552130662CN')).toEqual(['2026-05-09', '2026-05-19']);
    for (const { number } of PARCELS) {
      const { updates } = trackingResult.parse((await get('/v1/tracking', { num: number })).json());
      const moments = updates.map(({ date, hour, status, location, country }) =>
        momentAt(Date.parse(date), hour, timeZoneOf([status, location, country])),
      );
      expect(moments, number).toEqual(moments.toSorted((a, b) => b - a));
      expect(moments[0] ?? 0, number).toBeLessThanOrEqual(moment);
    }
  },
);

test('a scan has the date and hour of its place', async () => {
  const { get, service } = await serve({ now: () => Date.UTC(2026, 4, 20, 20) });
  const newest = async (num: string) =>
    trackingResult.parse((await get('/v1/tracking', { num })).json()).updates[0];
  for (const number of ['RR482170353CN', 'LX431090877CN', 'LX208857143CN', 'LY388201569CN'])
    service.parcels.scan(number, 'Scanned');
  expect(await newest('RR482170353CN')).toMatchObject({ country: 'CN', date: '2026-05-21', hour: '04:00' });
  expect(await newest('LX431090877CN')).toMatchObject({
    location: 'Chicago',
    date: '2026-05-20',
    hour: '15:00',
  });
  expect(await newest('LX208857143CN')).toMatchObject({ country: 'DE', date: '2026-05-20', hour: '22:00' });
  expect(await newest('LY388201569CN')).toMatchObject({ country: '', date: '2026-05-21', hour: '04:00' });
});

test('num and its alias id are equivalent, in any letter case', async () => {
  const { get } = await serve({ now: () => 1_780_000_000_000 });
  const byNum = await get('/v1/tracking', { num: 'LX208857143CN' });
  const byId = await get('/v1/tracking', { id: ' lx208857143cn ' });
  expect(byId.json()).toEqual(byNum.json());
});

test('qc answers every product as documented, by link and by id', async () => {
  const { get } = await serve();
  const totals: number[] = [];
  for (const { platform, id, canonical } of SAMPLES.products) {
    const byId = await get('/v1/qc', { platform, id });
    expect(byId.statusCode).toBe(200);
    const result = qcResult.parse(byId.json());
    expect(result).toMatchObject({ platform, product_id: id, canonical });
    expect((await get('/v1/qc', { url: canonical })).json()).toEqual(result);
    totals.push(result.total_photos);
  }
  expect(totals).toEqual(expect.arrayContaining([0, 1, 10, 28, 60, 67]));
});

test('lookup answers every product as documented', async () => {
  const { get } = await serve();
  for (const { platform, id, title } of SAMPLES.products) {
    const answer = await get('/v1/lookup', { platform, id });
    expect(answer.statusCode).toBe(200);
    const result = lookupResult.parse(answer.json());
    expect(result).toMatchObject({ platform, product_id: id, title });
    const { options, skus } = result.variants;
    expect(skus).toHaveLength(
      options.length === 0 ? 0 : options.reduce((sum, { values }) => sum * values.length, 1),
    );
    for (const sku of skus) {
      expect(Object.keys(sku.attrs)).toEqual(options.map(({ name }) => name));
      expect(sku.price).toBeGreaterThanOrEqual(result.price?.low ?? 0);
      expect(sku.price).toBeLessThanOrEqual(result.price?.high ?? 0);
    }
    if (skus.length > 0) {
      expect(result.availability.total_stock).toBe(skus.reduce((sum, { stock }) => sum + stock, 0));
      expect(Math.max(...skus.map(({ price }) => price))).toBe(result.price?.high);
    }
    expect(result.availability.in_stock).toBe(result.availability.total_stock > 0);
  }
});

test('the documented first platform value means Weidian', async () => {
  const { get } = await serve();
  const answer = await get('/v1/lookup', { platform: 'the service', id: '7212345601' });
  expect(lookupResult.parse(answer.json()).platform).toBe('weidian');
});

test('qc uses the warehouse of the link’s agent unless another is forced', async () => {
  const { get } = await serve();
  const url =
    'https://www.kakobuy.com/item/details?url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7212345601';
  const detected = lookupResult.parse((await get('/v1/lookup', { url })).json());
  expect([detected.source_agent, detected.warehouse?.agent]).toEqual(['kakobuy', 'kakobuy']);
  const forced = lookupResult.parse((await get('/v1/lookup', { url, agent: 'superbuy' })).json());
  expect([forced.source_agent, forced.warehouse?.agent]).toEqual(['superbuy', 'superbuy']);
  expect(forced.warehouse).not.toEqual({ ...detected.warehouse, agent: 'superbuy' });
});

test('every agent link resolves to its product', async () => {
  const { get } = await serve();
  for (const { id, agents } of SAMPLES.products) {
    for (const [agent, url] of Object.entries(agents)) {
      const answer = await get('/v1/lookup', { url });
      expect(answer.statusCode, url).toBe(200);
      expect(answer.json(), url).toMatchObject({ product_id: id, source_agent: agent });
    }
  }
});

test('convert accepts product links of all four platforms, for every agent', async () => {
  const { get } = await serve();
  const links = [
    ['weidian', '5789470155', 'https://weidian.com/item.html?itemID=5789470155&spider_token=1'],
    ['taobao', '675330231400', 'https://item.taobao.com/item.htm?spm=a1z10&id=675330231400'],
    ['1688', '669572555511', 'https://detail.1688.com/offer/669572555511.html'],
    ['tmall', '704158110123', 'https://detail.tmall.com/item.htm?id=704158110123'],
  ] as const;
  for (const [platform, id, url] of links) {
    const result = convertResult.parse((await get('/v1/convert', { url })).json());
    expect(result).toMatchObject({ platform, id });
    expect(Object.keys(result.agents).length).toBeGreaterThan(25);
    for (const link of Object.values(result.agents)) expect(link).toContain(id);
  }
});

test.each([
  'agents=cnfans&agents=kakobuy',
  'agents=cnfans,kakobuy',
  'agents[]=cnfans&agents[]=kakobuy',
  'agents%5B%5D=kakobuy,cnfans',
])('agents are restricted by %s', async (agents) => {
  const { get } = await serve();
  const url = encodeURIComponent('https://weidian.com/item.html?itemID=5789470155');
  const result = convertResult.parse((await get('/v1/convert', `url=${url}&${agents}`)).json());
  expect(Object.keys(result.agents).toSorted()).toEqual(['cnfans', 'kakobuy']);
});

test('known short links resolve to products', async () => {
  const { get } = await serve();
  expect(SAMPLES.shortLinks).toEqual(
    expect.arrayContaining(['https://k.youshop10.com/abc123', 'https://m.tb.cn/h.sandbox1']),
  );
  for (const url of SAMPLES.shortLinks) expect((await get('/v1/qc', { url })).statusCode, url).toBe(200);
});
