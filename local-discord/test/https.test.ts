import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:https';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';

// For 127.0.0.1, signed by itself, and for nothing but this test.
const pem = (name: string) => readFileSync(new URL(`tls/${name}.pem`, import.meta.url));
const cert = pem('cert');

let running: RunningLocalDiscord;
beforeAll(async () => {
  running = await startLocalDiscord({ tls: { cert, key: pem('key') } });
});
afterAll(() => running.close());

async function answerTo(path: string): Promise<string> {
  const request = get(`${running.url}${path}`, {
    ca: cert,
    headers: { authorization: `Bot ${LOCAL_TOKEN}` },
  });
  const [response] = await once(request, 'response');
  return text(response);
}

it('serves the API over HTTPS, and names a gateway with WSS', async () => {
  expect(running.apiUrl).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/api$/);
  const { host } = new URL(running.url);
  expect(JSON.parse(await answerTo('/api/v10/gateway'))).toEqual({ url: `wss://${host}/gateway` });
});

it('the gateway lets bots resume over WSS', async () => {
  const { host } = new URL(running.url);
  const socket = new WebSocket(`wss://${host}/?v=10&encoding=json`, { ca: cert });
  await once(socket, 'message');
  socket.send(JSON.stringify({ op: 2, d: { token: LOCAL_TOKEN, intents: 0, properties: {} } }));
  const [ready] = await once(socket, 'message');
  expect(JSON.parse(ready.toString())).toMatchObject({
    t: 'READY',
    d: { resume_gateway_url: `wss://${host}` },
  });
  socket.close();
});

it('links to files begin with https, even before the first request', async () => {
  const fresh = await startLocalDiscord({ tls: { cert, key: pem('key') } });
  const files = [{ name: 'note.txt', contentType: 'text/plain', data: Buffer.from('A note') }];
  const { attachments } = await fresh.discord.as(seeded.mo).in(seeded.general).send('Look', { files });
  expect(attachments[0]?.url).toContain(`${fresh.url}/attachments/`);
  await fresh.close();
});
