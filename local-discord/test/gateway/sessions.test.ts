import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type GatewayFrame,
  LOCAL_TOKEN,
  type RunningLocalDiscord,
  startLocalDiscord,
} from '../../src/index.ts';
import { connect } from './connect.ts';

let running: RunningLocalDiscord;

beforeEach(async () => {
  running = await startLocalDiscord();
});

afterEach(async () => {
  vi.useRealTimers();
  await running.close();
});

async function restart(options: Parameters<typeof startLocalDiscord>[0]) {
  await running.close();
  running = await startLocalDiscord(options);
}

async function sessionStarts() {
  const answer = await fetch(`${running.apiUrl}/v10/gateway/bot`, {
    headers: { authorization: `Bot ${LOCAL_TOKEN}` },
  });
  const { session_start_limit: limit } = (await answer.json()) as { session_start_limit: unknown };
  return limit;
}

describe('sessions', () => {
  test('a resume from an event that never was is closed with 4007', async () => {
    const first = await connect(running);
    const { d, s } = await first.identify();
    first.close(4000);
    await first.closed;
    const second = await connect(running);
    second.send(6, { token: LOCAL_TOKEN, session_id: d['session_id'], seq: (s ?? 0) + 1 });
    expect(await second.closed).toEqual([4007, 'Invalid seq.']);
  });

  test('an interrupted session can be resumed', async () => {
    const first = await connect(running);
    const { d, s } = await first.identify();
    running.discord.faults.dropGateway('resumable');
    expect((await first.payload(({ op }) => op === 9)).d).toBe(true);
    first.close(4000);
    const second = await connect(running);
    second.send(6, { token: LOCAL_TOKEN, session_id: d['session_id'], seq: s });
    await second.payload(({ t }) => t === 'RESUMED');
  });

  test('a session that Discord invalidated can ask for nothing more, and the bot identify on the same connection', async () => {
    const bot = await connect(running);
    const first = await bot.identify();
    running.discord.faults.dropGateway('invalid');
    expect((await bot.payload(({ op }) => op === 9)).d).toBe(false);
    expect(running.discord.isConnected()).toBe(false);
    bot.send(2, { token: LOCAL_TOKEN, intents: 0, properties: {} });
    const id = first.d['session_id'];
    await bot.payload(({ t, d }) => t === 'READY' && d['session_id'] !== id);
    running.discord.faults.dropGateway('invalid');
    bot.send(31, { guild_ids: [] });
    expect(await bot.closed).toEqual([4003, 'Not authenticated.']);
  });

  test('READY names a shard only if the bot did', async () => {
    const bot = await connect(running);
    expect((await bot.identify()).d).not.toHaveProperty('shard');
    const sharded = await connect(running);
    expect((await sharded.identify({ shard: [1, 2] })).d['shard']).toEqual([1, 2]);
  });

  test('a shard with more than 2,500 servers is closed with 4011, two halves are not', async () => {
    await restart({ moreGuilds: 2_500 });
    const whole = await connect(running);
    whole.send(2, { token: LOCAL_TOKEN, intents: 0, properties: {} });
    expect(await whole.closed).toEqual([4011, 'Sharding required.']);
    const half = await connect(running);
    await half.identify({ shard: [0, 2] });
  });

  test.each([[[-1, 2]], [[2, 2]]])('shard %j does not exist: 4010', async (shard) => {
    const bot = await connect(running);
    bot.send(2, { token: LOCAL_TOKEN, intents: 0, properties: {}, shard });
    expect((await bot.closed)[0]).toBe(4010);
  });

  test('one identify more than a day has ends every session with 4004, and the Wire says why', async () => {
    await restart({ dailyIdentifies: 2 });
    expect(await sessionStarts()).toMatchObject({ total: 2, remaining: 2 });
    const closes: unknown[] = [];
    running.discord.onWire((frame) => {
      const { name, body } = frame as GatewayFrame;
      if (name === 'closed 4004') closes.push(body);
    });
    const bots = [await connect(running), await connect(running), await connect(running)] as const;
    await bots[0].identify();
    await bots[1].identify();
    expect(await sessionStarts()).toMatchObject({ total: 2, remaining: 0 });
    bots[2].send(2, { token: LOCAL_TOKEN, intents: 0, properties: {} });
    for (const bot of bots) expect((await bot.closed)[0]).toBe(4004);
    const problem = 'Discord resets the token after 2 identifies in 24 hours';
    await expect
      .poll(() => closes)
      .toEqual(bots.map(() => ({ code: 4004, reason: 'Authentication failed.', problem })));
  });

  test('every bot has identifies of its own', async () => {
    await restart({ dailyIdentifies: 1, limitsIdentifies: true, token: null });
    const first = await connect(running);
    await first.identify();
    const second = await connect(running);
    const token = `${Buffer.from('1215962288226304999').toString('base64url')}.another.bot`;
    expect((await second.identify({ token })).d['user']).toMatchObject({ id: '1215962288226304999' });
    const third = await connect(running);
    third.send(2, { token, intents: 0, properties: {} });
    expect((await second.closed)[0]).toBe(4004);
    expect(running.discord.shards()).toEqual([0]);
  });

  test('the identifies of a day come back after it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await restart({ dailyIdentifies: 1 });
    await (await connect(running)).identify();
    vi.advanceTimersByTime(86_300_000);
    expect(await sessionStarts()).toMatchObject({ remaining: 0, reset_after: expect.closeTo(100_000, -3) });
    vi.advanceTimersByTime(100_000);
    expect(await sessionStarts()).toMatchObject({
      remaining: 1,
      reset_after: expect.closeTo(86_400_000, -3),
    });
    await (await connect(running)).identify();
  });
});
