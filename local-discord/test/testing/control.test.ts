import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  controlRoutes,
  LOCAL_TOKEN,
  type RunningLocalDiscord,
  seeded,
  startLocalDiscord,
} from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';

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
  expect(() => local.discord.faults.failNext(plan)).toThrow(reason);
});

it('counts a route with the flag g every time', async () => {
  local.discord.faults.failNext({ status: 500, times: 2, route: /messages$/g });
  expect([(await write('a')).status, (await write('b')).status]).toEqual([500, 500]);
});

/** What is there for programs in the same process only, or has another address. */
const ELSEWHERE = [
  ...['as', 'attachGateway', 'routes', 'stop'],
  // GET /client/events, GET /client/wire, GET /control/transcript
  ...['subscribe', 'onWire', 'onTranscriptLine', 'transcript'],
  // POST /control/status
  ...['now', 'isConnected', 'intents', 'shards', 'openSockets'],
];

it('everything that a test in TypeScript calls can be called over HTTP', async () => {
  const { discord } = local;
  const names = Object.entries({ ...discord, ...discord.admin, ...discord.faults }).flatMap(([name, call]) =>
    typeof call === 'function' && !ELSEWHERE.includes(name) ? name : [],
  );
  expect(names.length).toBeGreaterThan(60);
  const statusOf = async (name: string) => [
    (await post(`/client/${name}`, { isUnknown: true })).status,
    // A field that no call has.
    (await control(name, { isUnknown: true })).status,
  ];
  const missing = [];
  for (const name of names) if (!(await statusOf(name)).includes(400)) missing.push(name);
  expect(missing).toEqual([]);
});

it('sets the clock forward, changes permissions and removes the bot over HTTP', async () => {
  const { now } = (await control('status')).body;
  await control('advanceTime', { ms: 3_600_000 });
  const later = (await control('status')).body;
  expect(later.now - now).toBeGreaterThanOrEqual(3_600_000);
  expect(later).toMatchObject({ isConnected: false, failing: 0, shards: [] });
  expect(await control('advanceTime', { ms: -5 })).toMatchObject({ status: 422 });

  await control('setBotPermissions', { channelId: general, permissions: ['ViewChannel'] });
  expect(await write('Hello')).toMatchObject({ status: 403, body: { code: 50_013 } });
  await control('setBotPermissions', { channelId: general, permissions: '3072' });
  expect((await write('Hello')).status).toBe(200);
  await control('setBotPermissions', { channelId: general, permissions: null });

  await control('kickBot', { guildId: seeded.testServer });
  expect(await write('Hello')).toMatchObject({ status: 403, body: { code: 50_001 } });
  expect((await control('requests')).body.at(-1)).toMatchObject({ method: 'POST', status: 403 });
  await control('reset');
});

it('waits for modals and for nothing more over HTTP', async () => {
  await post(`/api/v10/applications/${seeded.bot}/commands`, { name: 'form', description: 'Opens a form' });
  const bot = await bareBot(local, 0);
  const { interactionId } = (
    await post('/client/runCommand', { userId: mo, channelId: general, name: 'form' })
  ).body;
  const waiting = control('waitForModal', { interactionId });
  const { d } = await bot.event('INTERACTION_CREATE');
  const input = { type: 4, custom_id: 'name', label: 'Name', style: 1 };
  const data = { custom_id: 'form', title: 'Form', components: [{ type: 1, components: [input] }] };
  const path = `/api/v10/interactions/${interactionId}/${d['token']}/callback`;
  await fetch(`${local.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 9, data }),
  });
  expect(await waiting).toMatchObject({ status: 200, body: { interactionId, title: 'Form' } });
  expect((await control('expectNothingMore', { withinMs: 1 })).status).toBe(200);
  expect(await control('waitForMessage', { matching: '^Never', withinMs: 1 })).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('waited 1 ms') },
  });
  bot.leave();
});
