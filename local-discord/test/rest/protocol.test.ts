import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, seeded } from '../../src/index.ts';
import { startApi } from './api.ts';

const api = await startApi();
const { local, call, send } = api;
afterAll(() => local.close());

const channel = `/channels/${seeded.general}`;

describe('the type of an answer', () => {
  it.each([
    ['GET', '/users/@me', 200],
    ['GET', '/channels/1', 404],
    ['GET', '/nothing', 404],
    ['PUT', '/users/@me', 405],
    ['POST', `${channel}/messages`, 400],
    ['GET', '/users/@me/connections', 403],
  ])('is exactly application/json: %s %s', async (method, path, status) => {
    const answer = await call(method, path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json']);
    expect(answer.headers.has('via')).toBe(true);
  });
});

describe('the path', () => {
  it.each(['/v10', '/v9', '/v8', '/v7', '/v6', ''])('may begin with /api%s', async (version) => {
    expect((await call('GET', '/users/@me', { url: `${local.apiUrl}${version}` })).body.id).toBe(seeded.bot);
  });

  it.each(['/v5', '/v3', '/v11', '/v100'])('may not begin with /api%s', async (version) => {
    const refused = await call('GET', '/users/@me', { url: `${local.apiUrl}${version}` });
    expect(refused).toMatchObject({ status: 400, body: { code: 50_041 } });
  });

  it('may encode the @ of @me', async () => {
    expect((await call('GET', '/users/%40me')).body.id).toBe(seeded.bot);
    expect((await call('GET', '/applications/%40me')).body.id).toBe(seeded.bot);
  });

  it('is unknown with a slash at the end, or badly encoded', async () => {
    expect(await call('GET', '/users/@me/')).toMatchObject({ status: 404, body: { code: 0 } });
    expect(await call('GET', '/nothing/%zz')).toMatchObject({
      status: expect.toSatisfy((status) => status < 500),
    });
  });

  it('names what is wrong with an id', async () => {
    expect(await call('GET', '/channels/abc')).toMatchObject({
      status: 400,
      body: { code: 50_035, errors: { channel_id: { _errors: [{ code: 'NUMBER_TYPE_COERCE' }] } } },
    });
  });
});

describe('the method', () => {
  it('is refused with 405 where another one would do, with 404 where none would', async () => {
    expect(await call('PUT', '/users/@me')).toMatchObject({
      status: 405,
      body: { code: 0, message: '405: Method Not Allowed' },
    });
    expect(await call('PATCH', `${channel}/typing`)).toMatchObject({ status: 405 });
    expect(await call('GET', '/no/such/path')).toMatchObject({
      status: 404,
      body: { code: 0, message: '404: Not Found' },
    });
  });

  it('may be HEAD', async () => {
    const { status, body } = await call('HEAD', channel);
    expect([status, body]).toEqual([200, '']);
  });

  it('may be OPTIONS, without a token: browsers ask first', async () => {
    const asked = await fetch(`${local.apiUrl}/v10/users/@me`, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com', 'access-control-request-method': 'GET' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization');
    const { headers } = await call('GET', '/users/@me');
    expect(headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
  });
});

describe('the token', () => {
  it.each([
    ['is missing', {}],
    ['has no scheme', { authorization: LOCAL_TOKEN }],
    ['is an OAuth2 token', { authorization: `Bearer ${LOCAL_TOKEN}` }],
    ['is wrong', { authorization: 'Bot wrong' }],
    ['is empty', { authorization: 'Bot ' }],
  ])('is refused if it %s', async (_, headers) => {
    const response = await fetch(`${local.apiUrl}/v10/users/@me`, { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: '401: Unauthorized', code: 0 });
  });

  it('is not needed to find the gateway', async () => {
    expect((await fetch(`${local.apiUrl}/v10/gateway`)).status).toBe(200);
  });
});

describe('the reason for the audit log', () => {
  const edit = (reason: string) => call('GET', channel, { headers: { 'x-audit-log-reason': reason } });

  it('may have 512 characters and any text', async () => {
    expect((await edit(encodeURIComponent('é'.repeat(512)))).status).toBe(200);
    expect((await edit('100 %')).status).toBe(200);
    expect(await edit('a'.repeat(513))).toMatchObject({
      status: 400,
      body: { code: 50_035, errors: { reason: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } } },
    });
  });
});

describe('compression', () => {
  const raw = (headers: Record<string, string>) =>
    new Promise<{ encoding: string | undefined; data: Buffer }>((resolve, reject) => {
      const url = `${local.apiUrl}/v10${channel}/messages`;
      const asked = request(
        url,
        { headers: { authorization: `Bot ${LOCAL_TOKEN}`, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ encoding: response.headers['content-encoding'], data: Buffer.concat(chunks) }),
          );
        },
      );
      asked.on('error', reject).end();
    });

  it('comes only if asked for, and changes nothing', async () => {
    await send('POST', `${channel}/messages`, { content: 'x'.repeat(2000) });
    const plain = await raw({});
    const small = await raw({ 'accept-encoding': 'gzip, deflate, br' });
    expect([plain.encoding, small.encoding]).toEqual([undefined, 'gzip']);
    expect(small.data.length).toBeLessThan(plain.data.length);
    expect(gunzipSync(small.data).toString()).toBe(plain.data.toString());
  });
});

it('a connection is kept for further requests', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<boolean>((resolve, reject) => {
      const asked = request(`${local.apiUrl}/v10/gateway`, { agent }, (response) => {
        response.resume().on('end', () => resolve(asked.reusedSocket));
      });
      asked.on('error', reject).end();
    });
  expect([await ask(), await ask(), await ask()]).toEqual([false, true, true]);
  agent.destroy();
});
