import { expect, it, vi } from 'vitest';
import { createQcExtrasLoader } from '../../../src/alerts/outbox/render-qc.ts';
import { createPictures, type PhotoSource, type Pictures } from '../../../src/pictures/index.ts';
import { createLog } from '../../../src/process/log.ts';
import { type Api, ApiError, type PhotoDownloads } from '../../../src/service/index.ts';
import { photo } from '../../pictures/decode.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const PRODUCT = { platform: 'weidian', id: '7212345601' };
const PHOTOS = ['1', '2', '3', '4', '5', '6'].map((name) => `https://p.example/${name}.jpg`);
const never = () => new Promise<never>(() => {});

/** With a service that never answers, and photos that are there. */
function setUp(download: PhotoDownloads['downloadOnce'] = async () => new Uint8Array([1])) {
  const api = { lookup: vi.fn(never), qc: vi.fn(never) };
  const photos = { allow: vi.fn(), downloadOnce: vi.fn(download) };
  const drawMosaic = vi.fn(async (sources: readonly PhotoSource[], _more: number) => {
    await Promise.all(sources.map((source) => source.load()));
    return { name: 'photos.webp', bytes: new Uint8Array([2]) };
  });
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
  expect(photos.downloadOnce).toHaveBeenCalledTimes(4);
  await load(PRODUCT, PHOTOS.slice(1));
  expect(api.lookup).toHaveBeenCalledTimes(2);
});

it('the picture shows four photos, and says how many more there are', async () => {
  const { load, drawMosaic } = setUp();
  await load(PRODUCT, PHOTOS);
  const [sources = [], more] = drawMosaic.mock.calls[0] ?? [];
  expect(sources.map(({ key }) => key)).toEqual(PHOTOS.slice(0, 4));
  expect(more).toBe(2);
});

it('the photos of one picture at a time are in memory, for however many alerts', async () => {
  const red = await photo('#dd2222');
  const fail = () => Promise.reject(new ApiError('unavailable', { operation: 'lookup' }));
  const used: Uint8Array[] = [];
  let most = 0;
  const download = async () => {
    const bytes = new Uint8Array(red);
    used.push(bytes);
    most = Math.max(most, used.filter(({ byteLength }) => byteLength > 0).length);
    return bytes;
  };
  const load = createQcExtrasLoader({
    store: openMemoryStore(),
    api: { lookup: fail, qc: fail } as unknown as Api,
    log: createLog('silent'),
    pictures: createPictures({ enabled: true, log: createLog('silent') }),
    photos: {
      allow: () => {},
      download,
      downloadOnce: download,
    } as Partial<PhotoDownloads> as PhotoDownloads,
    pictureWaitMs: 30_000,
  });
  const urls = (set: number) => PHOTOS.map((url) => `${url}?${set}`);
  const extras = await Promise.all([1, 2, 3, 4, 5].map((set) => load(PRODUCT, urls(set))));
  expect(extras.every(({ mosaic }) => mosaic !== null)).toBe(true);
  expect(used).toHaveLength(20);
  expect(most).toBe(4);
});
