import { describe, expect, it } from 'vitest';
import { BASE, LOOKUP, PARCEL, PRODUCT, useMockService } from './mock-service.ts';

const service = useMockService();

describe('requests to the service', () => {
  it('use the parameter names of the interface', async () => {
    service.answer('/v1/tracking?num=LP001', PARCEL);
    service.answer('/v1/qc?platform=weidian&id=7260605276', { ...LOOKUP });
    service.answer('/v1/qc?url=https%3A%2F%2Fm.tb.cn%2Fx', { ...LOOKUP });
    service.answer('/v1/lookup?platform=weidian&id=7260605276&agent=cnfans', LOOKUP);
    const client = service.client();
    await client.tracking('LP001');
    await client.qc(PRODUCT);
    await client.qc({ url: 'https://m.tb.cn/x' });
    await client.lookup(PRODUCT, { agent: 'cnfans' });
    service.agent.assertNoPendingInterceptors();
  });

  it.each([
    ['repeat', 'agents=a&agents=b'],
    ['comma', 'agents=a%2Cb'],
    ['brackets', 'agents%5B%5D=a&agents%5B%5D=b'],
  ] as const)(
    'encode agents as %s, and keep only these agents of the answer',
    async (arrayEncoding, query) => {
      service.answer(`/v1/convert?url=u&${query}`, {
        platform: 'weidian',
        id: '1',
        agents: { a: 'https://a.example', c: 'https://c.example' },
      });
      const { data } = await service.client({ arrayEncoding }).convert('u', { agents: ['a', 'b'] });
      expect(data.agents).toEqual({ a: 'https://a.example' });
    },
  );

  it('keep the path of the base URL', async () => {
    service.answer('/deep/v1/tracking?num=LP001', PARCEL);
    await expect(service.client({ baseUrl: `${BASE}/deep` }).tracking('LP001')).resolves.toMatchObject({
      stale: false,
    });
  });
});
