import { expect, test } from 'vitest';
import { SAMPLES } from '../../../sandbox/service/index.ts';
import { lookupResult, qcResult } from './interface-schema.ts';
import { serve } from './support.ts';

/** Asks for the drawing behind a picture, which is quicker to make and can be read. */
const DRAWING = 'format=svg';
const PUBLIC = 'http://127.0.0.1:9/service';

/** Path of one of our own picture addresses. */
function pathOf(address: string): string {
  expect(address.startsWith(`${PUBLIC}/photos/`)).toBe(true);
  return address.slice(PUBLIC.length);
}

test('pictures are WebP, which the bot and Discord can read', async () => {
  const { get } = await serve();
  for (const path of [
    'main/weidian/7212345601',
    'qc/weidian/7212345601/4/23',
    'variant/weidian/7212345601/1',
  ]) {
    const { headers, rawPayload } = await get(`/photos/${path}`);
    expect(headers['content-type'], path).toBe('image/webp');
    expect(rawPayload.subarray(8, 12).toString(), path).toBe('WEBP');
    expect(rawPayload.length, path).toBeLessThan(60_000);
  }
});

test('every photo URL serves a picture, and no two are the same', async () => {
  const { get } = await serve();
  const seen = new Map<string, string>();
  for (const { platform, id } of SAMPLES.products) {
    const { batches, listing_photos } = qcResult.parse((await get('/v1/qc', { platform, id })).json());
    for (const address of [...batches.flatMap(({ photos }) => photos), ...listing_photos]) {
      const answer = await get(pathOf(address), DRAWING);
      expect(answer.statusCode, address).toBe(200);
      expect(answer.headers['content-type']).toContain('image/svg+xml');
      expect(answer.headers['cache-control']).toContain('max-age');
      expect(answer.body).toMatch(/^<svg [^>]*width="(800|600)" height="800"/);
      expect(seen.get(answer.body), `${address} looks like`).toBeUndefined();
      seen.set(answer.body, address);
    }
  }
  expect(seen.size).toBeGreaterThan(250);
});

test('main and variant pictures exist and have the variant’s colour', async () => {
  const { get } = await serve();
  for (const { platform, id } of SAMPLES.products) {
    const { main_image, variants } = lookupResult.parse((await get('/v1/lookup', { platform, id })).json());
    const pictures = [
      ...(main_image === undefined ? [] : [main_image]),
      ...variants.skus.slice(0, 60).map(({ image }) => image),
    ];
    for (const address of pictures)
      expect((await get(pathOf(address), DRAWING)).statusCode, address).toBe(200);
  }
  const { variants } = lookupResult.parse(
    (await get('/v1/lookup', { platform: 'weidian', id: '7298804417' })).json(),
  );
  const pictureOf = async (colour: string) =>
    (await get(pathOf(variants.skus.find(({ attrs }) => attrs['Color'] === colour)?.image ?? ''), DRAWING))
      .body;
  expect(await pictureOf('Olive')).toContain('#5b6b3c');
  expect(await pictureOf('Burgundy')).toContain('#8e3b2c');
});

test('a QC photo shows its SKU, date, number and product, with hostile text escaped', async () => {
  const { get } = await serve({ now: () => Date.UTC(2026, 4, 20, 12) });
  const plain = await get('/photos/qc/weidian/7212345601/2/12', DRAWING);
  for (const text of ['Navy / White / 43', '2026-05-02', '1 / 7', '7212345601'])
    expect(plain.body).toContain(text);
  const hostile = await get('/photos/qc/weidian/7255501934/1/1', DRAWING);
  expect(hostile.body).toContain('&lt;M&gt;');
  expect(hostile.body).not.toContain('<M>');
});

test('unknown pictures get 404', async () => {
  const { get } = await serve();
  for (const path of [
    '/photos/qc/weidian/7212345601/1/12',
    '/photos/qc/weidian/7212345601/9/1',
    '/photos/qc/weidian/7212345601/1/x',
    '/photos/qc/ebay/7212345601/1/1',
    '/photos/listing/weidian/7240011893/1',
    '/photos/variant/tmall/715588203346/1',
    '/photos/main/weidian/1',
    '/photos/main/weidian/7240012750',
  ]) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});
