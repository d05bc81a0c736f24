import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from 'discord.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { explainCloseCode, startBot } from '../../../src/discord/gateway/start-bot.ts';
import { createLog } from '../../../src/process/log.ts';

const HELLO = JSON.stringify({ op: 10, d: { heartbeat_interval: 45_000 } });

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts a gateway that closes every connection with this code after Identify. */
async function startClosingGateway(code: number): Promise<string> {
  const server = createServer((_request, response) => {
    const { port } = server.address() as AddressInfo;
    const limit = { total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: 1 };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url: `ws://127.0.0.1:${port}`, shards: 1, session_start_limit: limit }));
  });
  const gateway = new WebSocketServer({ server });
  gateway.on('connection', (socket) => {
    socket.send(HELLO);
    socket.on('message', (data) => {
      if (String(data).includes('"op":2')) socket.close(code);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of gateway.clients) socket.terminate();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

const startAt = (apiUrl: string) =>
  startBot({
    apiUrl,
    token: 'abc.def.ghi',
    sharding: { shards: [0], count: 1 },
    onMessage: async () => {},
    readsChat: false,
    dispatch: async () => {},
    log: createLog('silent'),
    onClient: (client: Client) => closing.push(() => client.destroy()),
    onFatalClose: vi.fn(),
  });

describe('a fatal close code', () => {
  it.each([
    [4004, /4004.*DISCORD_TOKEN/],
    [4010, /4010.*SHARDS/],
    [4011, /4011.*2,500 servers.*SHARD_COUNT/],
    [4012, /4012.*update/],
    [4013, /4013.*report/],
    [4014, /4014.*Message Content Intent/],
  ])('%i is explained', (code, words) => {
    expect(explainCloseCode(code)).toMatch(words);
  });

  it('is named if it is unknown', () => {
    expect(explainCloseCode(4099)).toBe('Discord closed the gateway for good (close code 4099).');
  });

  it.each([4004, 4010, 4011, 4012, 4013])('%i makes the start fail at once', async (code) => {
    await expect(startAt(await startClosingGateway(code))).rejects.toThrow(explainCloseCode(code));
  });
});
