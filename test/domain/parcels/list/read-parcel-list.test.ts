import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParcelList } from '../../../../src/domain/parcels/list/read-parcel-list.ts';
import { anyText } from '../../../support/any-text.ts';
import { cpuTimeOf } from '../../../support/cpu-time.ts';

const [A, B] = ['LX208857143CN', 'EE739146028CN'];
const shoes = { number: A, name: 'Winter shoes' };

describe('a row with a number and a name', () => {
  it.each([
    `Winter shoes ${A}`,
    `${A} Winter shoes`,
    `${A} - Winter shoes`,
    `Winter shoes – ${A}`,
    `Winter shoes: ${A}`,
    `${A}\tWinter shoes`,
    `Winter shoes\t${A}`,
    `${A},Winter shoes`,
    `${A};"Winter shoes"`,
    `"Winter shoes","${A}"`,
    `Winter shoes (${A})`,
    `- Winter shoes ${A}`,
    `• ${A} Winter shoes`,
    `3. Winter shoes, ${A}`,
    `3,Winter shoes,${A}`,
    `| Winter shoes | ${A} |`,
    `Winter shoes LX 208 857 143 CN`,
    `LX 208 857 143 CN, Winter shoes`,
    `winter SHOES`.replace('winter SHOES', `Winter shoes ${A.toLowerCase()}`),
    `**Winter shoes** \`${A}\``,
    `Winter shoes https://t.17track.net/en#nums=${A}`,
    `https://parcelsapp.com/en/tracking/${A} Winter shoes`,
    `[Winter shoes](https://www.dhl.com/track?tracking-id=${A}&lang=en)`,
    `Winter shoes ${A} https://t.17track.net/en#nums=${A}`,
    `${A},Winter shoes,In transit,2026-11-20 10:00,Leipzig,12`,
    `Number,Name,State\r\n'${A},Winter shoes,-`,
    `Name;Sendungsnummer\nWinter shoes;${A}`,
    `| Tracking number | Item |\n|---|---|\n| ${A} | Winter shoes |`,
    `\uFEFF物流单号,名称\n${A},Winter shoes`,
    `\u200B\u0000\n${A} Winter shoes\n\u{E0041}`,
  ])('%j', (text) => {
    expect(readParcelList(text)).toEqual({ parcels: [shoes], invalid: [] });
  });
});

it.each([
  [A],
  [`- ${A}`],
  [`<${A}>`],
  ['1234 5678 9012 3456', '1234567890123456'],
  ['H1234567', 'H1234567'],
  [`${A}, ${A}`],
])('a number alone has no name: %s', (text, number = A) => {
  expect(readParcelList(text)).toEqual({ parcels: [{ number, name: null }], invalid: [] });
});

it('several numbers in a row are separate parcels', () => {
  const [first, second] = [
    { number: A, name: null },
    { number: B, name: null },
  ];
  for (const row of [`${A}, ${B}`, `${A} ${B}`, `https://t.17track.net/en#nums=${A},${B}`]) {
    expect(readParcelList(row).parcels, row).toEqual([first, second]);
  }
  expect(readParcelList(`Winter shoes ${A}, Hat ${B}`).parcels).toEqual([shoes, { number: B, name: 'Hat' }]);
});

it('a repeated number is one parcel, with the first name that it has', () => {
  expect(readParcelList(`${A}\n${A} Winter shoes\n${A} Boots`).parcels).toEqual([shoes]);
});

it('rows without a number are named as they were typed', () => {
  const list = readParcelList(
    `My parcels\n\n${A} Winter shoes\n  Size 42\n2026-11-20\nNike Air Max 2090\n---\n`,
  );
  expect(list).toEqual({
    parcels: [shoes],
    invalid: ['My parcels', 'Size 42', '2026-11-20', 'Nike Air Max 2090'],
  });
});

it('inches are not quotes', () => {
  const list = readParcelList(`5" heels, ${A}\n6" heels, ${B}`);
  expect(list.parcels.map(({ name }) => name)).toEqual(['5" heels', '6" heels']);
});

it('four thousand characters of anything are read at once', () => {
  for (const part of ['"', '"a,', 'A1', '1 ', '- ', "'=", '://', '|', 'LX 20 ', ',"', '1234 ']) {
    const list = part.repeat(4_000 / part.length);
    expect(
      cpuTimeOf(() => readParcelList(list)),
      part,
    ).toBeLessThan(500);
  }
});

const letters = (pattern: RegExp) => fc.stringMatching(pattern);
const number = fc.oneof(
  letters(/^[A-Z]{2}\d{9}[A-Z]{2}$/),
  letters(/^1Z[A-Z0-9]{16}$/),
  letters(/^YT\d{16}$/),
  letters(/^LP\d{14}CN$/),
  letters(/^[1-9]\d{13,19}$/),
);
/** Words as in names of parcels: with signs inside, but none of carriers' numbers. */
const word = letters(/^[A-Za-zÄÖÜ鞋][A-Za-zäöüß&éèłś鞋子]{0,7}$/);
const plainName = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
/** With signs that need quotes. */
const quotedName = fc.tuple(plainName, fc.constantFrom(', ', '; ', ' | ', '" ', ' - ', ' 42, '), plainName);

const parcelRows = (name: fc.Arbitrary<string>) =>
  fc.uniqueArray(fc.record({ number, name: fc.option(name) }), {
    selector: (one) => one.number,
    minLength: 1,
    maxLength: 30,
  });

describe('any list', () => {
  const separators = [' ', ' - ', ' – ', ': ', '\t', ', ', ',', ';', '; ', ' | ', ' = '];
  const bullets = ['', '- ', '* ', '• ', '1. ', '2) ', '  '];

  it('of words comes back, whatever separates them and in either order', () => {
    const layout = fc.record({
      separator: fc.constantFrom(...separators),
      bullet: fc.constantFrom(...bullets),
      newline: fc.constantFrom('\n', '\r\n', '\n\n'),
      nameFirst: fc.boolean(),
      small: fc.boolean(),
    });
    fc.assert(
      fc.property(
        parcelRows(plainName),
        layout,
        (parcels, { separator, bullet, newline, nameFirst, small }) => {
          const rows = parcels.map(({ number: given, name }) => {
            const written = small ? given.toLowerCase() : given;
            const cells = name === null ? [written] : nameFirst ? [name, written] : [written, name];
            return bullet + cells.join(separator);
          });
          expect(readParcelList(rows.join(newline))).toEqual({ parcels, invalid: [] });
        },
      ),
    );
  });

  it('has headings once: a parcel may have the name of a column', () => {
    const { parcels, invalid } = readParcelList('Number,Name\nAB12CD34EF,Tracking\nGH56IJ78KL,Air Max 90');
    expect(parcels).toEqual([
      { number: 'AB12CD34EF', name: 'Tracking' },
      { number: 'GH56IJ78KL', name: 'Air Max 90' },
    ]);
    expect(invalid).toEqual([]);
  });

  it('of quoted cells comes back, with and without headings', () => {
    const name = fc.oneof(
      plainName,
      quotedName.map((parts) => parts.join('')),
    );
    const layout = fc.record({
      separator: fc.constantFrom(',', ';', '\t', ', '),
      headings: fc.boolean(),
      nameFirst: fc.boolean(),
    });
    const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(parcelRows(name), layout, (parcels, { separator, headings, nameFirst }) => {
        const order = (a: string, b: string) => (nameFirst ? [b, a] : [a, b]).map(quote).join(separator);
        const rows = parcels.map((parcel) => order(parcel.number, parcel.name ?? ''));
        const text = [...(headings ? [order('Tracking number', 'Name')] : []), ...rows].join('\n');
        expect(readParcelList(text)).toEqual({ parcels, invalid: [] });
      }),
    );
  });

  it('gives only numbers that /track takes', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        for (const { number: given } of readParcelList(text).parcels)
          expect(given).toMatch(/^[A-Z0-9]{5,40}$/);
      }),
    );
  });
});
