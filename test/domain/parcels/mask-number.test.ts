import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hideNumber,
  lettersOf,
  maskTrackingNumber,
  spelledLetters,
} from '../../../src/domain/parcels/mask-number.ts';
import { anyText } from '../../support/any-text.ts';
import { hostileText } from '../../support/hostile-text.ts';

const NUMBER = 'LP00123456784821CN';

describe('a masked tracking number', () => {
  it.each([
    [NUMBER, 'LP••••21CN'],
    ['LX208857143CN', 'LX••••43CN'],
    ['1234567890', '1••••7890'],
    ['1234567', '1••••67'],
    ['12345', '••••45'],
  ])('of %s is %s', (number, masked) => {
    expect(maskTrackingNumber(number)).toBe(masked);
  });

  it('shows at most the first two and the last four characters, and never more than half', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{5,40}$/), (number) => {
        const [first = '', last = ''] = maskTrackingNumber(number).split('••••');
        expect(number.startsWith(first) && number.endsWith(last)).toBe(true);
        expect(first.length).toBeLessThanOrEqual(2);
        expect(last.length).toBeLessThanOrEqual(4);
        expect(first.length + last.length).toBeLessThanOrEqual(number.length / 2);
      }),
    );
  });
});

describe('hiding a number in texts', () => {
  it.each([
    ['spelled exactly', `Parcel ${NUMBER} has left`, 'Parcel •••• has left'],
    ['in groups', 'LP00 1234-5678.4821_CN', '••••'],
    ['in lower case, twice', 'lp00123456784821cn, lp00123456784821cn', '••••'],
    ['in full width', 'ＬＰ００１２３４５６７８４８２１ＣＮ', '••••'],
    ['with zero-width characters', [...NUMBER].join('\u200B'), '••••'],
    ['with line breaks', [...NUMBER].join('\n'), '••••'],
    ['in digits of another script', 'رقم ١٢٣٤٥٦٧٨', 'رقم ••••'],
    ['with accents', 'L\u0301P001234', '••••'],
    ['in part', 'ends in 784821CN', 'ends in ••••'],
    ['with a typing error', 'LP0012345X784821CN', '••••X••••'],
    ['inside a longer word', 'XLP00123456784821CNX', 'X••••X'],
  ])('replaces it %s', (_how, text, hidden) => {
    expect(hideNumber([text], NUMBER)).toEqual([hidden]);
  });

  it('replaces a number that is spread over several texts', () => {
    expect(hideNumber(['LP00', '1234', '(5678)', '4821', 'CN'], NUMBER)).toEqual([
      '••••',
      '••••',
      '(••••)',
      '••••',
      '••••',
    ]);
  });

  it.each([
    ['what the mask shows', ['LP, ends in 21CN']],
    ['few of its characters', ['1234 grams', '5678']],
    ['other numbers', ['2026-11-20', '10:15', 'Gate 40021, counter 99123']],
    ['texts without letters and digits', ['', '漢字', '👟']],
  ])('keeps %s', (_what, texts) => {
    expect(hideNumber(texts, NUMBER)).toEqual(texts);
  });

  it('replaces the part that the mask hides, for numbers of any length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{5,40}$/), (number) => {
        const [first = '', last = ''] = maskTrackingNumber(number).split('••••');
        const middle = number.slice(first.length, number.length - last.length);
        expect(hideNumber([`Parcel: ${middle}.`], number)).not.toEqual([`Parcel: ${middle}.`]);
      }),
    );
  });

  it('leaves no five characters in a row, and no more than half of a short number, however it is written', () => {
    const number = fc.stringMatching(/^[A-Z0-9]{5,40}$/);
    const separator = fc.constantFrom('', ' ', '-', '. ', '/', '\u200B', '\u00AD', '_', '\n', '漢', '👟');
    const style = fc.constantFrom('upper', 'lower', 'wide');
    fc.assert(
      fc.property(
        number,
        fc.array(fc.tuple(separator, style), { minLength: 40, maxLength: 40 }),
        (given, ways) => {
          const spelled = [...given].map((letter, at) => {
            const [before, how] = ways[at] ?? ['', 'upper'];
            const shown = how === 'lower' ? letter.toLowerCase() : how === 'wide' ? wide(letter) : letter;
            return `${before}${shown}`;
          });
          const [hidden = ''] = hideNumber([`No. ${spelled.join('')} – ok`], given);
          const plain = hidden
            .normalize('NFKC')
            .toUpperCase()
            .replace(/[^A-Z0-9]/g, '');
          const length = Math.min(5, Math.floor(given.length / 2) + 1);
          for (let at = 0; at + length <= given.length; at += 1) {
            expect(plain).not.toContain(given.slice(at, at + length));
          }
        },
      ),
    );
  });
});

function wide(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
}

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
        spelledLetters(text)
          .map(({ letter }) => letter)
          .join(''),
      ).toBe(lettersOf(text));
    }),
    { numRuns: 500 },
  );
});
