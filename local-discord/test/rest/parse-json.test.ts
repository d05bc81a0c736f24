import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from '../../src/rest/parse-json.ts';

it('keeps every digit of a long number, and no string is touched', () => {
  const long = fc.bigInt({ min: 10n ** 15n, max: 2n ** 64n }).map(String);
  fc.assert(
    fc.property(long, fc.string(), fc.boolean(), (digits, text, isSpaced) => {
      const space = isSpaced ? ' \n' : '';
      const given = `{"a":${space}${digits}${space},${JSON.stringify(text)}:[-${digits},"${digits}",${JSON.stringify(`${text}":${digits},`)}]}`;
      const expected = { [text]: [`-${digits}`, digits, `${text}":${digits},`] };
      expect(parseJson(given)).toEqual(text === 'a' ? expected : { a: digits, ...expected });
    }),
  );
});

it('may hold a picture of many megabytes', () => {
  const image = `data:image/png;base64,${'1234567890123456'.repeat(500_000)}`;
  expect(parseJson(JSON.stringify({ image }))).toEqual({ image });
});
