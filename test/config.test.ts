import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseAddress, readConfig, secretsInUse, shardsOf } from '../src/config/config.ts';
import { problemsOf, REQUIRED_SETTINGS } from './support/config-problems.ts';

describe('settings', () => {
  it('have defaults for all but three variables', () => {
    expect(readConfig(REQUIRED_SETTINGS)).toEqual({
      ...REQUIRED_SETTINGS,
      API_BASE_URL: 'https://api.example.com',
      DISCORD_API_URL: 'https://discord.com/api',
      DISCORD_REGISTER: 'global',
      API_TIMEOUT_MS: 8_000,
      API_CONCURRENCY: 8,
      API_PLATFORMS: ['weidian', 'taobao', '1688', 'tmall'],
      API_ARRAY_ENCODING: 'repeat',
      API_TIME_ZONE: 'local',
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
      EXCHANGE_RATES: new Map(),
      POLL_MINUTES: 30,
      QUESTIONS_PER_MINUTE: 60,
      PICTURES: 'on',
      PICTURE_WAIT_MS: 3_000,
      ATTACH_PHOTOS: 'off',
      LOG_LEVEL: 'info',
    });
  });

  it('report every bad variable and no value', () => {
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

  it('name what DISCORD_REGISTER can be', () => {
    expect(problemsOf({ DISCORD_REGISTER: 'here' })).toContain(
      'DISCORD_REGISTER: must be global, off or the id of a server (17 to 20 digits)',
    );
  });

  it.each(['WEBHOOK_SECRET', 'HOME_GUILD_IDS', 'EXCHANGE_RATES', 'API_PLATFORMS', 'TRUST_PROXY'])(
    'report a %s of commas only, which is neither set nor unset',
    (name) => {
      expect(problemsOf({ [name]: ',' }).filter((problem) => problem.startsWith(name))).toHaveLength(1);
      expect(problemsOf({ [name]: ' ' }).filter((problem) => problem.startsWith(name))).toEqual([]);
    },
  );

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
    ['API_TIME_ZONE', 'Hush/Hush'],
    ['HOST', 'hush hush'],
    ['HOST', 'http://hush'],
    ['HOST', '0.0.0.0:8080'],
    ['HOST', '[::]'],
  ])('refuse %s=%j, which could not work', (name, value) => {
    const problems = problemsOf({ ...REQUIRED_SETTINGS, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: must be `))]);
    expect(problems.join()).not.toMatch(/hush|hüsh|0\.0\.0\.0/);
  });

  it.each([
    ['API_KEY', ' key ', 'key'],
    ['API_BASE_URL', ' https://api.example.com/a/ ', 'https://api.example.com/a'],
    ['API_TIME_ZONE', 'Asia/Shanghai', 'Asia/Shanghai'],
    ['HOST', '::', '::'],
    ['HOST', 'localhost', 'localhost'],
    ['API_PLATFORMS', 'weidian, We Idian', ['weidian', 'We Idian']],
  ])('accept %s=%j', (name, value, expected) => {
    expect(readConfig({ ...REQUIRED_SETTINGS, [name]: value })).toMatchObject({ [name]: expected });
  });

  it.each(['http://127.0.0.1:4400/service', 'http://localhost:1', 'http://[::1]:1'])(
    'accept plain http on loopback: %s',
    (url) => {
      expect(problemsOf({ ...REQUIRED_SETTINGS, API_BASE_URL: url })).toEqual([]);
    },
  );

  it('accept several webhook secrets, newest first', () => {
    const secrets = `${'n'.repeat(16)}, ${'o'.repeat(16)}`;
    expect(readConfig({ ...REQUIRED_SETTINGS, WEBHOOK_SECRET: secrets }).WEBHOOK_SECRET).toEqual([
      'n'.repeat(16),
      'o'.repeat(16),
    ]);
  });

  it('give the shards of a process, and refuse shards that do not exist', () => {
    const shards = (SHARDS: string) =>
      shardsOf(readConfig({ ...REQUIRED_SETTINGS, SHARD_COUNT: '8', SHARDS }));
    expect(shards('')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(shards('2-4')).toEqual([2, 3, 4]);
    expect(shards('0, 6-7')).toEqual([0, 6, 7]);
    const problems = (SHARDS: string) => problemsOf({ ...REQUIRED_SETTINGS, SHARD_COUNT: '8', SHARDS });
    expect(problems('7-8')).toEqual(['SHARDS: must be below SHARD_COUNT, which is 8']);
    expect(problemsOf({ ...REQUIRED_SETTINGS, PORT: 'abc', SHARDS: '0-9' })).toEqual([
      'PORT: must be a number',
      'SHARDS: must be below SHARD_COUNT, which is 1',
    ]);
    expect(problems('all')).toEqual(['SHARDS: must be like 0-3 or 0,2']);
    expect(problems('0,0')).toEqual(['SHARDS: must name each shard once']);
    expect(problems('0-3,2')).toEqual(['SHARDS: must name each shard once']);
    expect(problems('3-2')).toEqual(['SHARDS: must be at least 1']);
  });
});

describe('the address of a PostgreSQL database', () => {
  const withDatabase = (DATABASE_URL: string, more = {}) => ({
    ...REQUIRED_SETTINGS,
    DATABASE_URL,
    ...more,
  });

  it.each([
    'postgres://haulmate:p%40ss@db.example.org:5432/haulmate',
    'postgresql://haulmate@db.example.org/haulmate?sslmode=verify-full',
    'postgres:///haulmate?host=/var/run/postgresql',
  ])('is accepted: %s', (url) => {
    const config = readConfig(withDatabase(url));
    expect(databaseAddress(config)).toBe(url);
  });

  it.each([
    ['postgres://h@db.example.org/h?sslmode=require', 'postgres://h@db.example.org/h?sslmode=verify-full'],
    ['postgres://h@db/h?sslmode=verify-ca&x=1', 'postgres://h@db/h?sslmode=verify-full&x=1'],
    ['postgres://h@db/h?sslmode=disable', 'postgres://h@db/h?sslmode=disable'],
    [
      'postgres://h@db/h?uselibpqcompat=true&sslmode=require',
      'postgres://h@db/h?uselibpqcompat=true&sslmode=require',
    ],
    ['postgres://h:p%40@/h?host=/run/postgresql', 'postgres://h:p%40@localhost/h?host=/run/postgresql'],
  ])('is understood as the driver and the tools do: %s', (url, understood) => {
    expect(databaseAddress(readConfig(withDatabase(url)))).toBe(understood);
  });

  it.each([
    'mysql://haulmate:hushhush@db.example.org/haulmate',
    'postgres://haulmate:hushhush@db.example.org',
    'postgres://haulmate:hush#hush@db.example.org/haulmate',
    'postgres://haulmate:hush%zzhush@db.example.org/haulmate',
    'hushhush',
  ])('is refused without being quoted: %s', (url) => {
    expect(problemsOf(withDatabase(url))).toEqual([
      expect.stringMatching(/^DATABASE_URL: must be like postgres:\/\/user:password@host:5432\/database; /),
    ]);
    expect(problemsOf(withDatabase(url)).join()).not.toContain('hush');
  });

  it('is refused together with SHARDS or ALERTS, by a sentence that says why', () => {
    const url = 'postgres://haulmate@db.example.org/haulmate';
    const why =
      'must not be set together with DATABASE_URL: the processes that share a PostgreSQL divide the work among themselves';
    expect(problemsOf(withDatabase(url, { SHARD_COUNT: '2', SHARDS: '1', ALERTS: 'off' }))).toEqual([
      `SHARDS: ${why}`,
      `ALERTS: ${why}`,
    ]);
    expect(problemsOf(withDatabase(url, { SHARD_COUNT: '2' }))).toEqual([]);
  });

  it('does not keep what fits badly with it from being named at once, even where one of them is wrong itself', () => {
    const of = (...settings: Parameters<typeof withDatabase>) =>
      problemsOf(withDatabase(...settings)).map((problem) => problem.split(':')[0]);
    expect(of('mysql://db.example.org/haulmate', { ALERTS: 'on' })).toEqual(['DATABASE_URL', 'ALERTS']);
    expect(of('', { SHARD_COUNT: '2', SHARDS: '2', ALERTS: 'maybe' })).toEqual(['ALERTS', 'SHARDS']);
  });

  it.each([
    ['postgres://haulmate:hush%2Fhush@db.example.org/haulmate', ['hush%2Fhush', 'hush/hush']],
    ['postgres://haulmate:hush#hu@sh@db.example.org/haulmate', ['hush#hu@sh']],
    ['postgres://db.example.org/haulmate?user=haulmate&password=hushhush', ['hushhush']],
    ['postgres://haulmate@db.example.org/haulmate', []],
  ])('has its password among the secrets in use: %s', (url, secrets) => {
    vi.stubEnv('DATABASE_URL', url);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(secretsInUse()).toEqual(expect.arrayContaining(secrets));
    expect(secretsInUse()).not.toContain('haulmate');
  });
});
