import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownLink, markdownUrl } from '../../../src/discord/messages/markdown.ts';
import { webUrl } from '../../support/any-text.ts';
import { hostileText, hostileUrl } from '../../support/hostile-text.ts';

describe('a masked link', () => {
  it.each([
    [
      'https://weidian.com/item.html?itemID=1&shop_type=2',
      'https://weidian.com/item.html?itemID=1&shop_type=2',
    ],
    [
      'https://a.example/)[x](https://evil.example/)',
      'https://a.example/%29%5Bx%5D%28https://evil.example/%29',
    ],
    ['https://a.example/**b**__c__d_e', 'https://a.example/%2A%2Ab%2A%2A%5F%5Fc%5F%5Fd_e'],
    ['https://a.example/?q=||`<@1>', 'https://a.example/?q=%7C%7C%60%3C%401%3E'],
    ['https://a.example/@everyone', 'https://a.example/%40everyone'],
    ['https://a*b.example/', null],
    [`https://a.example/${'*'.repeat(200)}`, null],
  ])('writes %s as %s', (given, expected) => {
    expect(markdownUrl(given)).toBe(expected);
  });

  it('leads to the same page as the original URL', () => {
    fc.assert(
      fc.property(fc.oneof(webUrl, hostileUrl), (url) => {
        const written = markdownUrl(url);
        if (written !== null) expect(decodeURIComponent(written)).toBe(decodeURIComponent(new URL(url).href));
      }),
    );
  });

  it('contains nothing that ends the link, for any text and any URL', () => {
    fc.assert(
      fc.property(hostileText, hostileUrl, (label, url) => {
        expect(markdownLink(label, url, 120)).toMatch(
          /^(?:\[(?:\\.|[^[\]])+\]\([^()[\]<>\s*~|`\\@]+\))?$|^[^[\]]*$/u,
        );
      }),
    );
  });

  it('is only the text if there is no URL', () => {
    expect(markdownLink('a *b*', undefined, 120)).toBe('a \\*b\\*');
    expect(markdownLink('a [b]', 'https://a.example/', 120)).toBe('[a \\(b\\)](https://a.example/)');
  });
});
