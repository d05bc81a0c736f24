import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostError } from '../../../src/discord/posting/post-error.ts';
import { createPoster } from '../../../src/discord/posting/poster.ts';
import { createRefusalBudget } from '../../../src/discord/posting/refusal-budget.ts';

interface CannedResponse {
  readonly status: number;
  readonly body: unknown;
}

const POSTED = { status: 200, body: { id: '1200000000000000009' } };
const PAGE = '<html>Just a moment…</html>';

/** The next answers of Discord or of a proxy. */
const answers: CannedResponse[] = [];
let authorization: (string | undefined)[] = [];
let paths: (string | undefined)[] = [];
const server = createServer((request, response) => {
  authorization.push(request.headers.authorization);
  paths.push(request.url);
  const { status, body } = answers.shift() ?? POSTED;
  // No answer at all.
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

/** The kind of error that a post rejects with after this answer. */
async function kindOf(status: number, body: unknown): Promise<string> {
  answers.push({ status, body });
  const error: unknown = await post().catch((thrown: unknown) => thrown);
  return error instanceof PostError ? error.kind : String(error);
}

it('keeps its token after a 401', async () => {
  const one = poster();
  answers.push({ status: 401, body: { message: '401: Unauthorized', code: 0 } });
  await expect(post(one)).rejects.toMatchObject({ kind: 'unauthorised' });
  authorization = [];
  expect(await post(one)).toBe(POSTED.body.id);
  expect(authorization).toEqual(['Bot token']);
});

it('loads its own user id once for simultaneous callers, and schedules every request', async () => {
  const one = poster();
  let scheduled = 0;
  const schedule = <T>(send: () => Promise<T>) => {
    scheduled += 1;
    return send();
  };
  paths = [];
  answers.push(POSTED, ...Array.from({ length: 10 }, () => ({ status: 200, body: [] })));
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => one.ownMessages(`120000000000000000${index}`, schedule)),
  );
  expect(paths.filter((path) => path?.endsWith('/users/@me'))).toHaveLength(1);
  expect(scheduled).toBe(11);
});

it('skips messages that it cannot read, in a channel and in a forum', async () => {
  const one = poster();
  const author = POSTED.body;
  const readable = { id: '1200000000000000010', author, content: 'an alert' };
  const unreadable = { ...readable, id: '1200000000000000011', content: null };
  const send = <T>(request: () => Promise<T>) => request();
  answers.push(POSTED, { status: 200, body: [unreadable, null, readable] });
  const found = await one.ownMessages('1200000000000000001', send);
  expect(found?.map(({ id }) => id)).toEqual([readable.id]);
  const thread = ({ id }: { readonly id: string }) => ({ id, parent_id: '1', owner_id: author.id });
  const threads = [thread(unreadable), { id: null }, thread(readable)];
  answers.push({ status: 200, body: { threads } });
  // Newest first.
  answers.push({ status: 200, body: unreadable }, { status: 200, body: readable });
  expect((await one.ownForumPosts('1', '2', send)).map(({ id }) => id)).toEqual([readable.id]);
});

it('loads its own user id again after a failure', async () => {
  const one = poster();
  const ask = () => one.ownMessages('1200000000000000001', (send) => send());
  answers.push({ status: 500, body: {} });
  await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
  answers.push(POSTED, { status: 200, body: [] });
  expect(await ask()).toBeNull();
});

describe('a refused request', () => {
  it.each([
    [404, 10003, 'gone'],
    [404, 10008, 'message_gone'],
    [403, 50005, 'message_gone'],
    [403, 50001, 'forbidden'],
    [403, 50013, 'forbidden'],
    [403, 50007, 'dm_closed'],
    [400, 50035, 'refused'],
    [400, 50045, 'refused'],
    [400, 200000, 'blocked'],
    [403, 200000, 'blocked'],
    [400, 200001, 'blocked'],
    [400, 240000, 'blocked'],
    [403, 240000, 'blocked'],
    [400, 20009, 'blocked'],
    [403, 20016, 'rate_limited'],
    [400, 40003, 'rate_limited'],
    [403, 20022, 'edit_limit'],
    [400, 50083, 'unsuitable'],
    [403, 160005, 'unsuitable'],
    [400, 50024, 'unsuitable'],
    [403, 50278, 'dm_closed'],
    [403, 99999, 'forbidden'],
    [404, 99999, 'gone'],
    [400, 99999, 'unsuitable'],
  ])('with status %i and code %i is %s', async (status, code, kind) => {
    expect(await kindOf(status, { message: 'no', code })).toBe(kind);
  });

  it.each([400, 403, 404, 408])('with status %i from a proxy is unavailable', async (status) => {
    expect(await kindOf(status, PAGE)).toBe('unavailable');
  });

  it.each([
    [403, 0],
    [403, 40333],
    [403, 40001],
    [404, 0],
    [400, 0],
    [403, 40004],
    [400, 130000],
  ])('with status %i and the ambiguous code %i is unavailable', async (status, code) => {
    expect(await kindOf(status, { message: 'no', code })).toBe('unavailable');
  });

  it('with status 413 is refused', async () => {
    expect(await kindOf(413, PAGE)).toBe('refused');
  });
});

it('reports unavailable if Discord answers with something else than a message', async () => {
  expect(await kindOf(200, PAGE)).toBe('unavailable');
  expect(await kindOf(200, {})).toBe('unavailable');
});

describe('after too many refusals, the poster', () => {
  it('rejects every method at once, without a request, and says for how long', async () => {
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

  it('sends 2,000 of 12,600 requests that Discord would refuse, across all clients', async () => {
    const refusals = createRefusalBudget();
    // Every client may send 50 requests a second.
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

describe('a request of the poster', () => {
  it('rejects as unavailable as soon as its signal aborts', async () => {
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

  it('removes its listener from a long-lived signal', async () => {
    const { signal } = new AbortController();
    await poster().post('1200000000000000001', { content: 'an alert' }, { nonce: 'nonce', signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
