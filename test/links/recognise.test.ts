import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalUrl, SHORT_LINK_HOSTS } from '../../src/links/catalogue.ts';
import { PLATFORMS } from '../../src/links/platforms.ts';
import { recogniseLink } from '../../src/links/recognise.ts';
import { anyText } from '../support/any-text.ts';

const WEIDIAN = 'https://weidian.com/item.html?itemID=7260605276';
const encode = encodeURIComponent;

const PRODUCTS: readonly (readonly [url: string, platform: string, id: string, agent: string | null])[] = [
  [WEIDIAN, 'weidian', '7260605276', null],
  ['weidian.com/item.html?itemID=7260605276', 'weidian', '7260605276', null],
  ['http://shop123.v.weidian.com/item.html?itemid=7260605276&wfr=c', 'weidian', '7260605276', null],
  ['https://weidian.com/item.html?itemID%3D7260605276&sa=D', 'weidian', '7260605276', null],
  ['https://item.taobao.com/item.htm?spm=a.1&id=675330231400', 'taobao', '675330231400', null],
  ['https://world.taobao.com/item/675330231400.htm', 'taobao', '675330231400', null],
  ['https://h5.m.taobao.com/awp/core/detail.htm?id=675330231400', 'taobao', '675330231400', null],
  ['https://detail.tmall.com/item.htm?id=675330231400&skuId=1', 'tmall', '675330231400', null],
  ['https://detail.1688.com//offer/641649880094.html?spm=x', '1688', '641649880094', null],
  ['https://detail.m.1688.com/page/index.html?offerId=641649880094', '1688', '641649880094', null],
  ['https://cnfans.com/product?platform=WEIDIAN&id=7260605276&ref=1', 'weidian', '7260605276', 'cnfans'],
  [
    'https://m.cnfans.com/pages/product/product?shoptype=ali_1688&id=641649880094',
    '1688',
    '641649880094',
    'cnfans',
  ],
  ['https://cnfans.com/fr/product/?shop_type=taobao&amp;id=675330231400', 'taobao', '675330231400', 'cnfans'],
  ['https://t.mulebuy.com/?t=x&id=7260605276&shop_type=WEIDIAN', 'weidian', '7260605276', 'mulebuy'],
  [
    `https://www.superbuy.com/en/page/buy?url=${encode(WEIDIAN)}&partnercode=1`,
    'weidian',
    '7260605276',
    'superbuy',
  ],
  [
    `https://www.allchinabuy.com/en/page/buy/?url=${encode(encode(WEIDIAN))}`,
    'weidian',
    '7260605276',
    'allchinabuy',
  ],
  [
    `https://www.kakobuy.com/item/details?url=${encode(`https://www.superbuy.com/en/page/buy?url=${encode(WEIDIAN)}`)}`,
    'weidian',
    '7260605276',
    'kakobuy',
  ],
  [
    'https://m.superbuy.com/home/#/goodsDetail?nTag=a&url=https://item.taobao.com/item.htm?ft=t&id=675330231400',
    'taobao',
    '675330231400',
    'superbuy',
  ],
  ['https://www.acbuy.com/product?id=641649880094&source=AL', '1688', '641649880094', 'acbuy'],
  ['https://hoobuy.com/product/2/7260605276?inviteCode=X', 'weidian', '7260605276', 'hoobuy'],
  ['https://oopbuy.com/product/weidian/7260605276', 'weidian', '7260605276', 'oopbuy'],
  ['https://usfans.com/product/3/7260605276', 'weidian', '7260605276', 'usfans'],
  ['https://www.cssbuy.com/item-micro-7260605276.html', 'weidian', '7260605276', 'cssbuy'],
  ['https://www.cssbuy.com/item-675330231400.html?promotionCode=x', 'taobao', '675330231400', 'cssbuy'],
  ['https://www.basetao.com/products/agent/1688/641649880094.html', '1688', '641649880094', 'basetao'],
  [
    'https://www.sugargoo.com/#/home/productDetail?productLink=https%253A%252F%252Fweidian.com%252Fitem.html%253FitemID%253D7260605276',
    'weidian',
    '7260605276',
    'sugargoo',
  ],
  ['https://www.loongbuy.com/product-details?weidian=7260605276', 'weidian', '7260605276', 'loongbuy'],
  ['https://panglobalbuy.com/#/details?type=3&offerId=7260605276', 'weidian', '7260605276', 'panglobalbuy'],
  [
    'https://www.lovegobuy.com/pc/#/goods/detail?goodsId=7260605276&platform=weidian',
    'weidian',
    '7260605276',
    'lovegobuy',
  ],
];

const UNKNOWN_URLS = [
  '',
  'https://',
  'https://example.com/item.html?itemID=7260605276',
  'https://notcnfans.com/product?platform=WEIDIAN&id=7260605276',
  'https://cnfans.com.evil.example/product?platform=WEIDIAN&id=7260605276',
  'https://weidian.com@evil.example/item.html?itemID=7260605276',
  'https://cnfans.com:8080/product?platform=WEIDIAN&id=7260605276',
  'https://wеidian.com/item.html?itemID=7260605276',
  'javascript:location="https://weidian.com/item.html?itemID=7260605276"',
  'https://cnfans.com/product?id=7260605276',
  'https://cnfans.com/product?platform=SHOPIFY&id=7260605276',
  'https://www.superbuy.com/en/page/buy?url=https%3A%2F%2Fexample.com%2F%3Fid%3D12345678',
  'https://usfans.com/product/2/aVYpa0olpkWMteuHv2r5KLxbsJnyYGBL0',
];

describe('recogniseLink', () => {
  it.each(PRODUCTS)('recognises the product of %s', (url, platform, id, agent) => {
    expect(recogniseLink(url)).toMatchObject({ kind: 'product', product: { platform, id }, agent });
  });

  it.each(UNKNOWN_URLS)('ignores %j', (url) => {
    expect(recogniseLink(url)).toBeNull();
  });

  it.each([
    'https://weidian.com/?userid=232138271',
    'https://s.taobao.com/search?q=675330231400',
    'https://hoobuy.com/shop/1/676198570',
    'https://detail.1688.com/offer/abc.html',
  ])('recognises a shop or search: %s', (url) => {
    expect(recogniseLink(url)?.kind).toBe('shop');
  });

  it('recognises short links, also inside the link of an agent', () => {
    for (const host of SHORT_LINK_HOSTS) expect(recogniseLink(`https://${host}/abc`)?.kind).toBe('short');
    const wrapped = `https://m.superbuy.com/home/#/goodsDetail/?url=${encode('https://e.tb.cn/h.T8d?tk=1')}`;
    expect(recogniseLink(wrapped)).toEqual({ kind: 'short', url: 'https://e.tb.cn/h.T8d?tk=1' });
  });

  it('distinguishes shops and searches of an agent from its other pages', () => {
    const page = (path: string) => recogniseLink(`https://www.lovegobuy.com${path}`)?.kind;
    for (const path of [
      '/shop',
      '/shops/1',
      '/shop-detail?id=1',
      '/store/list',
      '/stores',
      '/productlist/',
      '/en/search',
    ])
      expect(page(path), path).toBe('shop');
    expect(page('/pc/#/store/list?name=x')).toBe('shop');
    for (const path of ['/', '/shopping', '/restore', '/storefront/1', '/search/item', '/help'])
      expect(page(path), path).toBeUndefined();
  });

  it('adds the scheme to a short link, and changes nothing else', () => {
    const url = (text: string) => recogniseLink(text)?.url;
    expect(url('m.tb.cn/h.a')).toBe('https://m.tb.cn/h.a');
    expect(url('//m.tb.cn/h.a')).toBe('https://m.tb.cn/h.a');
    expect(url('m.tb.cn/h//a?u=https://x.y')).toBe('https://m.tb.cn/h//a?u=https://x.y');
    expect(url('http://m.tb.cn/h.a 「鞋」')).toBe('http://m.tb.cn/h.a');
    expect(url('https://m.tb.cn/?tk=1')).toBe('https://m.tb.cn/?tk=1');
    expect(url('https://m.tb.cn/')).toBeUndefined();
  });

  it('recognises the canonical link of every platform', () => {
    for (const { id: platform } of PLATFORMS) {
      const product = { platform, id: '675330231400' };
      expect(recogniseLink(canonicalUrl(product) ?? '')).toMatchObject({ kind: 'product', product });
    }
  });

  it('returns the URL unchanged', () => {
    expect(recogniseLink(` ${WEIDIAN}\n`)).toMatchObject({ kind: 'product', url: ` ${WEIDIAN}\n` });
  });

  it('never throws, and takes bounded time, for any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        recogniseLink(text);
        recogniseLink(`https://www.kakobuy.com/item/details?url=${text}`);
      }),
    );
    const hostile = `https://www.kakobuy.com/item/details?url=${'%25'.repeat(1_900)}`;
    expect(recogniseLink(hostile)).toBeNull();
  });
});
