import { once } from 'node:events';
import { get } from 'node:http';
import type { Duplex } from 'node:stream';
import { constants, createInflate, inflateSync } from 'node:zlib';
import { Decompress } from 'fzstd';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeEtf } from '../../src/gateway/transport/etf-decoder.ts';
import { encodeEtf } from '../../src/gateway/transport/etf-encoder.ts';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../src/index.ts';
import { type Connection, connect, type Payload } from './connect.ts';

let running: RunningLocalDiscord;

beforeEach(async () => {
  running = await startLocalDiscord({ moreGuilds: 30 });
});

afterEach(() => running.close());

const GUILDS = 1;
const isLast = ({ t, d }: Payload) => t === 'GUILD_CREATE' && d['name'] === 'Server 30';

/** One context for the life of a connection, as clients keep it; payloads are read when all of them are there. */
function zstdReader() {
  const chunks: Uint8Array[] = [];
  const decompress = new Decompress((chunk) => chunks.push(chunk));
  return (data: Buffer) => {
    decompress.push(data);
    return Buffer.concat(chunks.splice(0));
  };
}

/** Decompresses the messages of a zlib stream, of which each ends in Z_SYNC_FLUSH. */
async function inflated(messages: Connection['messages']): Promise<string> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  for (const { data } of messages) inflate.write(data);
  inflate.end();
  const chunks: Buffer[] = [];
  for await (const chunk of inflate) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('encoding and compression of a connection', () => {
  test('zlib-stream: all messages are one stream, in order', async () => {
    const path = '/?compress=zlib-stream&encoding=json&v=10';
    const bot = await connect(running, { path, decode: () => null });
    bot.send(2, { token: LOCAL_TOKEN, intents: GUILDS, properties: {} });
    bot.send(1, null);
    // HELLO, READY, 31 servers and the answer to the heartbeat.
    await expect.poll(() => bot.messages.length).toBe(34);
    for (const { data, isBinary } of bot.messages) {
      expect(isBinary).toBe(true);
      expect(data.subarray(-4).toString('hex')).toBe('0000ffff');
    }
    const text = await inflated(bot.messages);
    const payloads = JSON.parse(`[${text.replaceAll('}{"op":', '},{"op":')}]`) as Payload[];
    expect(payloads.map(({ op }) => op)).toEqual([10, ...Array(32).fill(0), 11]);
    expect(payloads.slice(1, 33).map(({ s }) => s)).toEqual(
      Array.from({ length: 32 }, (_, index) => index + 1),
    );
  });

  test('zstd-stream: every message completes one payload', async () => {
    const read = zstdReader();
    const decode = (data: Buffer): unknown => JSON.parse(read(data).toString());
    const bot = await connect(running, { path: '/gateway/?v=10&compress=zstd-stream', decode });
    expect((await bot.identify({ intents: GUILDS })).d['v']).toBe(10);
    await bot.payload(isLast);
    expect(bot.payloads.map(({ op }) => op)).toEqual([10, ...Array(32).fill(0)]);
  });

  test.each(['/?v=10&encoding=etf', '/gateway?encoding=etf&compress=zstd-stream&v=10'])(
    'ETF in both directions: %s',
    async (path) => {
      const read = path.includes('zstd') ? zstdReader() : (data: Buffer) => data;
      const bot = await connect(running, {
        path,
        encode: encodeEtf,
        decode: (data) => decodeEtf(read(data)),
      });
      await bot.identify({ intents: GUILDS, shard: [0, 1], compress: true });
      await bot.payload(isLast);
      bot.send(1, 3);
      await bot.payload(({ op }) => op === 11);
      expect(bot.messages.every(({ isBinary }) => isBinary)).toBe(true);
    },
  );

  test('payload compression: large events are zlib, each by itself, small payloads stay text', async () => {
    const bot = await connect(running);
    const ready = await bot.identify({ intents: GUILDS, compress: true });
    await bot.payload(isLast);
    bot.send(1, null);
    await bot.payload(({ op }) => op === 11);
    const compressed = bot.messages.filter(({ isBinary }) => isBinary);
    const names = compressed.map(({ data }) => (JSON.parse(inflateSync(data).toString()) as Payload).t);
    expect(names).toEqual(['READY', ...Array(31).fill('GUILD_CREATE')]);
    expect(bot.messages.filter(({ isBinary }) => !isBinary)).toHaveLength(2);

    const again = await connect(running);
    bot.close(4000);
    await bot.closed;
    again.send(6, { token: LOCAL_TOKEN, session_id: ready.d['session_id'], seq: 31 });
    await again.payload(({ t }) => t === 'RESUMED');
    expect(again.messages[1]?.isBinary, 'a resumed session keeps it').toBe(true);
  });

  test('payload compression is off together with transport compression', async () => {
    const read = zstdReader();
    const decode = (data: Buffer): unknown => JSON.parse(read(data).toString());
    const bot = await connect(running, { path: '/?v=10&compress=zstd-stream', decode });
    await bot.identify({ compress: true });
  });
});

describe('the URL of a connection', () => {
  test.each(['', '/', '/gateway', '/gateway/'])('is accepted as "%s", in any order', async (path) => {
    const bot = await connect(running, { path: `${path}?encoding=json&v=9` });
    expect((await bot.identify()).d['v']).toBe(9);
  });

  test('READY names another address for resumes, which works', async () => {
    const bot = await connect(running);
    const ready = await bot.identify();
    bot.close(4000);
    await bot.closed;
    const url = String(ready.d['resume_gateway_url']);
    expect(url).not.toMatch(/gateway$/);
    const again = await connect({ ...running, url }, { path: '?v=10&encoding=json' });
    again.send(6, { token: LOCAL_TOKEN, session_id: ready.d['session_id'], seq: ready.s });
    expect((await again.payload(({ t }) => t === 'RESUMED')).d).toEqual({ _trace: [] });
  });

  test.each(['6', '7'])(
    'version %s does not need intents, and gets the unprivileged ones',
    async (version) => {
      const bot = await connect(running, { path: `/?v=${version}` });
      await bot.identify({ intents: undefined });
      await bot.payload(isLast);
    },
  );

  test('version 8 needs them', async () => {
    const bot = await connect(running, { path: '/?v=8' });
    bot.send(2, { token: LOCAL_TOKEN, properties: {} });
    expect(await bot.closed).toEqual([4013, expect.any(String)]);
  });

  test.each([
    ['v=5', 4012],
    ['v=11', 4012],
    ['v=ten', 4012],
    ['v=10&encoding=xml', 4002],
    ['v=10&compress=gzip', 4002],
  ])('%s is closed with %i', async (query, code) => {
    const bot = await connect(running, { path: `/?${query}` });
    expect((await bot.closed)[0]).toBe(code);
    expect(bot.messages).toEqual([]);
  });
});

test('nothing comes together with the answer to the handshake: Seyfert would lose it', async () => {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const request = get(`${running.url}/?v=10&encoding=json`, { headers });
  const [, socket, head] = (await once(request, 'upgrade')) as [unknown, Duplex, Buffer];
  expect(head.length).toBe(0);
  const [hello] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(hello.toString()).toContain('heartbeat_interval');
});
