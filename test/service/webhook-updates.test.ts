import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertResult, lookupResult } from '../../src/service/index.ts';
import { webUrl } from '../support/any-text.ts';
import { LOOKUP, PARCEL, PRODUCT, useMockService } from './mock-service.ts';

const service = useMockService();

describe('the cache after a webhook', () => {
  it('expires an invalidated answer at once, also after the clock was set back', async () => {
    service.answer('/v1/tracking?num=LP001', PARCEL);
    const client = service.client();
    await client.tracking('LP001');
    service.now -= 6 * 3_600_000;
    client.invalidateTracking('LP001');
    service.answer('/v1/tracking?num=LP001', { ...PARCEL, updates: [] });
    expect((await client.tracking('LP001')).data.updates).toEqual([]);
  });

  const LINK = 'https://weidian.com/item.html?itemID=7260605276';
  const CONVERSION = { platform: 'weidian', id: PRODUCT.id, canonical: LINK };
  const reported = (agents: Record<string, string>) => convertResult.parse({ ...CONVERSION, agents });
  const path = `/v1/convert?${new URLSearchParams({ url: LINK })}`;

  it('merges the links of a reported conversion into the cached one', async () => {
    service.answer(path, { ...CONVERSION, agents: { a: 'old', b: 'old' } });
    const client = service.client();
    await client.convert(LINK);
    client.putConversion(reported({ a: 'new', c: 'new' }), service.now + 1);
    client.putConversion(reported({ b: 'older', d: 'older' }), service.now - 1);
    const { data, checkedAt } = await client.convert(LINK);
    expect(data.agents).toEqual({ a: 'new', b: 'old', c: 'new', d: 'older' });
    expect(checkedAt).toBe(service.now);
    // Its age stays the same, so it expires a day after the call.
    service.now += 24 * 3_600_000 + 1;
    service.answer(path, { ...CONVERSION, agents: { a: 'today' } });
    expect((await client.convert(LINK)).data.agents).toEqual({ a: 'today' });
  });

  it('does not serve a reported conversion of one agent as the list of all agents', async () => {
    const client = service.client();
    client.putConversion(reported({ a: 'reported' }), service.now);
    service.answer(path, { ...CONVERSION, agents: { a: 'full', b: 'full' } });
    expect((await client.convert(LINK)).data.agents).toEqual({ a: 'full', b: 'full' });
  });

  it('never loses an agent of a product through reported conversions', async () => {
    const links = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), webUrl);
    await fc.assert(
      fc.asyncProperty(
        links,
        fc.array(fc.tuple(links, fc.integer({ min: -1e6, max: 1e6 }))),
        async (full, events) => {
          service.answer(path, { ...CONVERSION, agents: full });
          const client = service.client();
          await client.convert(LINK);
          for (const [agents, age] of events) client.putConversion(reported(agents), service.now + age);
          const { data } = await client.convert(LINK);
          expect(Object.keys(data.agents)).toEqual(expect.arrayContaining(Object.keys(full)));
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([{ source_agent: 'cnfans' }, { warehouse: { agent: 'cnfans' } }])(
    'serves a reported look-up only for the agent it names: %j',
    async (of) => {
      const client = service.client();
      client.putLookup(lookupResult.parse({ ...LOOKUP, title: 'Reported', ...of }), service.now);
      service.answer('/v1/lookup?platform=weidian&id=7260605276', { ...LOOKUP, title: 'Requested' });
      expect((await client.lookup(PRODUCT)).data.title).toBe('Requested');
      expect((await client.lookup(PRODUCT, { agent: 'cnfans' })).data.title).toBe('Reported');
    },
  );
});
