import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createPictures, type PriceLine } from '../../src/pictures/index.ts';
import { decode } from './decode.ts';

const [GREEN, BLUE, GROUND, WHITE] = ['#2fbf71', '#4c8dff', '#171c28', '#ffffff'];
const pictures = createPictures({ enabled: true, log: pino({ enabled: false }) });
const draw = async (line: PriceLine) => decode(await pictures.drawPriceLine(line));

const fallen: PriceLine = {
  points: [
    { at: 0, price: 96 },
    { at: 50, price: 79 },
  ],
  until: 100,
  labels: { highest: '96', current: '79' },
};
const labels = { left: 1090, top: 0, width: 110, height: 360 };

describe('the line of a price', () => {
  it('is a 1200 × 360 picture with a step where the price changed', async () => {
    const pixels = await draw(fallen);
    expect([pixels.width, pixels.height]).toEqual([1200, 360]);
    expect([pixels.has(GREEN, 200, 60), pixels.has(GREEN, 900, 300)]).toEqual([true, true]);
    expect([pixels.has(GREEN, 200, 300), pixels.has(GREEN, 900, 60)]).toEqual([false, false]);
  });

  it('is green while nothing was cheaper, else blue', async () => {
    const risen = { ...fallen, points: fallen.points.map(({ at }, index) => ({ at, price: 79 + index })) };
    expect((await draw(fallen)).count(GREEN, { left: 0, top: 0, width: 1000, height: 360 })).toBeGreaterThan(
      5_000,
    );
    const blue = await draw(risen);
    expect(blue.count(GREEN, { left: 0, top: 0, width: 1000, height: 360 })).toBe(0);
    expect(blue.has(BLUE, 200, 300)).toBe(true);
  });

  it('has the highest and the current price as numbers, apart from each other', async () => {
    const pixels = await draw(fallen);
    const top = pixels.count(WHITE, { ...labels, height: 90 });
    expect(pixels.count(WHITE, { ...labels, top: 260, height: 100 })).toBeGreaterThan(top + 200);
    const one = await draw({
      points: [{ at: 0, price: 79 }],
      until: 100,
      labels: { highest: '79', current: '79' },
    });
    expect(one.count(WHITE, { ...labels, height: 90 })).toBe(0);
    expect(one.has(GROUND, 600, 90)).toBe(true);
  });

  it('has room for long numbers', async () => {
    const long = { ...fallen, labels: { highest: '12,345.50', current: '12,299' } };
    const pixels = await draw(long);
    expect(pixels.count('#a3abc0', { left: 1170, top: 0, width: 30, height: 360 })).toBe(0);
    expect(pixels.count('#a3abc0', { left: 800, top: 30, width: 360, height: 60 })).toBeGreaterThan(500);
  });

  it('is not drawn without a price', async () => {
    expect(await pictures.drawPriceLine({ ...fallen, points: [] })).toBeNull();
  });
});
