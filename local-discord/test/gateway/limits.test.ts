import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../src/index.ts';
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

describe('what a bot sends', () => {
  test('120 payloads a minute are answered, one more is closed with 4008', async () => {
    const bot = await connect(running);
    await bot.identify();
    for (let sent = 1; sent < 120; sent += 1) bot.send(1, null);
    await bot.acknowledged(119);
    bot.send(1, null);
    expect(await bot.closed).toEqual([4008, 'Rate limited.']);
  });

  test('a minute later there are 120 more', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const bot = await connect(running);
    for (let sent = 0; sent < 120; sent += 1) bot.send(1, null);
    await bot.acknowledged(120);
    vi.advanceTimersByTime(60_000);
    bot.send(1, null);
    await bot.acknowledged(121);
  });

  test('the limit can be switched off, and leaves room for heartbeats that a test makes frequent', async () => {
    await restart({ limitsSends: false });
    const unlimited = await connect(running);
    for (let sent = 0; sent < 200; sent += 1) unlimited.send(1, null);
    await unlimited.acknowledged(200);
    await restart({ heartbeatIntervalMs: 500 });
    const frequent = await connect(running);
    for (let sent = 0; sent < 120 + 119; sent += 1) frequent.send(1, null);
    await frequent.acknowledged(239);
    frequent.send(1, null);
    expect((await frequent.closed)[0]).toBe(4008);
  });

  test.each([
    ['JSON of 4,097 bytes', JSON.stringify({ op: 1, d: 'é'.repeat(2040) }).padEnd(2057), 4002],
    ['no JSON', '{"op":1,', 4002],
    ['a list', '[1]', 4002],
    ['null', 'null', 4002],
    ['no opcode', '{"d":null}', 4001],
    ['an opcode of Discord', '{"op":0,"d":null}', 4001],
    ['an opcode that does not exist', '{"op":99,"d":null}', 4001],
    ['an opcode as text', '{"op":"1","d":null}', 4001],
    ['a request before identifying', '{"op":8,"d":{"guild_id":"1","query":"","limit":0}}', 4003],
  ])('%s is closed', async (_, text, code) => {
    const bot = await connect(running);
    bot.sendRaw(text);
    expect((await bot.closed)[0]).toBe(code);
  });

  test('4,096 bytes are accepted, in characters or not', async () => {
    const bot = await connect(running);
    const text = JSON.stringify({ op: 1, d: 'é'.repeat(2000) });
    bot.sendRaw(text + ' '.repeat(4096 - Buffer.byteLength(text)));
    await bot.payload(({ op }) => op === 11);
  });

  test('what comes after the payload that closed the connection is ignored', async () => {
    const bot = await connect(running);
    bot.send(99, null);
    bot.send(2, { token: LOCAL_TOKEN, intents: 0, properties: {} });
    expect((await bot.closed)[0]).toBe(4001);
    expect(running.discord.intents()).toEqual([]);
  });

  test('a second identify is closed with 4005', async () => {
    const bot = await connect(running);
    await bot.identify();
    bot.send(2, { token: LOCAL_TOKEN, intents: 0, properties: {} });
    expect(await bot.closed).toEqual([4005, 'Already authenticated.']);
  });

  test('a bot without heartbeats is closed with 4009, and the Wire says so', async () => {
    await restart({ heartbeatIntervalMs: 20 });
    const frames: string[] = [];
    running.discord.onWire((frame) => {
      if (frame.kind === 'gateway') frames.push(frame.name);
    });
    const bot = await connect(running);
    expect(await bot.closed).toEqual([4009, 'Session timed out.']);
    await expect.poll(() => frames).toContain('closed 4009');
  });
});
