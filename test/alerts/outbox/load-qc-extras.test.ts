import { expect, it, vi } from 'vitest';
import { createQcExtrasLoader } from '../../../src/alerts/outbox/load-qc-extras.ts';
import type { Api, PhotoDownloads } from '../../../src/api/index.ts';
import type { Pictures } from '../../../src/pictures/index.ts';
import { createLog } from '../../../src/process/log.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const PRODUCT = { platform: 'weidian', id: '7212345601' };
const PHOTOS = ['1', '2', '3', '4', '5', '6'].map((name) => `https://p.example/${name}.jpg`);
const never = () => new Promise<never>(() => {});

/** With a service that never answers, and photos that are there. */
function setUp(download: (url: string) => Promise<Uint8Array | null> = async () => new Uint8Array([1])) {
  const api = { lookup: vi.fn(never), qc: vi.fn(never) };
  const photos = { allow: vi.fn(), download: vi.fn(download) };
  const drawMosaic = vi.fn(async () => ({ name: 'photos.webp', bytes: new Uint8Array([2]) }));
  const load = createQcExtrasLoader({
    store: openMemoryStore(),
    api: api as unknown as Api,
    log: createLog('silent'),
    pictures: { drawMosaic } as unknown as Pictures,
    photos: photos as unknown as PhotoDownloads,
    pictureWaitMs: 50,
  });
  return { load, api, photos, drawMosaic };
}

it('an alert does not wait for a service that hangs, and keeps what arrived', async () => {
  const { load } = setUp();
  const { summary, mosaic } = await load(PRODUCT, PHOTOS);
  expect(summary.title).toBeNull();
  expect(summary.canonical).toBe('https://weidian.com/item.html?itemID=7212345601');
  expect(mosaic?.name).toBe('photos.webp');
});

it('an alert goes without its picture when the photos hang', async () => {
  expect((await setUp(never).load(PRODUCT, PHOTOS)).mosaic).toBeNull();
});

it('alerts about the same photos load them once, and wait together', async () => {
  const { load, api, photos } = setUp();
  await Promise.all([load(PRODUCT, PHOTOS), load(PRODUCT, PHOTOS)]);
  await load(PRODUCT, PHOTOS);
  expect(api.lookup).toHaveBeenCalledTimes(1);
  expect(photos.download).toHaveBeenCalledTimes(4);
  await load(PRODUCT, PHOTOS.slice(1));
  expect(api.lookup).toHaveBeenCalledTimes(2);
});

it('counts the photos that the picture does not show, missing ones included', async () => {
  const { load, drawMosaic } = setUp(async (url) => (url.endsWith('/2.jpg') ? null : new Uint8Array([1])));
  await load(PRODUCT, PHOTOS);
  expect(drawMosaic).toHaveBeenCalledWith(
    [1, 3, 4].map(() => new Uint8Array([1])),
    3,
  );
});
