import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readCell,
  type Separator,
  splitRow,
  splitRows,
  writeCsv,
} from '../../../../src/domain/parcels/list/csv.ts';

/** What a spreadsheet may skip, and the signs that begin a formula, in every width and height. */
const SKIPPED = [
  ' ',
  '\u00A0',
  '\t',
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u202E',
  '\u2800',
  '\u0301',
  '\0',
  "'",
];
const SIGNS = [...'=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−‐‑‒'];

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
    .tuple(
      fc.array(fc.constantFrom(...SKIPPED), { maxLength: 3 }).map((parts) => parts.join('')),
      fc.constantFrom(...SIGNS, '"'),
      fc.string({ maxLength: 6 }),
    )
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

  it('has an apostrophe before every formula, whatever is invisible or unusual at its beginning', () => {
    const invisible = fc.array(fc.constantFrom(...SKIPPED), { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(invisible, fc.constantFrom(...SIGNS), separator, (before, sign, by) => {
        expect(writeCsv([[`${before}${sign}SUM(A1)`]], by)).toMatch(/^"?'/);
      }),
    );
  });

  it.each(['\t1', '\r1', '\n1', '\0one'])('has an apostrophe before the control character of %j', (cell) => {
    expect(writeCsv([[cell]], ',')).toMatch(/^"?'/);
  });

  it.each(['Winter shoes', 'á la carte', '👟 shoes', '“quoted”', 'ﬁne', '12345', '½ price', '٣ pieces'])(
    'leaves %s as it is',
    (cell) => {
      expect(writeCsv([[cell]], ',')).toBe(`${cell}\r\n`);
    },
  );

  it.each(['12345678901234567890', '0071', '1234E5678'])(
    'keeps the figures of %s from being rounded',
    (cell) => {
      expect(writeCsv([[cell]], ',')).toBe(`'${cell}\r\n`);
    },
  );
});
