import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinorUnits, readVolume, toMinorUnits, wholeFigure } from '../../../src/domain/hauls/figures.ts';
import { MAX_PIECE_FIGURE, MAX_PIECE_PRICE, MAX_QUANTITY } from '../../../src/domain/hauls/limits.ts';

/** How many decimals each has. */
const CURRENCIES = [
  ['JPY', 0],
  ['KRW', 0],
  ['CNY', 2],
  ['EUR', 2],
  ['KWD', 3],
  ['BHD', 3],
] as const;
const currency = fc.constantFrom(...CURRENCIES);

describe('minor units', () => {
  it.each([
    [238.5, 'CNY', 23_850],
    [19.99, 'CNY', 1_999],
    [1.1, 'CNY', 110],
    [4.35, 'EUR', 435],
    [1_200, 'JPY', 1_200],
    [0.295, 'KWD', 295],
    [8.165, 'KWD', 8_165],
    [19.99, 'cny', 1_999],
    [19.99, 'XXX', 1_999],
    [19.99, 'no currency', 1_999],
    [19.99, '', 1_999],
  ])('of %f %s are %i', (amount, code, minor) => {
    expect(toMinorUnits(amount, code)).toBe(minor);
  });

  it('keep every amount that a currency can write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_PIECE_PRICE }), currency, (minor, [code, digits]) => {
        const written = Number(`${minor}e-${digits}`);
        expect(toMinorUnits(written, code)).toBe(minor);
        expect(fromMinorUnits(minor, code)).toBe(written);
      }),
      { numRuns: 2_000 },
    );
  });

  it('multiply without the error of floats', () => {
    for (let quantity = 1; quantity <= MAX_QUANTITY; quantity += 1) {
      const sum = (toMinorUnits(19.99, 'CNY') ?? 0) * quantity;
      expect(fromMinorUnits(sum, 'CNY').toFixed(2)).toBe(
        `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`,
      );
      expect(sum).toBe(1_999 * quantity);
    }
  });

  it.each([
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0,
    -0,
    -5,
    0.004,
    1e21,
    9e15,
  ])('there are none for %s', (amount) => {
    expect(toMinorUnits(amount, 'CNY')).toBeNull();
  });

  it('there are none for more than a full haul can add up exactly', () => {
    expect(toMinorUnits(MAX_PIECE_PRICE, 'JPY')).toBe(MAX_PIECE_PRICE);
    expect(toMinorUnits(MAX_PIECE_PRICE + 1, 'JPY')).toBeNull();
  });

  it('are positive integers or nothing, whatever the service says', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), (amount, code) => {
        const minor = toMinorUnits(amount, code);
        expect(minor === null || (Number.isSafeInteger(minor) && minor > 0)).toBe(true);
      }),
    );
  });
});

describe('the volume of a piece', () => {
  it.each([
    ['33 x 22 x 13 cm', 9_438],
    ['33x22*13 cm', 9_438],
    ['33×22×13', 9_438],
    [' 33 X 22 X 13 CM ', 9_438],
    ['33cm x 22cm x 13cm', 9_438],
    ['33.5 x 22 x 13 cm', 9_581],
    ['33,5 x 22 x 13 cm', 9_581],
    ['0.5 x 40 x 30', 600],
  ])('is read from %j', (dimensions, volume) => {
    expect(readVolume(undefined, dimensions)).toBe(volume);
  });

  it.each([
    ['', 'no text'],
    ['33 x 22 cm', 'two lengths'],
    ['33 x 22 x 13 x 2 cm', 'four lengths'],
    ['330 x 220 x 130 mm', 'millimetres'],
    ['mm: 330 x 220 x 130', 'millimetres'],
    ['0.33 x 0.22 x 0.13 m', 'metres'],
    ['13 x 9 x 5 in', 'inches'],
    ['0 x 22 x 13 cm', 'a length of zero'],
    ['-33 x 22 x 13 cm', 'a negative length'],
    ['1,200 x 22 x 13 cm', 'what may be 1.2 or 1200'],
    ['33 x 22 x 13 cm or less', 'a remark'],
    ['1e3 x 22 x 13', 'an exponent'],
    ['9'.repeat(400), 'no lengths'],
    [`${'9'.repeat(200)} x 2 x 2`, 'more than a full haul can add up'],
    ['三十三 x 22 x 13', 'a number in words'],
    ['0.1 x 0.1 x 0.1 cm', 'less than a cubic centimetre'],
  ])('is not known from %j: %s', (dimensions) => {
    expect(readVolume(undefined, dimensions)).toBeNull();
  });

  it('is what the service says, if it says one', () => {
    expect(readVolume(9_000, '33 x 22 x 13 cm')).toBe(9_000);
    expect(readVolume(9_000.4, undefined)).toBe(9_000);
    for (const nothing of [0, -5, Number.NaN, 1e21])
      expect(readVolume(nothing, '33 x 22 x 13 cm')).toBe(9_438);
    expect(readVolume(undefined, undefined)).toBeNull();
  });

  it('is read fast, and is a positive integer or nothing, whatever the service writes', () => {
    const part = fc.constantFrom(
      '3',
      '33',
      '.',
      ',',
      ' ',
      'x',
      '×',
      '*',
      'cm',
      'mm',
      '-',
      '\n',
      '9'.repeat(300),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 300 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, fc.double(), (dimensions, volume) => {
        const read = readVolume(volume, dimensions);
        expect(read === null || (read > 0 && read <= MAX_PIECE_FIGURE && Number.isInteger(read))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
    const startedAt = performance.now();
    readVolume(undefined, `${'3 '.repeat(50_000)}x`);
    readVolume(undefined, `${' '.repeat(100_000)}3x`);
    readVolume(undefined, '3'.repeat(100_000));
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

describe('grams and cubic centimetres', () => {
  it.each([
    [1_180, 1_180],
    [80.5, 81],
    [0.4, null],
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [undefined, null],
    [MAX_PIECE_FIGURE, MAX_PIECE_FIGURE],
    [MAX_PIECE_FIGURE + 1, null],
  ])('%s count as %s', (value, whole) => {
    expect(wholeFigure(value)).toBe(whole);
  });
});
