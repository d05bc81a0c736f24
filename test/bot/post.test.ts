import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPoster, PostError } from '../../src/bot/post.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const POSTED = { status: 200, body: { id: '1200000000000000009' } };
const PAGE = '<html>Just a moment…</html>';

/** What Discord, or whoever stands before it, says next. */
const answers: Answer[] = [];
let authorization: (string | undefined)[] = [];
const server = createServer((request, response) => {
  authorization.push(request.headers.authorization);
  const { status, body } = answers.shift() ?? POSTED;
  const isPage = typeof body === 'string';
  response.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' });
  response.end(isPage ? body : JSON.stringify(body));
});

let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => void server.close());

const poster = () => createPoster(url, 'token');
const post = (to = poster()) => to.post('1200000000000000001', { content: 'an alert' }, { nonce: 'nonce' });

/** What a post comes to when it is answered so. */
async function kindOf(status: number, body: unknown): Promise<string> {
  answers.push({ status, body });
  const error: unknown = await post().catch((thrown: unknown) => thrown);
  return error instanceof PostError ? error.kind : String(error);
}

it('goes on with its token after a 401', async () => {
  const one = poster();
  answers.push({ status: 401, body: { message: '401: Unauthorized', code: 0 } });
  await expect(post(one)).rejects.toMatchObject({ kind: 'unauthorised' });
  authorization = [];
  expect(await post(one)).toBe(POSTED.body.id);
  expect(authorization).toEqual(['Bot token']);
});

describe('a refusal is about', () => {
  it.each([
    [404, 10003, 'gone'],
    [404, 10008, 'message_gone'],
    [403, 50001, 'forbidden'],
    [403, 50013, 'forbidden'],
    [403, 50007, 'dm_closed'],
    [400, 50035, 'refused'],
    [400, 50083, 'unsuitable'],
  ])('%i with Discord’s code %i: %s', async (status, code, kind) => {
    expect(await kindOf(status, { message: 'no', code })).toBe(kind);
  });

  it.each([400, 403, 404, 408])('nothing at all when a proxy says %i', async (status) => {
    expect(await kindOf(status, PAGE)).toBe('unavailable');
  });

  it('the message when it is too large for anybody', async () => {
    expect(await kindOf(413, PAGE)).toBe('refused');
  });
});

it('does not know what became of a message that a page was the answer to', async () => {
  expect(await kindOf(200, PAGE)).toBe('unavailable');
  expect(await kindOf(200, {})).toBe('unavailable');
});
