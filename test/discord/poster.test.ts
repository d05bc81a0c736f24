import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPoster, PostError } from '../../src/discord/poster.ts';
import { createRefusalBudget } from '../../src/discord/refusal-budget.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const POSTED = { status: 200, body: { id: '1200000000000000009' } };
const PAGE = '<html>Just a moment…</html>';

/** What Discord, or whoever stands before it, says next. */
const answers: Answer[] = [];
let authorization: (string | undefined)[] = [];
let paths: (string | undefined)[] = [];
const server = createServer((request, response) => {
  authorization.push(request.headers.authorization);
  paths.push(request.url);
  const { status, body } = answers.shift() ?? POSTED;
  // Not answered at all.
  if (status === 0) return;
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

it('asks once who it is, however many look for their messages, and each time in a turn', async () => {
  const one = poster();
  let turns = 0;
  const schedule = <T>(send: () => Promise<T>) => {
    turns += 1;
    return send();
  };
  paths = [];
  answers.push(POSTED, ...Array.from({ length: 10 }, () => ({ status: 200, body: [] })));
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => one.ownMessages(`120000000000000000${index}`, schedule)),
  );
  expect(paths.filter((path) => path?.endsWith('/users/@me'))).toHaveLength(1);
  expect(turns).toBe(11);
});

it('asks again who it is when nobody said so', async () => {
  const one = poster();
  const ask = () => one.ownMessages('1200000000000000001', (send) => send());
  answers.push({ status: 500, body: {} });
  await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
  answers.push(POSTED, { status: 200, body: [] });
  expect(await ask()).toBeNull();
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
    [403, 160005, 'unsuitable'],
    [400, 50024, 'unsuitable'],
    [403, 50278, 'dm_closed'],
    [403, 99999, 'forbidden'],
    [404, 99999, 'gone'],
    [400, 99999, 'unsuitable'],
  ])('%i with Discord’s code %i: %s', async (status, code, kind) => {
    expect(await kindOf(status, { message: 'no', code })).toBe(kind);
  });

  it.each([400, 403, 404, 408])('nothing at all when a proxy says %i', async (status) => {
    expect(await kindOf(status, PAGE)).toBe('unavailable');
  });

  it.each([
    [403, 0],
    [403, 40333],
    [403, 40001],
    [404, 0],
    [400, 0],
  ])('nothing at all when Discord says %i with the code %i', async (status, code) => {
    expect(await kindOf(status, { message: 'no', code })).toBe('unavailable');
  });

  it('the message when it is too large for anybody', async () => {
    expect(await kindOf(413, PAGE)).toBe('refused');
  });
});

it('does not know what became of a message that a page was the answer to', async () => {
  expect(await kindOf(200, PAGE)).toBe('unavailable');
  expect(await kindOf(200, {})).toBe('unavailable');
});

describe('after too many refusals', () => {
  it('every method rejects at once, without a request, and says for how long', async () => {
    const refusals = createRefusalBudget();
    const held = createPoster(url, 'token', undefined, refusals);
    for (let time = 0; time < 2_000; time += 1) refusals.count(403, null);
    authorization = [];
    const calls = [
      post(held),
      held.edit('1', '2', {}),
      held.remove('1', '2'),
      held.openDm('1', (send) => send()),
      held.ownMessages('1', (send) => send()),
      held.message('1', '2'),
      held.checkChannel('1'),
    ];
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({ kind: 'held_back', retryAfterMs: expect.any(Number) });
    }
    expect(authorization).toEqual([]);
  });

  it('12,600 requests that Discord would refuse come to 2,000, whichever client sends them', async () => {
    const refusals = createRefusalBudget();
    // Each is allowed 50 in a second by itself.
    const clients = Array.from({ length: 252 }, () => createPoster(url, 'token', undefined, refusals));
    authorization = [];
    for (const one of clients) {
      for (let offered = 0; offered < 50; offered += 1) {
        answers.splice(0, answers.length, { status: 403, body: { message: 'no', code: 50013 } });
        await expect(post(one)).rejects.toThrow(PostError);
      }
    }
    answers.length = 0;
    expect(authorization).toHaveLength(2_000);
  }, 60_000);
});

describe('a request', () => {
  it('ends at once when its signal is aborted, and nobody knows what became of it', async () => {
    const stopping = new AbortController();
    answers.push({ status: 0, body: '' });
    const sent = poster().post(
      '1200000000000000001',
      { content: 'an alert' },
      { nonce: 'n', signal: stopping.signal },
    );
    stopping.abort();
    await expect(sent).rejects.toMatchObject({ kind: 'unavailable' });
    answers.length = 0;
  });

  it('leaves nothing behind at a signal that lives longer', async () => {
    const { signal } = new AbortController();
    await poster().post('1200000000000000001', { content: 'an alert' }, { nonce: 'nonce', signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
