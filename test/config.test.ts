import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../src/config/config-error.ts';
import { readConfig, shardsOf } from '../src/config.ts';
import { openStore } from '../src/store/index.ts';
import { createTestReceiver } from './support/running-receiver.ts';

const REQUIRED = {
  DISCORD_TOKEN: 'secret-token',
  API_BASE_URL: 'https://api.example.com/',
  API_KEY: 'secret-key',
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('need only three values', () => {
    expect(readConfig(REQUIRED)).toEqual({
      ...REQUIRED,
      API_BASE_URL: 'https://api.example.com',
      DISCORD_API_URL: 'https://discord.com/api',
      DISCORD_REGISTER: 'global',
      API_TIMEOUT_MS: 8_000,
      API_CONCURRENCY: 8,
      API_PLATFORMS: ['weidian', 'taobao', '1688', 'tmall'],
      API_ARRAY_ENCODING: 'repeat',
      WEBHOOK_SECRET: [],
      HOST: '0.0.0.0',
      PORT: 8_080,
      WEBHOOK_PATH: '/webhook',
      TRUST_PROXY: false,
      SHARD_COUNT: 1,
      ALERTS: 'auto',
      DATABASE_PATH: './data/haulmate.db',
      HOME_GUILD_IDS: [],
      MAX_ALERT_CHANNELS: 25,
      AUTO_CONVERT: 'on',
      POLL_MINUTES: 30,
      QUESTIONS_PER_MINUTE: 60,
      LOG_LEVEL: 'info',
    });
  });

  it('name every bad variable and print no value', () => {
    const bad = {
      DISCORD_TOKEN: '',
      API_BASE_URL: 'http://leaky.example.com',
      API_KEY: 'k',
      API_TIMEOUT_MS: 'hush-hush',
      API_CONCURRENCY: '0',
      API_ARRAY_ENCODING: 'hush-hush',
      WEBHOOK_SECRET: 'hush-hush',
      DISCORD_REGISTER: 'hush-hush',
      HOME_GUILD_IDS: 'hush-hush',
      WEBHOOK_PATH: 'hush-hush',
      PORT: '70000',
      LOG_LEVEL: 'hush-hush',
    };
    const problems = problemsOf(bad);
    const names = problems.map((problem) => problem.split(':')[0]);
    expect(names).toEqual(expect.arrayContaining(Object.keys(bad).filter((name) => name !== 'API_KEY')));
    expect(names).not.toContain('API_KEY');
    expect(problems.join('\n')).not.toMatch(/hush|leaky|70000/);
  });

  it.each([
    ['DISCORD_TOKEN', 'hush\nhush'],
    ['DISCORD_TOKEN', 'hush hush'],
    ['API_KEY', 'hüsh'],
    ['API_KEY', 'hush\u0000hush'],
    ['API_BASE_URL', 'https://user:hush@api.example.com'],
    ['API_BASE_URL', 'https://api.example.com/?key=hush'],
    ['API_BASE_URL', 'https://api.example.com/#hush'],
    ['DISCORD_API_URL', 'https://hush@discord.com/api'],
    ['API_PLATFORMS', ','],
    ['API_PLATFORMS', 'hush,hush'],
    ['API_PLATFORMS', 'hush'.repeat(26)],
    ['API_PLATFORMS', Array.from({ length: 26 }, (_, index) => `hush${index}`).join()],
    ['HOST', 'hush hush'],
    ['HOST', 'http://hush'],
    ['HOST', '0.0.0.0:8080'],
    ['HOST', '[::]'],
  ])('refuse %s=%j, with which nothing would work', (name, value) => {
    const problems = problemsOf({ ...REQUIRED, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: must be `))]);
    expect(problems.join()).not.toMatch(/hush|hüsh|0\.0\.0\.0/);
  });

  it.each([
    ['API_KEY', ' key ', 'key'],
    ['API_BASE_URL', ' https://api.example.com/a/ ', 'https://api.example.com/a'],
    ['HOST', '::', '::'],
    ['HOST', 'localhost', 'localhost'],
    ['API_PLATFORMS', 'weidian, We Idian', ['weidian', 'We Idian']],
  ])('take %s=%j', (name, value, expected) => {
    expect(readConfig({ ...REQUIRED, [name]: value })).toMatchObject({ [name]: expected });
  });

  it.each(['http://127.0.0.1:4400/service', 'http://localhost:1', 'http://[::1]:1'])(
    'allow plain http on loopback: %s',
    (url) => {
      expect(problemsOf({ ...REQUIRED, API_BASE_URL: url })).toEqual([]);
    },
  );

  it('take several secrets, newest first', () => {
    const secrets = `${'n'.repeat(16)}, ${'o'.repeat(16)}`;
    expect(readConfig({ ...REQUIRED, WEBHOOK_SECRET: secrets }).WEBHOOK_SECRET).toEqual([
      'n'.repeat(16),
      'o'.repeat(16),
    ]);
  });

  it('names the shards of a process, which have to be there', () => {
    const shards = (SHARDS: string) => shardsOf(readConfig({ ...REQUIRED, SHARD_COUNT: '8', SHARDS }));
    expect(shards('')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(shards('2-4')).toEqual([2, 3, 4]);
    expect(shards('0, 6-7')).toEqual([0, 6, 7]);
    const problems = (SHARDS: string) => problemsOf({ ...REQUIRED, SHARD_COUNT: '8', SHARDS });
    expect(problems('7-8')).toEqual(['SHARDS: must be below SHARD_COUNT, which is 8']);
    expect(problemsOf({ ...REQUIRED, PORT: 'abc', SHARDS: '0-9' })).toEqual([
      'PORT: must be a number',
      'SHARDS: must be below SHARD_COUNT, which is 1',
    ]);
    expect(problems('all')).toEqual(['SHARDS: must be like 0-3 or 0,2']);
    expect(problems('0,0')).toEqual(['SHARDS: must name each shard once']);
    expect(problems('0-3,2')).toEqual(['SHARDS: must name each shard once']);
    expect(problems('3-2')).toEqual(['SHARDS: must be at least 1']);
  });

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
  ])('refuse WEBHOOK_PATH=%s, where no event would arrive', (WEBHOOK_PATH) => {
    expect(problemsOf({ ...REQUIRED, WEBHOOK_PATH })).toEqual([
      expect.stringMatching(/^WEBHOOK_PATH: must be/),
    ]);
  });

  it.each(['/webhook', '/hooks/', '/in/haulmate-1', '/a/b.c/d_e~f', '/healthz/in', '/Healthz'])(
    'take WEBHOOK_PATH=%s',
    (WEBHOOK_PATH) => expect(readConfig({ ...REQUIRED, WEBHOOK_PATH })).toMatchObject({ WEBHOOK_PATH }),
  );

  it('take only a WEBHOOK_PATH where the receiver is reached', async () => {
    const store = openStore(':memory:');
    const part = fc.string({ unit: fc.constantFrom(...'ab.~-_%:*?# /\\\u00df'), maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(part, async (text) => {
        const path = `/${text}`;
        if (problemsOf({ ...REQUIRED, WEBHOOK_PATH: path }).length > 0) return;
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

  it('believes only proxies that can be addresses', () => {
    const proxies = (TRUST_PROXY: string) => readConfig({ ...REQUIRED, TRUST_PROXY }).TRUST_PROXY;
    expect(proxies('off')).toBe(false);
    expect(proxies('loopback, 10.0.0.0/8')).toEqual(['loopback', '10.0.0.0/8']);
    expect(proxies('on')).toBe(true);
    expect(problemsOf({ ...REQUIRED, TRUST_PROXY: 'my-proxy' })).toEqual([
      'TRUST_PROXY: must be off, on, or addresses, nets, loopback, linklocal or uniquelocal',
    ]);
  });

  it('believes only nets that the receiver can use', async () => {
    const store = openStore(':memory:');
    const bits = fc.oneof(
      fc.integer({ min: 0, max: 150 }).map(String),
      fc.constantFrom('', '08', '255.0.0.0'),
    );
    const address = fc.oneof(fc.ipV4(), fc.ipV6());
    await fc.assert(
      fc.asyncProperty(address, fc.option(bits), async (ip, prefix) => {
        const TRUST_PROXY = prefix === null ? ip : `${ip}/${prefix}`;
        if (problemsOf({ ...REQUIRED, TRUST_PROXY }).length > 0) return;
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
      expect(problemsOf({ ...REQUIRED, TRUST_PROXY })).toEqual([
        expect.stringMatching(/^TRUST_PROXY: must be/),
      ]);
    }
    for (const TRUST_PROXY of ['10.0.0.0/32', '10.0.0.0/1', '::1/128', 'fd00::/8']) {
      expect(readConfig({ ...REQUIRED, TRUST_PROXY }).TRUST_PROXY).toEqual([TRUST_PROXY]);
    }
  });
});
