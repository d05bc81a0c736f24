import { expect, it } from 'vitest';
import { isGenericShortLink } from '../../src/links/short-links.ts';

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
