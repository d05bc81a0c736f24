import { expect, it } from 'vitest';
import { formatPrice } from '../../src/cards/number-format.ts';

/** `Intl` writes spaces that do not break. */
const price = (...given: Parameters<typeof formatPrice>) => formatPrice(...given)?.replace(/\s/g, ' ');

it.each([
  ['en', 'CN¥1,238', 'CN¥238–\u2060298.50'],
  ['de', '1.238 CN¥', '238–\u2060298,50 CN¥'],
  ['fr', '1 238 CN¥', '238–\u2060298,50 CN¥'],
  ['pl', '1238 CN¥', '238–\u2060298,50 CN¥'],
  ['pt-BR', 'CN¥ 1.238', 'CN¥ 238–\u2060298,50'],
  ['zh-CN', 'CN¥1,238', 'CN¥238–\u2060298.50'],
])('a price in yuan has one currency sign, where the language puts it: %s', (locale, one, range) => {
  expect(price(1_238, 1_238, 'CNY', locale)).toBe(one);
  expect(price(298.5, 238, 'cny', locale)).toBe(range);
});

it('a price in another currency has its short symbol', () => {
  expect(price(12, undefined, 'USD', 'fr')).toBe('12 $');
  expect(price(1_200, undefined, 'JPY', 'es')).toBe('1200 JP¥');
  expect(price(1_200, 1_300, 'jpy', 'zh-CN')).toBe('JP¥1,200–\u20601,300');
});

it('an unknown currency follows the amount', () => {
  expect(formatPrice(1_200, 1_300, '元', 'en')).toBe('1,200–\u20601,300\u00A0元');
});

it('a price without an amount is null', () => {
  expect(formatPrice(undefined, undefined, 'CNY', 'en')).toBeNull();
});
