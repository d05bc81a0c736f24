import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEtf } from '../../src/gateway/transport/etf-decoder.ts';
import { encodeEtf } from '../../src/gateway/transport/etf-encoder.ts';

/** What `term_to_binary/1` of Erlang/OTP 25 makes of each term. */
const TERMS: readonly (readonly [value: unknown, hex: string])[] = [
  [1, '836101'],
  [255, '8361ff'],
  [256, '836200000100'],
  [-1, '8362ffffffff'],
  [2_147_483_648, '836e040000000080'],
  [-2_147_483_649, '836e040101000080'],
  [Number.MAX_SAFE_INTEGER, '836e0700ffffffffffff1f'],
  [1.5, '83463ff8000000000000'],
  [null, '836400036e696c'],
  [true, '8364000474727565'],
  [false, '8364000566616c7365'],
  ['hé', '836d0000000368c3a9'],
  [[], '836a'],
  [['a', null], '836c000000026d00000001616400036e696c6a'],
  [{ x: { y: [256] } }, '8374000000016d00000001787400000001 6d00000001796c00000001 62000001006a'],
];

test.each(TERMS)('%j is the same as in Erlang', (value, hex) => {
  const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
  expect(encodeEtf(value)).toEqual(bytes);
  expect(decodeEtf(bytes)).toEqual(value);
});

test.each([
  ['a list of bytes', '836b00020102', [1, 2]],
  ['a large integer, as the id it is', '836e0800ffffffffffffffff', '18446744073709551615'],
  ['an atom in UTF-8', '83770474727565', true],
  ['any other atom', '8364000269 64', 'id'],
])('reads %s', (_, hex, value) => {
  expect(decodeEtf(Buffer.from(hex.replaceAll(' ', ''), 'hex'))).toEqual(value);
});

test.each([
  ['a map with an atom as key', '8374000000016400026f706101'],
  ['another version', '826101'],
  ['a compressed term', '835000000000'],
  ['a term that ends too early', '836d00000005aa'],
  ['more than one term', '8361016101'],
  ['a tuple', '8368016101'],
  ['nothing', ''],
])('refuses %s', (_, hex) => {
  expect(() => decodeEtf(Buffer.from(hex, 'hex'))).toThrow();
});

test('everything that JSON can carry comes back as it was', () => {
  const json = fc.jsonValue({ stringUnit: 'grapheme', noUnicodeString: false });
  fc.assert(
    fc.property(json, (value) => {
      const asJson: unknown = JSON.parse(JSON.stringify(value));
      expect(decodeEtf(encodeEtf(value))).toEqual(asJson);
    }),
    { numRuns: 500 },
  );
});

test('no sequence of bytes does worse than throw an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        decodeEtf(Buffer.from([131, ...bytes]));
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
    { numRuns: 2000 },
  );
});
