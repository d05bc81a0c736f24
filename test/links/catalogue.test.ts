import { expect, it } from 'vitest';
import { findSite, isGenericShortLink, isPlatformHost } from '../../src/links/catalogue.ts';
import { recogniseLink } from '../../src/links/recognise.ts';

const LINK = encodeURIComponent('https://weidian.com/item.html?itemID=7260605276');

it('every subdomain of a platform belongs to the platform, but no host that only ends alike', () => {
  for (const host of ['taobao.com', 'shop1.taobao.com', 'a.b.taobao.com'])
    expect(isPlatformHost(host), host).toBe(true);
  for (const host of ['xtaobao.com', 'com', 'taobao.com.example', 'example.com'])
    expect(isPlatformHost(host), host).toBe(false);
});

it('all shop subdomains share one site', () => {
  expect(findSite('shop123.v.weidian.com')).toMatchObject({ agent: null });
  expect(findSite('shop123.v.weidian.com')).toBe(findSite('any.shop1.v.weidian.com'));
  expect(findSite('xweidian.com')).toBeUndefined();
  expect(findSite('com')).toBeUndefined();
});

it('Google wraps links on one page only', () => {
  for (const host of ['google.com', 'www.google.com']) {
    for (const name of ['q', 'url'])
      expect(recogniseLink(`https://${host}/url?${name}=${LINK}`)).toMatchObject({ agent: null });
    for (const path of ['/urls', '/x/url', '/'])
      expect(recogniseLink(`https://${host}${path}?q=${LINK}`)).toBeNull();
  }
});

it.each([
  'https://bit.ly/abc',
  'http://bit.ly/abc',
  'bit.ly/abc',
  'HTTPS://WWW.TinyURL.com/abc',
  't.co/abc',
  // Not a URL.
  'https://',
])('%s is a general short link', (url) => {
  expect(isGenericShortLink(url)).toBe(true);
});

it.each([
  'https://m.tb.cn/h.abc',
  'm.tb.cn/h.abc?u=https://bit.ly/abc',
  'http://k.youshop10.com/abc',
  'https://ikako.vip/abc',
  'https://tinywww.url.com/abc',
])('%s is not a general short link', (url) => {
  expect(isGenericShortLink(url)).toBe(false);
});
