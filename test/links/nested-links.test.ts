import { describe, expect, it } from 'vitest';
import { recogniseLink } from '../../src/links/recognise.ts';

const WEIDIAN = 'https://weidian.com/item.html?itemID=7260605276';
const encode = encodeURIComponent;

describe('an encoded or nested link', () => {
  it('is recognised when encoded up to three times', () => {
    const encoded = (times: number) => Array.from({ length: times }).reduce<string>(encode, WEIDIAN);
    for (const times of [0, 1, 2, 3]) expect(recogniseLink(encoded(times))?.kind, `${times}`).toBe('product');
    expect(recogniseLink(encoded(4))).toBeNull();
    const http = WEIDIAN.replace('https', 'http');
    expect(recogniseLink(encode(http))).toMatchObject({ kind: 'product', url: encode(http) });
    expect(recogniseLink(WEIDIAN.replace(':', '%3A'))?.kind).toBe('product');
  });

  it('is recognised inside up to 39 other links', () => {
    const nested = (agents: number) =>
      `${'https://www.kakobuy.com/item/details?url='.repeat(agents)}${WEIDIAN}`;
    expect(recogniseLink(nested(39))?.kind).toBe('product');
    expect(recogniseLink(nested(40))).toBeNull();
  });
});

describe('a link inside the link of an agent', () => {
  const OTHER = 'https://hoobuy.com/product/1/700112233445';
  const inside = (text: string) =>
    recogniseLink(`https://www.kakobuy.com/item/details?url=${encode(text)}`) ?? undefined;
  const product = { kind: 'product', product: { platform: 'weidian', id: '7260605276' }, agent: 'kakobuy' };

  it.each([
    ['space around it', ` ${WEIDIAN} `],
    ['a sentence around it', `看/看 ${WEIDIAN.replace('https', 'http')} 好`],
    ['another link after it', `weidian.com/item.html?itemID=7260605276 ${OTHER}`],
    ['space before and another link after it', `  weidian.com/item.html?itemID=7260605276 ${OTHER}`],
    ['a page that only decoding makes a product', 'https://weidian.com/item.html%253FitemID%253D7260605276'],
  ])('is recognised with %s', (_what, text) => {
    expect(inside(text)).toMatchObject(product);
  });

  it('is ignored if only decoding makes its host a known one', () => {
    for (const scheme of ['https://', 'http://', '//'])
      expect(
        inside(`${scheme}weidian.com%2Fitem.html%3FitemID%3D7260605276%26a@evil.example/`),
      ).toBeUndefined();
  });

  it('is recognised without a scheme, and in a parameter with an encoded name', () => {
    expect(inside('weidian.com?userid=232138271')?.kind).toBe('shop');
    const page = 'https://www.kakobuy.com/item/details?%75rl=';
    expect(recogniseLink(`${page}${encode(WEIDIAN)}`)).toMatchObject(product);
    expect(recogniseLink(`${page}nothing`)).toBeNull();
  });

  it('takes precedence, as a short link, over the product of the outer link', () => {
    const short = encode('https://m.tb.cn/h.a');
    const url = `https://www.superbuy.com/en/page/buy?url=${short}&platform=WD&id=7260605276`;
    expect(recogniseLink(url)).toEqual({ kind: 'short', url: 'https://m.tb.cn/h.a' });
  });

  it('takes precedence, as a product, over a shop in any order', () => {
    const shop = encode('https://shop123.taobao.com/');
    const page = 'https://www.google.com/url';
    expect(recogniseLink(`${page}?q=${shop}&url=${encode(WEIDIAN)}`)?.kind).toBe('product');
    expect(recogniseLink(`${page}?url=${shop}&q=${encode(WEIDIAN)}`)?.kind).toBe('product');
    expect(recogniseLink(`${page}?q=${shop}`)?.kind).toBe('shop');
    const own = 'https://www.superbuy.com/en/page/buy?platform=WD&id=7260605276';
    expect(recogniseLink(own)?.kind).toBe('product');
    expect(recogniseLink(`${own}&url=${shop}`)?.kind).toBe('product');
  });

  it('is recognised as a shop two levels deep without encoding', () => {
    const shop = `https://www.superbuy.com/en/page/buy?a=1&url=${encode('https://shop123.taobao.com/')}`;
    expect(recogniseLink(`https://www.kakobuy.com/item/details?url=${shop}`)?.kind).toBe('shop');
  });
});
