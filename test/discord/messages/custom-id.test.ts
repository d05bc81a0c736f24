import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCustomId, encodeCustomId } from '../../../src/discord/messages/custom-id.ts';

describe('custom ids', () => {
  it('decode to what was encoded, for any arguments', () => {
    const word = fc.stringMatching(/^[a-z]{1,10}$/);
    const args = fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 4 });
    fc.assert(
      fc.property(word, word, args, (command, component, list) => {
        const decoded = decodeCustomId(encodeCustomId(command, component, ...list));
        expect(decoded).toEqual({ command, component, args: list });
      }),
    );
  });

  it('quote only the separator and the percent sign', () => {
    expect(encodeCustomId('track', 'page', '50%', 'a:b', '%3A', 'é /')).toBe(
      'track:page:50%25:a%3Ab:%253A:é /',
    );
    expect(encodeCustomId('track', 'page')).toBe('track:page');
  });

  it('cannot be encoded with more than 100 characters', () => {
    expect(encodeCustomId('a', 'b', 'x'.repeat(96))).toHaveLength(100);
    expect(() => encodeCustomId('a', 'b', 'x'.repeat(97))).toThrow(
      new RangeError('Custom id of 101 characters for a:b'),
    );
  });

  it.each(['', 'track', ':page', 'track:page:%', 'track::x'])('cannot be decoded from %j', (id) => {
    expect(decodeCustomId(id)).toBeNull();
  });
});
