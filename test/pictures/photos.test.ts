import { pino } from 'pino';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPictures, type PhotoSource } from '../../src/pictures/index.ts';
import { decode, photo } from './decode.ts';

const MISSING = '#3a4156';
const RED = '#dd2222';
const BLUE = '#2222dd';
const pictures = createPictures({ enabled: true, log: pino({ enabled: false }) });
const red = await photo(RED);
const copies = (count: number) => Array.from({ length: count }, () => red);

/** White pixels in the label of a tile of 300 pixels. */
const LABEL = { width: 70, height: 52 };

describe('a contact sheet', () => {
  it.each([
    [1, 800, 800],
    [2, 1200, 596],
    [3, 1204, 396],
    [4, 1004, 1004],
    [5, 1204, 800],
    [6, 1204, 800],
    [8, 1224, 608],
    [9, 1532, 608],
    [11, 1532, 916],
    [15, 1532, 916],
    [40, 1532, 916],
  ])('of %i photos measures %i × %i', async (count, width, height) => {
    const sheet = await decode(await pictures.drawContactSheet(copies(count), { first: 1 }));
    expect([sheet.width, sheet.height]).toEqual([width, height]);
    expect(sheet.has(RED, 150, 150)).toBe(true);
  });

  it('numbers its photos from the given number on', async () => {
    const inks = async (first: number) => {
      const sheet = await decode(await pictures.drawContactSheet(copies(15), { first }));
      return sheet.count('#ffffff', { left: 8, top: 8, ...LABEL });
    };
    const [one, two, eightyEight] = [await inks(1), await inks(2), await inks(88)];
    expect(one).toBeGreaterThan(30);
    expect(two).toBeGreaterThan(one);
    expect(eightyEight).toBeGreaterThan(1.5 * two);
  });

  it('draws every digit differently', async () => {
    const sheets = await Promise.all(
      Array.from({ length: 10 }, (_, first) => pictures.drawContactSheet([red], { first })),
    );
    const drawn = sheets.map((sheet) => Buffer.from(sheet?.bytes ?? []).toString('base64'));
    expect(new Set(drawn).size).toBe(10);
  });

  it('shows a plain tile with its number for what is no photo', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="red"/></svg>',
    );
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: RED, noise } })
      .jpeg()
      .toBuffer();
    const cut = jpeg.subarray(0, jpeg.byteLength / 2);
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: RED } })
      .png()
      .toBuffer();
    const lying = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(900, 1)]);
    for (const broken of [svg, cut, bomb, lying, Buffer.alloc(0), Buffer.from('no')]) {
      const sheet = await decode(await pictures.drawContactSheet([red, broken, red], { first: 1 }));
      expect(sheet.has(MISSING, 600, 200)).toBe(true);
      expect(sheet.has(RED, 200, 200)).toBe(true);
      expect(sheet.has(RED, 1000, 200)).toBe(true);
      expect(sheet.count('#ffffff', { left: 412, top: 8, ...LABEL })).toBeGreaterThan(30);
    }
  });

  it('takes photos of every type, with few colours, with transparency, animated or turned', async () => {
    const image = () => sharp({ create: { width: 200, height: 100, channels: 3, background: RED } });
    const frames = await sharp([red, await photo(BLUE)], { join: { animated: true } })
      .gif()
      .toBuffer();
    const grey = await image().greyscale().png().toBuffer();
    const transparent = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const half = { create: { width: 100, height: 100, channels: 3, background: BLUE } } as const;
    const turned = await image()
      .composite([{ input: half, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sheet = await decode(
      await pictures.drawContactSheet(
        [await image().avif().toBuffer(), await image().webp().toBuffer(), frames, grey, transparent, turned],
        { first: 1 },
      ),
    );
    for (const left of [0, 404, 808]) expect(sheet.has(RED, left + 200, 250)).toBe(true);
    expect(sheet.has(MISSING, 200, 650)).toBe(false);
    expect(sheet.has(MISSING, 604, 650)).toBe(true);
    expect(sheet.has(BLUE, 1008, 480)).toBe(true);
    expect(sheet.has(RED, 1008, 740)).toBe(true);
  });

  it('is null without photos', async () => {
    expect(await pictures.drawContactSheet([], { first: 1 })).toBeNull();
    expect(await pictures.drawMosaic([], 3)).toBeNull();
  });

  it('costs nothing the second time', async () => {
    const first = await pictures.drawContactSheet(copies(3), { first: 7 });
    expect((await pictures.drawContactSheet(copies(3), { first: 7 }))?.bytes).toBe(first?.bytes);
    expect((await pictures.drawContactSheet(copies(3), { first: 8 }))?.bytes).not.toBe(first?.bytes);
  });
});

describe('a mosaic', () => {
  it.each([
    [1, 1200, 848],
    [2, 1200, 596],
    [3, 1204, 396],
    [4, 1200, 848],
    [9, 1200, 848],
  ])('of %i photos measures %i × %i', async (count, width, height) => {
    const mosaic = await decode(await pictures.drawMosaic(copies(count), 0));
    expect([mosaic.width, mosaic.height]).toEqual([width, height]);
    expect(mosaic.count('#ffffff', { left: 0, top: 0, width, height })).toBe(0);
  });

  it('leaves what is between photos to the card below, which may be light', async () => {
    const mosaic = await decode(await pictures.drawMosaic(copies(4), 0));
    expect([mosaic.isClear(600, 100), mosaic.isClear(300, 100)]).toEqual([true, false]);
  });

  it.each([1, 3])('says on the last photo that there are %i more', async (more) => {
    const mosaic = await decode(await pictures.drawMosaic(copies(4), more));
    const white = (left: number, top: number) =>
      mosaic.count('#ffffff', { left, top, width: 596, height: 420 });
    expect([white(0, 0), white(604, 0), white(0, 428)]).toEqual([0, 0, 0]);
    expect(white(604, 428)).toBeGreaterThan(500);
  });

  it('leaves out photos that cannot be loaded, counts them with the others, and is drawn anew the next time', async () => {
    let isThere = false;
    const source = (key: string, load = async () => new Uint8Array(red)) => ({ key, load });

    const missing: PhotoSource = { key: 'late', load: async () => (isThere ? new Uint8Array(red) : null) };
    const draw = async () => decode(await pictures.drawMosaic([source('one'), missing, source('two')], 2));
    const two = await draw();
    expect([two.width, two.height]).toEqual([1200, 596]);
    expect(two.has(MISSING, 300, 300)).toBe(false);
    expect(two.count('#ffffff', { left: 604, top: 0, width: 596, height: 596 })).toBeGreaterThan(500);
    isThere = true;
    expect((await draw()).width).toBe(1204);
    expect(await pictures.drawMosaic([{ key: 'none', load: async () => null }], 2)).toBeNull();
  });
});
