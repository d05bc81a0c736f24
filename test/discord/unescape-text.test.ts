import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, unescapeText } from '../../src/discord/escape-markdown.ts';
import { oneLine } from '../../src/discord/one-line.ts';
import { anyText } from '../support/any-text.ts';
import { hostileText } from '../support/hostile-text.ts';

describe('unescapeText', () => {
  it('gives back every text that was escaped and not cut', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, anyText()), (text) => {
        expect(unescapeText(escapeText(text, 100_000))).toBe(oneLine(text));
      }),
    );
  });

  it.each(['1. https://evil.example', '\\', '\\\\:', 'https\\://', 'HTTP://x', '-# small', '2.5 * 3'])(
    '%j',
    (text) => {
      expect(unescapeText(escapeText(text, 1_000))).toBe(text);
    },
  );
});
