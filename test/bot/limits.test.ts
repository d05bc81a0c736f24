import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, escapeText, plain, safeUrl, takeWithin, utf8Bytes } from '../../src/bot/limits.ts';

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
  });
});

describe('escapeText', () => {
  it('leaves nothing that Discord would format, link or mention', () => {
    expect(escapeText('**bold** [x](https://evil.example) <@1> @everyone `c` ||s|| # h', 200)).toBe(
      '\\*\\*bold\\*\\* \\[x\\]\\(https\\:\u200B//evil.example\\) \\<\\@1\\> \\@everyone \\`c\\` \\|\\|s\\|\\| \\# h',
    );
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
    expect(plain('a\u202Eb\u0000c\n d', 50)).toBe('ab c d');
  });
});

describe('takeWithin', () => {
  it('keeps both budgets and the order', () => {
    fc.assert(
      fc.property(fc.array(anyText), fc.nat(500), fc.nat(500), (items, chars, bytes) => {
        const taken = takeWithin(items, chars, bytes);
        expect(taken).toEqual(items.slice(0, taken.length));
        expect(taken.join('\n').length).toBeLessThanOrEqual(chars);
        expect(utf8Bytes(taken.join('\n'))).toBeLessThanOrEqual(bytes);
      }),
    );
  });
});

describe('safeUrl', () => {
  it.each([
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['javascript:alert(1)', null],
    ['https://user:pw@example.com/', null],
    [`https://example.com/${'x'.repeat(500)}`, null],
    ['not a url', null],
    [undefined, null],
  ])('%s → %s', (given, expected) => {
    expect(safeUrl(given)).toBe(expected);
  });
});
