import { expect, test } from 'vitest';
import { SAMPLES } from '../../../sandbox/service/index.ts';
import { errorResult } from './interface-schema.ts';
import { serve } from './support.ts';

const OURS = 'https://weidian.com/item.html?itemID=7212345601';

const CASES: readonly (readonly [
  path: string,
  query: string | Record<string, string>,
  status: number,
  code: string,
])[] = [
  ['/v1/tracking', {}, 400, 'missing_parameter'],
  ['/v1/tracking', { num: '' }, 400, 'missing_parameter'],
  ['/v1/tracking', { num: 'A', id: 'B' }, 400, 'conflicting_parameters'],
  ['/v1/tracking', 'num=A&num=B', 400, 'conflicting_parameters'],
  ['/v1/tracking', { num: 'x'.repeat(6000) }, 400, 'invalid_parameter'],
  ['/v1/tracking', { num: 'LP000000000CN' }, 404, 'unknown_number'],
  ['/v1/qc', {}, 400, 'missing_parameter'],
  ['/v1/qc', { platform: 'weidian' }, 400, 'missing_parameter'],
  ['/v1/qc', { id: '7212345601' }, 400, 'missing_parameter'],
  ['/v1/qc', { url: OURS, platform: 'weidian', id: '7212345601' }, 400, 'conflicting_parameters'],
  ['/v1/qc', { url: OURS, id: '7212345601' }, 400, 'conflicting_parameters'],
  ['/v1/qc', { platform: 'ebay', id: '7212345601' }, 400, 'unknown_platform'],
  ['/v1/qc', { platform: 'weidian', id: 'abc' }, 400, 'invalid_parameter'],
  ['/v1/qc', { platform: 'weidian', id: '1234567890' }, 404, 'unknown_product'],
  ['/v1/qc', { url: 'https://weidian.com/item.html?itemID=1234567890' }, 404, 'unknown_product'],
  ['/v1/qc', { url: 'not a link' }, 400, 'invalid_parameter'],
  ['/v1/qc', { url: 'javascript:alert(1)' }, 400, 'invalid_parameter'],
  ['/v1/lookup', {}, 400, 'missing_parameter'],
  ['/v1/lookup', { url: OURS, agent: 'nobody' }, 400, 'unknown_agent'],
  ['/v1/lookup', { url: 'https://example.com/' }, 404, 'unknown_link'],
  ['/v1/lookup', { url: 'https://weidian.com/?userid=1625671124' }, 404, 'unknown_link'],
  ['/v1/lookup', { url: 'https://weidian.com/item.html?itemID=abc' }, 404, 'unknown_link'],
  ['/v1/convert', {}, 400, 'missing_parameter'],
  ['/v1/convert', { platform: 'weidian', id: '7212345601' }, 400, 'missing_parameter'],
  ['/v1/convert', { url: OURS, agents: 'cnfans,nobody' }, 400, 'unknown_agent'],
  ['/v1/convert', { url: 'https://m.tb.cn/h.nobodymadethis' }, 404, 'unknown_link'],
  [
    '/v1/convert',
    { url: 'https://notcnfans.com/product?id=675330231400&platform=TAOBAO' },
    404,
    'unknown_link',
  ],
  [
    '/v1/convert',
    { url: 'https://weidian.com.evil.example/item.html?itemID=7212345601' },
    404,
    'unknown_link',
  ],
  ['/v1/nothing', {}, 404, 'not_found'],
];

test.each(CASES)('%s %j is refused with %d %s', async (path, query, status, code) => {
  const { get } = await serve();
  const answer = await get(path, query);
  expect([answer.statusCode, errorResult.parse(answer.json()).error.code]).toEqual([status, code]);
});

test.each(['', 'Bearer wrong', 'demo-key', 'Basic demo-key', 'Bearer '])(
  'the authorization "%s" is refused with 401',
  async (authorization) => {
    const { get } = await serve();
    for (const operation of ['tracking', 'qc', 'lookup', 'convert']) {
      const answer = await get(`/v1/${operation}`, { num: 'A' }, authorization);
      expect([answer.statusCode, errorResult.parse(answer.json()).error.code]).toEqual([401, 'unauthorized']);
    }
  },
);

test('configured keys replace the demo key', async () => {
  const { get } = await serve({ keys: ['one-key', 'two-key'] });
  const num = SAMPLES.parcels[0]?.number ?? '';
  expect((await get('/v1/tracking', { num }, 'Bearer two-key')).statusCode).toBe(200);
  expect((await get('/v1/tracking', { num }, 'Bearer demo-key')).statusCode).toBe(401);
});
