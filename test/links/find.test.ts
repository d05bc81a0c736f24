import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLinks, findProductLink } from '../../src/links/find.ts';

const WEIDIAN = 'https://weidian.com/item.html?itemID=7260605276';
const HOOBUY = 'https://hoobuy.com/product/2/7260605276';

describe('findLinks', () => {
  it.each([
    [`look: ${WEIDIAN}.`],
    [`(${WEIDIAN})`],
    [`[nice shoes](${WEIDIAN})`],
    [`看看这个${WEIDIAN}，很好`],
    [`「${WEIDIAN}」`],
    [`${WEIDIAN}！！`],
    [`"${WEIDIAN}"`],
    [`**${WEIDIAN}**`],
    ['weidian.com/item.html?itemID=7260605276 is nice'],
  ])('finds the product in %j', (text) => {
    expect(findLinks(text).map(({ link }) => link)).toMatchObject([
      { kind: 'product', product: { platform: 'weidian', id: '7260605276' } },
    ]);
  });

  it('returns the position of each link', () => {
    const text = `a ${WEIDIAN}, b ${HOOBUY}`;
    expect(findLinks(text).map(({ start, end }) => text.slice(start, end))).toEqual([WEIDIAN, HOOBUY]);
  });

  it.each([`<${WEIDIAN}>`, `\`${WEIDIAN}\``, `\`\`\`\n${WEIDIAN}\n\`\`\``])(
    'marks a link that its author muted: %j',
    (text) => {
      expect(findLinks(text)).toMatchObject([{ muted: true }]);
    },
  );

  it('marks spoilers', () => {
    expect(findLinks(`||${WEIDIAN}|| ${HOOBUY}`)).toMatchObject([{ spoiler: true }, { spoiler: false }]);
  });

  it.each([
    'no link here',
    'me@weidian.com/item.html',
    `javascript:location='${WEIDIAN}'`,
    'https://example.com/x',
  ])('finds nothing in %j', (text) => {
    expect(findLinks(text)).toEqual([]);
  });

  it('finds a link between any words', () => {
    const words = fc.stringMatching(/^[\p{L} ,!?\n]{0,40}$/u);
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(findLinks(`${before} ${HOOBUY} ${after}`)).toMatchObject([
          { link: { product: { id: '7260605276' } } },
        ]);
      }),
    );
  });

  it('returns at most 50 links, or as many as are asked for', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `${7_260_605_000 + index}`);
    const text = ids.map((id) => `weidian.com/item.html?itemID=${id}`).join(' ');
    expect(findLinks(text)).toHaveLength(50);
    expect(findLinks(text).at(-1)).toMatchObject({ link: { product: { id: ids[49] } } });
    expect(findLinks(text, 55)).toHaveLength(55);
    expect(findLinks(text, 500)).toHaveLength(60);
  });

  it('handles 6,000 hostile characters', () => {
    for (const piece of ['https://', 'a.b/', '||', '`', '<https:', '((((', 'weidian.com/'])
      findLinks(piece.repeat(Math.floor(6_000 / piece.length)), 500);
  });
});

describe('findProductLink', () => {
  it('prefers a product to a short link, and a short link to a shop', () => {
    const shop = 'https://weidian.com/?userid=1';
    const short = 'https://m.tb.cn/h.abc';
    expect(findProductLink(`${shop} ${short} ${WEIDIAN}`)?.kind).toBe('product');
    expect(findProductLink(`${shop} ${short}`)?.kind).toBe('short');
    expect(findProductLink(shop)?.kind).toBe('shop');
    expect(findProductLink('nothing')).toBeNull();
  });

  it('accepts a link in angle brackets', () => {
    expect(findProductLink(`<${WEIDIAN}>`)?.kind).toBe('product');
    expect(findProductLink(' <weidian.com> ')).toMatchObject({ kind: 'shop', url: 'weidian.com' });
    expect(findProductLink('<weidian.com> x')).toBeNull();
    expect(findProductLink('weidian.<com>')).toBeNull();
  });
});
