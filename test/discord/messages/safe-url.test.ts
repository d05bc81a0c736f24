import { describe, expect, it } from 'vitest';
import { safeUrl } from '../../../src/discord/messages/markdown.ts';

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
    // The encoded URL is longer, or the normalised URL is shorter.
    [`https://example.com/${'é'.repeat(200)}`, null],
    [`https://example.com/${'./'.repeat(300)}`, null],
    [`https://example.com/${'x'.repeat(500)}`, null],
    ['not a url', null],
    [undefined, null],
  ])('turns %s into %s', (given, expected) => {
    expect(safeUrl(given)).toBe(expected);
  });
});
