import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Dispatcher } from '../../src/service/http.ts';
import { type AttachmentDownloads, createAttachmentDownloads } from '../../src/service/index.ts';

const MAX_BYTES = 1_000;
let requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  if (request.url === '/moved') response.writeHead(302, { location: '/list.csv' }).end();
  else if (request.url === '/missing') response.writeHead(404).end('x');
  else if (request.url === '/large') response.end(Buffer.alloc(MAX_BYTES + 1, 'x'));
  else if (request.url === '/endless') response.write('x');
  else if (request.url !== '/hangs') response.end(Buffer.alloc(MAX_BYTES, 'x'));
});

let base = '';
let downloads: AttachmentDownloads;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => server.closeAllConnections();
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests = [];
  downloads = createAttachmentDownloads({ discordUrl: `${base}/api`, timeoutMs: 500 });
  return () => downloads.close();
});

it('a file of the configured Discord is downloaded', async () => {
  expect((await downloads.download(`${base}/list.csv`, MAX_BYTES))?.byteLength).toBe(MAX_BYTES);
});

it.each(['/missing', '/moved', '/large', '/endless', '/hangs'])('%s is no file', async (path) => {
  expect(await downloads.download(`${base}${path}`, MAX_BYTES)).toBeNull();
  expect(requests).toEqual([path]);
});

/** Notes which hosts would be asked. */
function noting(asked: string[]): Dispatcher {
  const refuse = (options: { readonly origin?: unknown }) => {
    asked.push(String(options.origin));
    throw new Error('not connected');
  };
  return { dispatch: refuse, destroy: async () => {} } as unknown as Dispatcher;
}

it('other hosts than Discord’s are refused without a request', async () => {
  const asked: string[] = [];
  const strict = createAttachmentDownloads({
    discordUrl: 'https://discord.com/api',
    dispatcher: noting(asked),
  });
  for (const url of [
    `${base}/list.csv`,
    'https://example.com/list.csv',
    'https://discord.com/list.csv',
    'http://cdn.discordapp.com/list.csv',
    'https://cdn.discordapp.com:8443/list.csv',
    'https://cdn.discordapp.com.example.com/list.csv',
    'https://someone@cdn.discordapp.com/list.csv',
    'file:///etc/passwd',
    'nonsense',
  ])
    expect(await strict.download(url, MAX_BYTES), url).toBeNull();
  expect(asked).toEqual([]);
  for (const host of ['cdn.discordapp.com', 'media.discordapp.net'])
    await strict.download(`https://${host}/ephemeral-attachments/1/2/list.csv?ex=1`, MAX_BYTES);
  expect(asked).toEqual(['https://cdn.discordapp.com', 'https://media.discordapp.net']);
});
