import { afterAll, afterEach, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { startApi } from './api.ts';

const api = await startApi();
const { discord } = api.local;
afterEach(() => discord.faults.stopFailing());
afterAll(() => api.local.close());

const write = () => api.send('POST', `/channels/${seeded.general}/messages`, { content: 'Hello' });

it.each([
  [{}, 500, { message: '500: Internal Server Error', code: 0 }],
  [{ status: 403 }, 403, { message: '403: Forbidden', code: 0 }],
  [{ status: 403, code: 50_013 }, 403, { message: 'Missing Permissions', code: 50_013 }],
  [{ status: 404, code: 10_003 }, 404, { message: 'Unknown Channel', code: 10_003 }],
  [{ status: 400, code: 99_999 }, 400, { message: '400: Bad Request', code: 99_999 }],
  [{ status: 503 }, 503, expect.stringMatching(/^upstream connect error/)],
  [{ status: 502 }, 502, expect.stringMatching(/^<html>\r\n<head><title>502 Bad Gateway</)],
])('the failure %j is answered as Discord answers it', async (plan, status, body) => {
  discord.faults.failNext(plan);
  expect(await write()).toMatchObject({ status, body });
});

it.each([
  [{}, 'user', false, 'You are being rate limited.'],
  [{ scope: 'shared' as const }, 'shared', false, 'The resource is being rate limited.'],
  [{ scope: 'global' as const }, 'global', true, 'You are being rate limited.'],
])('a planned rate limit %j has the headers of that scope', async (plan, scope, isGlobal, message) => {
  discord.faults.failNext({ status: 429, retryAfter: 1.5, ...plan });
  const { status, headers, body } = await write();
  expect([status, body]).toEqual([429, { message, retry_after: 1.5, global: isGlobal }]);
  expect(headers.get('retry-after')).toBe('2');
  expect(headers.get('x-ratelimit-scope')).toBe(scope);
  expect(headers.get('x-ratelimit-global')).toBe(isGlobal ? 'true' : null);
  expect(headers.get('x-ratelimit-remaining')).toBe(isGlobal ? null : '0');
  expect(headers.get('x-ratelimit-reset-after')).toBe(isGlobal ? null : '1.500');
});
