import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';

interface Frame {
  op: number;
  t: string | null;
  s: number | null;
  d: Record<string, unknown>;
}

let running: RunningLocalDiscord;

beforeEach(async () => {
  running = await startLocalDiscord();
});

afterEach(async () => {
  vi.useRealTimers();
  await running.close();
});

/** A bare gateway connection: every frame that came, and a way to wait for one. */
function connect() {
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
  const frames: Frame[] = [];
  socket.on('message', (raw) => frames.push(JSON.parse(raw.toString()) as Frame));
  return {
    frames,
    send: (op: number, d: unknown) => socket.send(JSON.stringify({ op, d })),
    frame: (fits: (frame: Frame) => boolean) =>
      vi.waitFor(() => {
        const found = frames.find(fits);
        if (!found) throw new Error('no such frame yet');
        return found;
      }),
    close: (code: number) =>
      new Promise<number>((resolve) => {
        socket.on('close', resolve);
        socket.close(code);
      }),
    closed: new Promise<number>((resolve) => socket.on('close', resolve)),
  };
}

async function identified(intents = 0) {
  const connection = connect();
  await connection.frame(({ op }) => op === 10);
  connection.send(2, { token: LOCAL_TOKEN, intents, properties: {} });
  const ready = await connection.frame(({ t }) => t === 'READY');
  return { ...connection, ready };
}

async function command(channelId: string) {
  const body = [{ name: 'ping', description: 'Ping' }];
  await fetch(`${running.apiUrl}/v10/applications/${seeded.bot}/commands`, {
    method: 'PUT',
    headers: { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return running.discord.as(seeded.mo).in(channelId).run('ping');
}

test('announces guilds only with the Guilds intent, and acknowledges heartbeats', async () => {
  const without = await identified(0);
  const guilds = [{ id: seeded.testServer, unavailable: true }];
  expect(without.ready.d).toMatchObject({ guilds, resume_gateway_url: expect.stringMatching(/^ws:\/\/127/) });
  without.send(1, 1);
  await without.frame(({ op }) => op === 11);
  expect(without.frames.some(({ t }) => t === 'GUILD_CREATE')).toBe(false);
  const withGuilds = await identified(1);
  await withGuilds.frame(({ t, d }) => t === 'GUILD_CREATE' && d['id'] === seeded.testServer);
});

test('replays missed events in order before RESUMED', async () => {
  const first = await identified();
  const seen = first.ready.s;
  await first.close(4000);
  await vi.waitFor(async () =>
    expect((await running.discord.as(seeded.mo).state()).gatewayConnected).toBe(false),
  );
  const { interactionId } = await command(seeded.general);
  const second = connect();
  await second.frame(({ op }) => op === 10);
  second.send(6, { token: LOCAL_TOKEN, session_id: first.ready.d['session_id'], seq: seen });
  await second.frame(({ t }) => t === 'RESUMED');
  expect(second.frames.map(({ t }) => t)).toEqual([null, 'INTERACTION_CREATE', 'RESUMED']);
  expect(second.frames[1]?.d['id']).toBe(interactionId);
});

test('closes with 4004 for a wrong token and refuses unknown sessions with op 9', async () => {
  const wrong = connect();
  await wrong.frame(({ op }) => op === 10);
  wrong.send(2, { token: 'wrong', intents: 0 });
  expect(await wrong.closed).toBe(4004);
  const other = connect();
  await other.frame(({ op }) => op === 10);
  other.send(6, { token: LOCAL_TOKEN, session_id: 'none', seq: 1 });
  expect((await other.frame(({ op }) => op === 9)).d).toBe(false);
});

test('two sessions of one shard both get its events', async () => {
  const first = await identified();
  const second = await identified();
  expect(running.discord.shards()).toEqual([0, 0]);
  const { interactionId } = await command(seeded.general);
  for (const { frame } of [first, second]) await frame(({ d }) => d?.['id'] === interactionId);
});

test('an identify within 5 s of the one before in its bucket gets Invalid Session, if that is limited', async () => {
  await running.close();
  running = await startLocalDiscord({ limitsIdentifies: true, maxConcurrency: 2 });
  const identify = async (shard: number) => {
    const connection = connect();
    await connection.frame(({ op }) => op === 10);
    connection.send(2, { token: LOCAL_TOKEN, intents: 0, properties: {}, shard: [shard, 3] });
    const answer = await connection.frame(({ op, t }) => op === 9 || t === 'READY');
    return answer.op === 9 ? 'invalid' : 'ready';
  };
  expect([await identify(0), await identify(1), await identify(2)]).toEqual(['ready', 'ready', 'invalid']);
  const answer = await fetch(`${running.apiUrl}/v10/gateway/bot`, {
    headers: { authorization: `Bot ${LOCAL_TOKEN}` },
  });
  expect(await answer.json()).toMatchObject({ session_start_limit: { remaining: 997, max_concurrency: 2 } });
});

test('describes guild and DM interactions in full', async () => {
  const bot = await identified();
  await command(seeded.general);
  const inGuild = (await bot.frame(({ d }) => d?.['context'] === 0)).d;
  expect(inGuild).toMatchObject({
    application_id: seeded.bot,
    type: 2,
    version: 1,
    guild_id: seeded.testServer,
    guild_locale: 'en-US',
    locale: 'en-US',
    entitlements: [],
    attachment_size_limit: 10_485_760,
    authorizing_integration_owners: { 0: seeded.testServer },
    channel: { id: seeded.general, name: 'general', type: 0 },
    member: { user: { id: seeded.mo }, permissions: expect.stringMatching(/^\d+$/) },
    app_permissions: expect.stringMatching(/^\d+$/),
  });
  expect(inGuild).not.toHaveProperty('user');
  await command(seeded.dmMo);
  const inDm = (await bot.frame(({ d }) => d?.['context'] === 1)).d;
  expect(inDm).toMatchObject({ user: { id: seeded.mo }, authorizing_integration_owners: { 0: '0' } });
  expect(inDm).not.toHaveProperty('member');
  expect(inDm).not.toHaveProperty('guild_id');
});

test('expires interaction tokens after 15 minutes', async () => {
  const bot = await identified();
  const { interactionId } = await command(seeded.general);
  const token = String((await bot.frame(({ t }) => t === 'INTERACTION_CREATE')).d['token']);
  const send = (path: string, method: string, body: unknown) =>
    fetch(`${running.apiUrl}/v10${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const callback = await send(`/interactions/${interactionId}/${token}/callback`, 'POST', { type: 5 });
  expect(callback.status).toBe(204);
  const original = `/webhooks/${seeded.bot}/${token}/messages/@original`;
  expect((await send(original, 'PATCH', { content: 'in time' })).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
  const late = await send(original, 'PATCH', { content: 'too late' });
  expect(late.status).toBe(401);
  expect(await late.json()).toMatchObject({ code: 50027 });
});
