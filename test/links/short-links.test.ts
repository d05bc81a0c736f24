import { expect, it } from 'vitest';
import { isGenericShortLink } from '../../src/links/short-links.ts';

it.each([
  'https://bit.ly/abc',
  'http://bit.ly/abc',
  'bit.ly/abc',
  'HTTPS://WWW.TinyURL.com/abc',
  't.co/abc',
  // What nobody can read may lead anywhere, too.
  'https://',
])('%s may lead anywhere', (url) => {
  expect(isGenericShortLink(url)).toBe(true);
});

it.each([
  'https://m.tb.cn/h.abc',
  'm.tb.cn/h.abc?u=https://bit.ly/abc',
  'http://k.youshop10.com/abc',
  'https://ikako.vip/abc',
  'https://tinywww.url.com/abc',
])('%s is not anybody’s', (url) => {
  expect(isGenericShortLink(url)).toBe(false);
});
