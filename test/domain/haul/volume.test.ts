import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVolume, wholeFigure } from '../../../src/domain/haul/figures.ts';
import { MAX_PIECE_FIGURE } from '../../../src/domain/haul/limits.ts';

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
