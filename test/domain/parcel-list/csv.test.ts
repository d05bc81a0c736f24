import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readCell,
  type Separator,
  splitRow,
  splitRows,
  writeCsv,
} from '../../../src/domain/parcel-list/csv.ts';

const separator = fc.constantFrom<Separator>(',', ';', '\t');
const hostile = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    "'=1",
    "''=1",
    '＝1',
    ' =1',
    '12345678901234567890',
    '0071',
    '1E5',
    '"',
    '""',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', "'", '"'), fc.string({ maxLength: 6 }))
    .map((parts) => parts.join('')),
);
const read = (text: string, by: Separator) =>
  [...splitRows(text)].map((row) => splitRow(row, by).map(readCell));

describe('a file of cells', () => {
  it('comes back as it was', () => {
    const cell = hostile.filter((text) => !/[\r\n]/.test(text));
    // An empty line is no row.
    const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { maxLength: 5 });
    fc.assert(
      fc.property(rows, separator, (given, by) => {
        expect(read(writeCsv(given, by), by)).toEqual(given);
      }),
    );
  });

  it('comes back with line breaks inside cells', () => {
    expect(read(writeCsv([['a', 'one\ntwo', 'b']], ','), ',')).toEqual([['a', 'one\ntwo', 'b']]);
  });

  it('has no cell that a spreadsheet would calculate', () => {
    fc.assert(
      fc.property(hostile, separator, (cell, by) => {
        const written = writeCsv([[cell]], by).replace(/^"/, '');
        expect(written).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }),
    );
  });

  it.each(['12345678901234567890', '0071', '1234E5678'])(
    'keeps the figures of %s from being rounded',
    (cell) => {
      expect(writeCsv([[cell]], ',')).toBe(`'${cell}\r\n`);
    },
  );
});
