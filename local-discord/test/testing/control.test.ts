import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  controlRoutes,
  LOCAL_TOKEN,
  type RunningLocalDiscord,
  seeded,
  startLocalDiscord,
} from '../../src/index.ts';

const { general, mo } = seeded;
let local: RunningLocalDiscord;
beforeAll(async () => {
  local = await startLocalDiscord({ routes: (discord) => [controlRoutes(discord)] });
});
afterAll(() => local.close());

async function post(path: string, body: unknown) {
  const response = await fetch(`${local.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const control = (method: string, body: unknown = {}) => post(`/control/${method}`, body);
const write = (content: string) => post(`/api/v10/channels/${general}/messages`, { content });

it('waits for a message, shows the transcript and resets over HTTP', async () => {
  const waiting = control('waitForMessage', { channelId: general, authorId: seeded.bot, content: 'Hello' });
  await post('/client/sendMessage', { userId: mo, channelId: general, content: 'Hello' });
  await write('Hello');
  expect(await waiting).toMatchObject({
    status: 200,
    body: { author: { id: seeded.bot }, content: 'Hello' },
  });
  const transcript = async () => (await fetch(`${local.url}/control/transcript`)).text();
  expect(await transcript()).toContain('Mo in #general: Hello');
  expect((await control('reset', {})).status).toBe(200);
  expect(await transcript()).toBe('');
});

it('plans failures by operation or route', async () => {
  await control('failNext', { status: 500, operation: 'create_message' });
  await control('failNext', { status: 403, code: 50_013, route: '/messages$' });
  expect(await write('One')).toMatchObject({ status: 500 });
  expect(await write('Two')).toMatchObject({ status: 403, body: { code: 50_013 } });
  expect(await write('Three')).toMatchObject({ status: 200 });
});

it.each([
  ['reset', { dropBot: true }],
  ['failNext', { status: 200 }],
  ['failNext', { route: '(' }],
  ['failNext', { operation: 'make_message' }],
  ['dropGateway', { how: 'gently' }],
])('refuses %s with %j', async (method, body) => {
  const refused = await control(method, body);
  expect(refused.status).toBe(400);
  expect(refused.body.message).not.toBe('');
});

it('tells why a wait failed', async () => {
  expect(await control('waitForAnswer', { interactionId: '1' })).toEqual({
    status: 422,
    body: { message: 'there is no interaction 1' },
  });
  expect((await control('sleep')).status).toBe(404);
});

it.each([
  [{ status: 200 }, 'status'],
  [{ silence: 'unanswered', status: 500 }, 'silence goes with neither'],
  [{ status: 500, retryAfter: 1 }, 'for the status 429'],
  [{ times: 0 }, 'times'],
] as const)('failNext refuses %j', (plan, reason) => {
  expect(() => local.discord.failNext(plan)).toThrow(reason);
});

it('counts a route with the flag g every time', async () => {
  local.discord.failNext({ status: 500, times: 2, route: /messages$/g });
  expect([(await write('a')).status, (await write('b')).status]).toEqual([500, 500]);
});
