import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, escapeText, plainText, safeUrl, takeWhileFits, utf8Bytes } from '../../src/discord/limits.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 400 });

describe('cut', () => {
  it('never exceeds the limit and never splits a character', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 50 }), (text, max) => {
        const result = cut(text.toWellFormed(), max);
        expect(result.length).toBeLessThanOrEqual(max);
        expect(result.isWellFormed()).toBe(true);
      }),
    );
  });

  it('marks what was left out', () => {
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(cut('abcd', 4)).toBe('abcd');
    expect(cut('😀😀', 3)).toBe('😀…');
    expect(cut('😀b😀', 4)).toBe('😀b…');
  });

  it('leaves no space and no lone backslash before the mark', () => {
    expect(cut('  ab   cdef', 7)).toBe('  ab…');
    expect(cut('a\\\\b\\\\cd', 7)).toBe('a\\\\b…');
  });
});

describe('escapeText', () => {
  it('leaves nothing that Discord would format, link or mention', () => {
    expect(escapeText('**bold** [x](https://evil.example) <@1> @everyone `c` ||s|| # h', 200)).toBe(
      '\\*\\*bold\\*\\* \\[x\\]\\(https\\:\u200B//evil.example\\) \\<\\@1\\> \\@everyone \\`c\\` \\|\\|s\\|\\| \\# h',
    );
  });

  it('keeps what begins a line from becoming a list or a heading', () => {
    expect(escapeText('12. of 3. May', 50)).toBe('12\\. of 3. May');
    expect(escapeText('of 3. May', 50)).toBe('of 3. May');
    expect(escapeText('-# small', 50)).toBe('\\-\\# small');
  });

  it('breaks links of either scheme, so that Discord makes none', () => {
    expect(escapeText('http://a HTTPS://b', 50)).toBe('http\\:\u200B//a HTTPS\\:\u200B//b');
  });

  it('stays within the limit and on one line for any text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 120 }), (text, max) => {
        const result = escapeText(text, max);
        expect(result.length).toBeLessThanOrEqual(max);
        expect(result).not.toMatch(/[\n\r\u2028]/);
        expect(result).not.toMatch(/(?<!\\)(\\\\)*[*_`|<>[\]@]/);
      }),
    );
  });
});

describe('plain', () => {
  it('drops what turns the direction of text around', () => {
    expect(plainText('a\u202Eb\u0000c\n d', 50)).toBe('ab c d');
  });

  it('is one line without space around it, and of whole characters', () => {
    expect(plainText(' \t a \r\n\u2028 b\uD83D ', 50)).toBe('a b');
    expect(plainText('abcdef', 4)).toBe('abc…');
  });
});

describe('takeWithin', () => {
  it('keeps both budgets and the order', () => {
    fc.assert(
      fc.property(fc.array(anyText), fc.nat(500), fc.nat(500), (items, chars, bytes) => {
        const taken = takeWhileFits(items, chars, bytes);
        expect(taken).toEqual(items.slice(0, taken.length));
        expect(taken.join('\n').length).toBeLessThanOrEqual(chars);
        expect(utf8Bytes(taken.join('\n'))).toBeLessThanOrEqual(bytes);
      }),
    );
  });

  it('takes as many as fit, each with the separator after it', () => {
    expect(takeWhileFits(['aa', 'bb', 'cc'], 6, 100)).toEqual(['aa', 'bb']);
    expect(takeWhileFits(['aa', 'bb', 'cc'], 5, 100)).toEqual(['aa']);
    expect(takeWhileFits(['éé', 'éé', 'éé'], 100, 10)).toEqual(['éé', 'éé']);
    expect(takeWhileFits(['éé', 'éé', 'éé'], 100, 9)).toEqual(['éé']);
    expect(takeWhileFits(['aa', 'bb', 'cc'], 9, 8, ', ')).toEqual(['aa', 'bb']);
    expect(takeWhileFits(['aa', 'b'.repeat(9), 'c'], 9, 100)).toEqual(['aa']);
    expect(takeWhileFits(['aa', 'bb'], 100, 100)).toEqual(['aa', 'bb']);
  });
});

describe('safeUrl', () => {
  it.each([
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['https://example.com/(a)?q=[|`b`|]#c#d', 'https://example.com/(a)?q=%5B%7C%60b%60%7C%5D#c%23d'],
    ['https://example.com/100%', 'https://example.com/100%25'],
    ['https://a*b.example/', null],
    ['https://[::1]/', null],
    ['javascript:alert(1)', null],
    ['http://example.com/', 'http://example.com/'],
    ['https://user:pw@example.com/', null],
    ['https://user@example.com/', null],
    ['https://:pw@example.com/', null],
    [`https://example.com/${'x'.repeat(492)}`, `https://example.com/${'x'.repeat(492)}`],
    [`https://example.com/${'x'.repeat(493)}`, null],
    // Written in full it is longer, or shorter.
    [`https://example.com/${'é'.repeat(200)}`, null],
    [`https://example.com/${'./'.repeat(300)}`, null],
    [`https://example.com/${'x'.repeat(500)}`, null],
    ['not a url', null],
    [undefined, null],
  ])('%s → %s', (given, expected) => {
    expect(safeUrl(given)).toBe(expected);
  });
});
