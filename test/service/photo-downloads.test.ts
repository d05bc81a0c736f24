import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPhotoDownloads, type PhotoDownloads } from '../../src/service/index.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
const MAX_BYTES = 1_000;

let requests: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
const server = createServer(async (request, response) => {
  requests.push(request.url ?? '');
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  response.on('close', () => {
    atOnce -= 1;
  });
  const path = request.url?.split('?')[0];
  if (path === '/moved') response.writeHead(302, { location: '/photo.jpg' }).end();
  else if (path === '/missing') response.writeHead(404).end(JPEG);
  else if (path === '/page') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  else if (path === '/large') response.end(Buffer.concat([JPEG, Buffer.alloc(MAX_BYTES)]));
  else if (path === '/endless') response.write(JPEG);
  else if (path === '/slow') {
    await sleep(20);
    response.end(JPEG);
  } else if (path !== '/hangs') response.end(JPEG);
});

let base = '';
let photos: PhotoDownloads;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => server.closeAllConnections();
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  requests = [];
  mostAtOnce = 0;
  photos = createPhotoDownloads({ baseUrl: `${base}/v1`, timeoutMs: 500, maxBytes: MAX_BYTES });
  photos.allow([`${base}/any`]);
  return () => photos.close();
});

describe('photo downloads', () => {
  it('return the bytes of a photo, and ask only once', async () => {
    const both = [photos.download(`${base}/photo.jpg`), photos.download(`${base}/photo.jpg#again`)];
    expect((await Promise.all(both)).map((bytes) => Buffer.from(bytes ?? []))).toEqual([JPEG, JPEG]);
    expect(await photos.download(`${base}/photo.jpg`)).not.toBeNull();
    expect(requests).toEqual(['/photo.jpg']);
  });

  it.each(['/missing', '/moved', '/page', '/large', '/endless', '/hangs'])(
    'return null for %s',
    async (path) => {
      expect(await photos.download(`${base}${path}`)).toBeNull();
      expect(requests).toEqual([path]);
    },
  );

  it('refuse a host that the service did not name', async () => {
    const others = createPhotoDownloads({ baseUrl: base });
    expect(await others.download(`${base}/photo.jpg`)).toBeNull();
    others.allow(['not an address', `ftp://127.0.0.1:1/`]);
    expect(await others.download(`${base}/photo.jpg`)).toBeNull();
    expect(requests).toEqual([]);
    await others.close();
  });

  it.each([
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'http://user:word@127.0.0.1/',
    'nonsense',
  ])('refuse %s', async (url) => {
    photos.allow([url]);
    expect(await photos.download(url)).toBeNull();
  });

  it('never send a name and password', async () => {
    for (const name of ['user:word', 'user', ':word'])
      expect(await photos.download(base.replace('//', `//${name}@`))).toBeNull();
    expect(requests).toEqual([]);
  });

  it('reach no private address, by number or by name, unless the service is on that host', async () => {
    const others = createPhotoDownloads({ baseUrl: 'https://service.example' });
    const { port } = new URL(base);
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
      const url = `http://${host}:${port}/photo.jpg`;
      others.allow([url]);
      expect(await others.download(url)).toBeNull();
    }
    expect(requests).toEqual([]);
    await others.close();
  });

  it('have a bounded number of connections', async () => {
    const patient = createPhotoDownloads({ baseUrl: base, timeoutMs: 20_000 });
    patient.allow([base]);
    const many = Array.from({ length: 20 }, (_, index) => patient.download(`${base}/slow?${index}`));
    expect((await Promise.all(many)).every((bytes) => bytes !== null)).toBe(true);
    expect(mostAtOnce).toBeLessThanOrEqual(8);
    await patient.close();
  });
});
