import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { problemsOf, REQUIRED_SETTINGS } from '../support/config-problems.ts';
import { createTestReceiver } from '../support/running-receiver.ts';
import { openMemoryStore } from '../support/store-fixtures.ts';

describe('settings', () => {
  it.each([
    '/webhook?x=1',
    '/webhook#x',
    '/%zz',
    '/%77ebhook',
    '/web hook',
    '/weß',
    '/webhook/:id',
    '/webhook/*',
    '//webhook',
    '/a//b',
    '/a/../b',
    '/a/./b',
    '/',
    '/healthz',
    '/readyz/',
    '/metrics',
    'webhook',
  ])('refuse WEBHOOK_PATH=%s, where no event could arrive', (WEBHOOK_PATH) => {
    expect(problemsOf({ ...REQUIRED_SETTINGS, WEBHOOK_PATH })).toEqual([
      expect.stringMatching(/^WEBHOOK_PATH: must be/),
    ]);
  });

  it.each(['/webhook', '/hooks/', '/in/haulmate-1', '/a/b.c/d_e~f', '/healthz/in', '/Healthz'])(
    'accept WEBHOOK_PATH=%s',
    (WEBHOOK_PATH) =>
      expect(readConfig({ ...REQUIRED_SETTINGS, WEBHOOK_PATH })).toMatchObject({ WEBHOOK_PATH }),
  );

  it('accept only a WEBHOOK_PATH that reaches the receiver', async () => {
    const store = openMemoryStore();
    const part = fc.string({ unit: fc.constantFrom(...'ab.~-_%:*?# /\\\u00df'), maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(part, async (text) => {
        const path = `/${text}`;
        if (problemsOf({ ...REQUIRED_SETTINGS, WEBHOOK_PATH: path }).length > 0) return;
        const app = await createTestReceiver(store, { path });
        const headers = { 'content-type': 'application/json' };
        const { statusCode } = await app.inject({ method: 'POST', url: path, headers, payload: '{}' });
        expect(statusCode).toBe(401);
        await app.close();
      }),
      { numRuns: 200 },
    );
    await store.close();
  });

  it('trust only proxies that can be addresses', () => {
    const proxies = (TRUST_PROXY: string) => readConfig({ ...REQUIRED_SETTINGS, TRUST_PROXY }).TRUST_PROXY;
    expect(proxies('off')).toBe(false);
    expect(proxies('loopback, 10.0.0.0/8')).toEqual(['loopback', '10.0.0.0/8']);
    expect(proxies('on')).toBe(true);
    expect(problemsOf({ ...REQUIRED_SETTINGS, TRUST_PROXY: 'my-proxy' })).toEqual([
      'TRUST_PROXY: must be off, on, or addresses, ranges, loopback, linklocal or uniquelocal',
    ]);
  });

  it('trust only nets that the receiver can use', async () => {
    const store = openMemoryStore();
    const bits = fc.oneof(
      fc.integer({ min: 0, max: 150 }).map(String),
      fc.constantFrom('', '08', '255.0.0.0'),
    );
    const address = fc.oneof(fc.ipV4(), fc.ipV6());
    await fc.assert(
      fc.asyncProperty(address, fc.option(bits), async (ip, prefix) => {
        const TRUST_PROXY = prefix === null ? ip : `${ip}/${prefix}`;
        if (problemsOf({ ...REQUIRED_SETTINGS, TRUST_PROXY }).length > 0) return;
        const app = await createTestReceiver(store, { trustProxy: [TRUST_PROXY] });
        await app.close();
      }),
      { numRuns: 60 },
    );
    await store.close();
    for (const TRUST_PROXY of [
      '10.0.0.0/99',
      '10.0.0.0/33',
      '::1/129',
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '10.0.0.0/0',
    ]) {
      expect(problemsOf({ ...REQUIRED_SETTINGS, TRUST_PROXY })).toEqual([
        expect.stringMatching(/^TRUST_PROXY: must be/),
      ]);
    }
    for (const TRUST_PROXY of ['10.0.0.0/32', '10.0.0.0/1', '::1/128', 'fd00::/8']) {
      expect(readConfig({ ...REQUIRED_SETTINGS, TRUST_PROXY }).TRUST_PROXY).toEqual([TRUST_PROXY]);
    }
  });
});
