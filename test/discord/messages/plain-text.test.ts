import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, plainText, takeWhileFits, utf8Bytes } from '../../../src/discord/messages/plain-text.ts';
import { anyText } from '../../support/any-text.ts';

const written = anyText({ maxLength: 400 });

describe('cut', () => {
  it('never exceeds the limit and never splits a character', () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 1, max: 50 }), (text, max) => {
        const result = cut(text.toWellFormed(), max);
        expect(result.length).toBeLessThanOrEqual(max);
        expect(result.isWellFormed()).toBe(true);
      }),
    );
  });

  it('marks the cut with an ellipsis', () => {
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(cut('abcd', 4)).toBe('abcd');
    expect(cut('😀😀', 3)).toBe('😀…');
    expect(cut('😀b😀', 4)).toBe('😀b…');
  });

  it('leaves no space and no single backslash before the ellipsis', () => {
    expect(cut('  ab   cdef', 7)).toBe('  ab…');
    expect(cut('a\\\\b\\\\cd', 7)).toBe('a\\\\b…');
  });
});

describe('plainText', () => {
  it('removes characters that change the direction of text', () => {
    expect(plainText('a\u202Eb\u0000c\n d', 50)).toBe('ab c d');
  });

  it('returns one trimmed line of whole characters', () => {
    expect(plainText(' \t a \r\n\u2028 b\uD83D ', 50)).toBe('a b');
    expect(plainText('abcdef', 4)).toBe('abc…');
  });
});

describe('takeWhileFits', () => {
  it('keeps within both limits and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(written), fc.nat(500), fc.nat(500), (items, chars, bytes) => {
        const taken = takeWhileFits(items, chars, bytes);
        expect(taken).toEqual(items.slice(0, taken.length));
        expect(taken.join('\n').length).toBeLessThanOrEqual(chars);
        expect(utf8Bytes(taken.join('\n'))).toBeLessThanOrEqual(bytes);
      }),
    );
  });

  it('takes as many items as fit, each counted with its separator', () => {
    expect(takeWhileFits(['aa', 'bb', 'cc'], 6, 100)).toEqual(['aa', 'bb']);
    expect(takeWhileFits(['aa', 'bb', 'cc'], 5, 100)).toEqual(['aa']);
    expect(takeWhileFits(['éé', 'éé', 'éé'], 100, 10)).toEqual(['éé', 'éé']);
    expect(takeWhileFits(['éé', 'éé', 'éé'], 100, 9)).toEqual(['éé']);
    expect(takeWhileFits(['aa', 'bb', 'cc'], 9, 8, ', ')).toEqual(['aa', 'bb']);
    expect(takeWhileFits(['aa', 'b'.repeat(9), 'c'], 9, 100)).toEqual(['aa']);
    expect(takeWhileFits(['aa', 'bb'], 100, 100)).toEqual(['aa', 'bb']);
  });
});
