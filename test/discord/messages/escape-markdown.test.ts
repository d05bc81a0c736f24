import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText } from '../../../src/discord/messages/markdown.ts';
import { anyText } from '../../support/any-text.ts';

const written = anyText({ maxLength: 400 });

describe('escapeText', () => {
  it('escapes everything that Discord would format, link or mention', () => {
    expect(escapeText('**bold** [x](https://evil.example) <@1> @everyone `c` ||s|| # h', 200)).toBe(
      '\\*\\*bold\\*\\* \\[x\\]\\(https\\:\u200B//evil.example\\) \\<\\@1\\> \\@everyone \\`c\\` \\|\\|s\\|\\| \\# h',
    );
  });

  it('escapes lists and small text at the start of a line', () => {
    expect(escapeText('12. of 3. May', 50)).toBe('12\\. of 3. May');
    expect(escapeText('of 3. May', 50)).toBe('of 3. May');
    expect(escapeText('-# small', 50)).toBe('\\-\\# small');
  });

  it('breaks http and https links', () => {
    expect(escapeText('http://a HTTPS://b', 50)).toBe('http\\:\u200B//a HTTPS\\:\u200B//b');
  });

  it('keeps any text within the limit and on one line', () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 1, max: 120 }), (text, max) => {
        const result = escapeText(text, max);
        expect(result.length).toBeLessThanOrEqual(max);
        expect(result).not.toMatch(/[\n\r\u2028]/);
        expect(result).not.toMatch(/(?<!\\)(\\\\)*[*_`|<>[\]@]/);
      }),
    );
  });
});
