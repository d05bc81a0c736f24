import { expect, test } from 'vitest';
import type { Change } from '../../../sandbox/service/index.ts';
import { qcResult, qcSet, trackingResult, trackingUpdate } from './interface-schema.ts';
import { serve } from './support.ts';

test('a parcel advances through its planned scans and notifies every listener', async () => {
  let clock = Date.UTC(2026, 4, 20, 12);
  const { get, service } = await serve({ now: () => clock });
  const changes: Change[] = [];
  const stop = service.onChange((change) => changes.push(change));
  const number = 'LP006472184CN';
  const steps: string[] = [];
  for (
    let latest = service.parcels.advance(number);
    latest !== null;
    latest = service.parcels.advance(number)
  ) {
    steps.push(trackingUpdate.parse(latest).status);
    const result = trackingResult.parse((await get('/v1/tracking', { num: number })).json());
    expect(result.count).toBe(steps.length);
    expect(result.updates[0]).toEqual(latest);
    clock += 60_000;
  }
  expect(steps.at(-1)).toContain('Delivered');
  expect(changes.map((change) => (change.kind === 'scan' ? change.latest.status : change.kind))).toEqual(
    steps,
  );
  stop();
  service.parcels.advance('RR482170353CN');
  expect(changes).toHaveLength(steps.length);
});

test('a parcel without planned scans, or an unknown one, does not advance', async () => {
  const { service } = await serve();
  expect(service.parcels.advance('UJ558209175CN')).toBeNull();
  expect(service.parcels.advance('nobody')).toBeNull();
});

test('a parcel can set out again from where it was at the start', async () => {
  const { get, service } = await serve();
  const number = 'LX208857143CN';
  const before = trackingResult.parse((await get('/v1/tracking', { num: number })).json());
  const planned = service.parcels.remaining(number);
  service.parcels.advance(number);
  service.parcels.scan(number, 'Delivered', 'final');
  const changes: string[] = [];
  service.onChange((change) => changes.push(change.kind === 'scan' ? change.latest.status : change.kind));
  service.parcels.restart(number);
  const after = trackingResult.parse((await get('/v1/tracking', { num: number })).json());
  expect(after.updates.map(({ status }) => status)).toEqual(before.updates.map(({ status }) => status));
  expect(service.parcels.remaining(number)).toBe(planned);
  expect(changes).toEqual([before.updates[0]?.status]);
  expect(service.parcels.restart('nobody')).toBeNull();
});

test('a new batch is added last and keeps the URLs of the others', async () => {
  const { get, service } = await serve();
  const changes: Change[] = [];
  service.onChange((change) => changes.push(change));
  const product = { platform: 'weidian', id: '7212345601' } as const;
  const before = qcResult.parse((await get('/v1/qc', product)).json());
  const batch = qcSet.parse(service.qc.addBatch(product));
  const after = qcResult.parse((await get('/v1/qc', product)).json());
  expect(after.batches).toEqual([...before.batches, batch]);
  expect(changes).toEqual([{ kind: 'batch', product, canonical: before.canonical, batch }]);
  expect(service.qc.addBatch({ platform: 'weidian', id: '1' })).toBeNull();
});

test('the service notifies listeners of look-ups and conversions, but not of refusals', async () => {
  const { get, service } = await serve();
  const changes: string[] = [];
  service.onChange(({ kind }) => changes.push(kind));
  const url = 'https://weidian.com/item.html?itemID=7212345601';
  await get('/v1/lookup', { url });
  await get('/v1/convert', { url });
  await get('/v1/lookup', { url, agent: 'nobody' });
  await get('/v1/convert', { url: 'https://example.com' });
  expect(changes).toEqual(['lookup', 'convert']);
});
