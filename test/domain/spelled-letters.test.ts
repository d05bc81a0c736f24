import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lettersOf, spelledLetters } from '../../src/domain/spelled-letters.ts';
import { anyText } from '../support/any-text.ts';
import { hostileText } from '../support/hostile-text.ts';

it.each([
  ['lp12', 'LP12'],
  ['Ｌｐ１２', 'LP12'],
  ['l\u0301p-١٢', 'LP12'],
  ['ß ﬁ ㎏', 'SSFIKG'],
  ['𝟙𝟚 ⑫', '1212'],
])('%s spells %s', (text, letters) => {
  expect(lettersOf(text)).toBe(letters);
});

it('a text spells the same letters with and without their positions', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, anyText({ maxLength: 60 })), (text) => {
      expect(
        spelledLetters(text, 0)
          .map(({ letter }) => letter)
          .join(''),
      ).toBe(lettersOf(text));
    }),
    { numRuns: 500 },
  );
});
