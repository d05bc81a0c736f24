import { afterAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_TOKEN, seeded } from '../../src/index.ts';
import { type Answer, type Api, startApi } from './api.ts';

const NAMES = ['limit', 'remaining', 'reset', 'reset-after', 'bucket'];
const limits = ({ headers }: Answer) => NAMES.map((name) => headers.get(`x-ratelimit-${name}`));

const free = await startApi();
const limited = await startApi({ rateLimits: true });
afterAll(() => Promise.all([free.local.close(), limited.local.close()]));

const messages = (channel: string) => `/channels/${channel}/messages`;
const statuses = async (count: number, ask: () => Promise<Answer>) => {
  const answers = await Promise.all(Array.from({ length: count }, ask));
  return answers.map(({ status }) => status).sort();
};

describe('every answer of an operation', () => {
  it.each([
    ['GET', `/channels/${seeded.general}`],
    ['GET', '/users/@me'],
    ['GET', `/guilds/${seeded.testServer}/roles`],
    ['GET', '/gateway'],
    ['GET', '/channels/1'],
    ['POST', messages(seeded.general)],
    ['GET', `/webhooks/${seeded.bot}/token/messages/@original`],
    ['POST', '/interactions/1/token/callback'],
  ])('describes its bucket: %s %s', async (method, path) => {
    for (const api of [free, limited]) {
      const answer = await api.call(method, path);
      expect(limits(answer)).toEqual([
        expect.stringMatching(/^\d+$/),
        expect.stringMatching(/^\d+$/),
        expect.stringMatching(/^\d+\.\d{3}$/),
        expect.stringMatching(/^\d+\.\d{3}$/),
        expect.stringMatching(/^[0-9a-f]{32}$/),
      ]);
    }
  });

  it('names the bucket without the channel, and counts channels apart', async () => {
    const here = await limited.call('POST', messages(seeded.announcements));
    const there = await limited.call('POST', messages(seeded.support));
    const bucket = (answer: Answer) => answer.headers.get('x-ratelimit-bucket');
    expect(bucket(here)).toBe(bucket(there));
    expect(there.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(bucket(await limited.call('GET', messages(seeded.support)))).not.toBe(bucket(there));
  });
});

it('without limits, no bucket is ever empty', async () => {
  const say = () => free.send('POST', messages(seeded.support), { content: 'x' });
  for (let count = 0; count < 7; count += 1) {
    const { status, headers } = await say();
    expect([status, headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual([
      200,
      '5',
      '4',
    ]);
  }
});

describe('with limits', () => {
  it('the sixth message in five seconds is refused, and the seconds to wait are a fraction', async () => {
    const api = await startApi({ rateLimits: true });
    const say = () => api.send('POST', messages(seeded.general), { content: 'x' });
    expect(await statuses(5, say)).toEqual([200, 200, 200, 200, 200]);
    const { status, headers, body } = await say();
    expect([status, headers.get('content-type')]).toEqual([429, 'application/json']);
    expect(body).toEqual({
      message: 'You are being rate limited.',
      retry_after: expect.any(Number),
      global: false,
    });
    expect(headers.get('x-ratelimit-scope')).toBe('user');
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(headers.get('retry-after'))).toBe(Math.ceil(body.retry_after));
    expect(Number(headers.get('x-ratelimit-reset-after'))).toBeCloseTo(body.retry_after, 2);
    await api.local.close();
  });

  it('a limit with a code of its own is answered like the others', async () => {
    const { body } = await free.send('POST', messages(seeded.general), { content: 'old' });
    free.local.discord.admin.limitOldEdits({ edits: 0, olderThanMs: 0 });
    const edited = await free.send('PATCH', `${messages(seeded.general)}/${body.id}`, { content: 'new' });
    free.local.discord.admin.limitOldEdits(null);
    expect(edited).toMatchObject({ status: 429, body: { code: 30_046, global: false, retry_after: 1 } });
    expect(edited.headers.get('retry-after')).toBe('1');
  });

  it('fifty requests a second are global, per bot, without interactions', async () => {
    const api = await startApi({ rateLimits: true });
    const channels = [seeded.general, seeded.support];
    // One second, however long the requests take.
    vi.useFakeTimers({ toFake: ['Date'] });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => api.call('GET', `/channels/${channels[index % 2]}`)),
    );
    vi.useRealTimers();
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body).toMatchObject({ global: true });
    expect(refused[0]?.headers.get('x-ratelimit-global')).toBe('true');
    expect(refused[0]?.headers.get('x-ratelimit-scope')).toBe('global');
    expect((await api.call('POST', '/interactions/1/token/callback')).status).toBe(404);
    await api.local.close();
  });
});

describe('invalid requests', () => {
  const ask = (api: Api, token: string) =>
    api.call('GET', '/users/@me', { headers: { authorization: `Bot ${token}` } });

  it('get an address banned, with an answer that is no JSON', async () => {
    const api = await startApi({ invalidRequestLimit: 3 });
    expect((await ask(api, 'wrong')).status).toBe(401);
    expect((await api.call('GET', `/channels/${seeded.lobby}`)).status).toBe(403);
    expect((await api.call('GET', '/channels/1')).status).toBe(404);
    expect((await ask(api, LOCAL_TOKEN)).status).toBe(200);
    expect(api.local.discord.invalidRequests).toBe(2);
    expect((await ask(api, 'wrong')).status).toBe(401);
    const banned = await ask(api, LOCAL_TOKEN);
    expect(banned).toMatchObject({ status: 429, body: 'error code: 1015' });
    expect(banned.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(banned.headers.has('via')).toBe(false);
    expect(Number(banned.headers.get('retry-after'))).toBeGreaterThan(500);
    await api.local.close();
  });

  it('are also those to webhooks that are gone, but not shared limits', async () => {
    const api = await startApi({ invalidRequestLimit: 2 });
    api.local.discord.faults.failNext({ status: 429, scope: 'shared', times: 3 });
    for (let count = 0; count < 3; count += 1) expect((await ask(api, LOCAL_TOKEN)).status).toBe(429);
    const gone = () => api.send('POST', `/webhooks/${seeded.bot}/gone`, { content: 'x' });
    expect(await gone()).toMatchObject({ status: 404, body: { code: 10_015 } });
    expect((await gone()).status).toBe(404);
    expect((await gone()).status).toBe(429);
    await api.local.close();
  });
});
