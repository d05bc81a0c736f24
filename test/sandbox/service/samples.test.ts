import { expect, test } from 'vitest';
import type { z } from 'zod';
import { SAMPLES } from '../../../sandbox/service/index.ts';
import { lookupResult, qcResult } from './interface-schema.ts';
import { serve } from './support.ts';

/** UPU S10: weights 8 6 4 2 3 5 9 7, check digit 11 minus the rest, 10 as 0 and 11 as 5. */
function checkDigit(serial: string): number {
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce(
    (total, weight, index) => total + weight * Number(serial[index]),
    0,
  );
  const digit = 11 - (sum % 11);
  if (digit === 10) return 0;
  return digit === 11 ? 5 : digit;
}

test('sample postal numbers have a valid check digit', () => {
  const postal = SAMPLES.parcels.flatMap(({ number }) => /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number) ?? []);
  expect(postal.length / 3).toBeGreaterThanOrEqual(6);
  for (let at = 0; at < postal.length; at += 3)
    expect(checkDigit(postal[at + 1] ?? ''), postal[at]).toBe(Number(postal[at + 2]));
});

test('the unknown numbers are unknown, and only one of them has a valid check digit', async () => {
  const { get } = await serve();
  const { valid, mistyped } = SAMPLES.unknownNumbers;
  for (const num of [valid, mistyped]) expect((await get('/v1/tracking', { num })).statusCode, num).toBe(404);
  expect([valid, mistyped].map((number) => checkDigit(number.slice(2, 10)) === Number(number[10]))).toEqual([
    true,
    false,
  ]);
});

test('sample products cover everything that a card can show', async () => {
  const { get } = await serve();
  const looks: z.infer<typeof lookupResult>[] = [];
  const photos: z.infer<typeof qcResult>[] = [];
  for (const { platform, id } of SAMPLES.products) {
    looks.push(lookupResult.parse((await get('/v1/lookup', { platform, id })).json()));
    photos.push(qcResult.parse((await get('/v1/qc', { platform, id })).json()));
  }
  expect(looks.length).toBeGreaterThanOrEqual(14);
  const has = (what: (look: (typeof looks)[number]) => boolean) => looks.some(what);
  expect(new Set(looks.map(({ platform }) => platform)).size).toBe(4);
  expect(new Set(looks.map(({ variants }) => variants.options.length))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(has(({ title }) => title.length > 300)).toBe(true);
  expect(has(({ title }) => /\p{Script=Han}{10}/u.test(title))).toBe(true);
  expect(has(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true);
  expect(has(({ title }) => title.includes('@everyone'))).toBe(true);
  expect(has(({ variants }) => variants.skus.length > 200)).toBe(true);
  expect(has(({ sizes }) => sizes.length === 30)).toBe(true);
  expect(has(({ availability }) => !availability.in_stock)).toBe(true);
  expect(
    has(
      ({ variants, availability }) => variants.skus.some(({ stock }) => stock === 0) && availability.in_stock,
    ),
  ).toBe(true);
  expect(has(({ warehouse }) => warehouse === undefined)).toBe(true);
  expect(has(({ warehouse }) => warehouse?.turnover === null)).toBe(true);
  expect(has(({ warehouse }) => typeof warehouse?.turnover === 'string')).toBe(true);
  expect(has(({ warehouse }) => typeof warehouse?.turnover === 'object' && warehouse.turnover !== null)).toBe(
    true,
  );
  expect(has(({ price }) => price !== undefined && price.low === price.high)).toBe(true);
  expect(has(({ price }) => price !== undefined && price.low < price.high)).toBe(true);
  expect(new Set(looks.map(({ price }) => price?.currency)).size).toBeGreaterThanOrEqual(3);
  expect(photos.map(({ listing_photos }) => listing_photos.length)).toEqual(
    expect.arrayContaining([0, 1, 12]),
  );
});

test('the showcase has the extremes of titles, prices, pictures and photo counts', async () => {
  const { get } = await serve();
  const look = async (platform: string, id: string) =>
    lookupResult.parse((await get('/v1/lookup', { platform, id })).json());
  const setsOf = async (platform: string, id: string) =>
    qcResult.parse((await get('/v1/qc', { platform, id })).json()).batches.map(({ photos }) => photos.length);
  expect((await look('weidian', '7240019999')).title).toHaveLength(4);
  const long = await look('1688', '741852963014');
  expect(long.title).toMatch(/^\p{Script=Han}{400}$/u);
  expect(long.price).toBeUndefined();
  expect((await look('weidian', '7240012750')).main_image).toBeUndefined();
  expect((await look('weidian', '7240013388')).availability).toEqual({ in_stock: false, total_stock: 0 });
  expect((await look('weidian', '7212345601')).availability.total_stock).toBe(3_008);
  expect(await setsOf('weidian', '7240011900')).toEqual([]);
  expect(await setsOf('weidian', '7212345601')).toEqual([11, 7, 4, 6]);
  expect(await setsOf('taobao', '745120036618')).toEqual([10]);
  expect(await setsOf('1688', '756600123480')).toEqual([60]);
});

test('one product converts, but its details never load', async () => {
  const { get } = await serve();
  const url = SAMPLES.failingLink;
  expect((await get('/v1/convert', { url })).statusCode).toBe(200);
  for (const operation of ['lookup', 'qc']) {
    const answer = await get(`/v1/${operation}`, { url });
    expect([answer.statusCode, answer.json()], operation).toMatchObject([
      500,
      { error: { code: 'internal' } },
    ]);
  }
});

test('samples are the same in every run at the same time', async () => {
  const now = () => Date.UTC(2026, 4, 20, 12);
  const [one, other] = [await serve({ now }), await serve({ now })];
  for (const { platform, id } of SAMPLES.products) {
    for (const path of ['/v1/lookup', '/v1/qc']) {
      expect((await one.get(path, { platform, id })).body).toBe(
        (await other.get(path, { platform, id })).body,
      );
    }
  }
});
