import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createPictures } from '../../src/pictures/index.ts';
import { decode, photo } from './decode.ts';

const MISSING = '#3a4156';
const RED = '#dd2222';
const WHITE = '#ffffff';
const LABEL = { width: 70, height: 50 };
const pictures = createPictures({ enabled: true, log: pino({ enabled: false }) });
const red = await photo(RED);
const copies = (count: number) => Array.from({ length: count }, () => red);
const draw = async (photos: readonly Uint8Array[], first = 1) =>
  decode(await pictures.drawStrip(photos, { first }));

describe('a strip of photos', () => {
  it.each([
    [1, 1200, 360],
    [2, 1200, 300],
    [3, 1198, 270],
    [4, 1200, 250],
    [5, 1197, 233],
    [9, 1197, 233],
  ])('of %i measures %i × %i, with a number on each', async (count, width, height) => {
    const strip = await draw(copies(count));
    expect([strip.width, strip.height]).toEqual([width, height]);
    const shown = Math.min(count, 5);
    for (let index = 0; index < shown; index += 1) {
      const left = Math.round((index * width) / shown);
      expect(strip.has(RED, left + Math.round(width / shown / 2), height - 20)).toBe(true);
      expect(strip.count(WHITE, { left: left + 8, top: 8, ...LABEL })).toBeGreaterThan(20);
    }
  });

  it('numbers its photos from the given number on', async () => {
    const drawn = await Promise.all([1, 6, 96].map((first) => pictures.drawStrip(copies(5), { first })));
    expect(new Set(drawn.map((picture) => Buffer.from(picture?.bytes ?? []).toString('base64'))).size).toBe(
      3,
    );
    const inks = async (first: number) =>
      (await draw([red], first)).count(WHITE, { left: 8, top: 8, ...LABEL });
    expect(await inks(88)).toBeGreaterThan(1.5 * (await inks(8)));
  });

  it('has a plain tile with its number for what is no photo', async () => {
    const cut = red.subarray(0, red.byteLength / 2);
    for (const broken of [new Uint8Array(), Buffer.from('no photo'), cut]) {
      const strip = await draw([red, broken, red]);
      expect(strip.has(MISSING, 600, 200)).toBe(true);
      expect(strip.count(WHITE, { left: 412, top: 8, ...LABEL })).toBeGreaterThan(20);
      for (const left of [0, 804]) expect(strip.has(RED, left + 197, 200)).toBe(true);
    }
  });

  it('is null without photos', async () => {
    expect(await pictures.drawStrip([], { first: 1 })).toBeNull();
  });
});
