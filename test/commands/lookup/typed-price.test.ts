import { describe, expect, it } from 'vitest';
import { readTypedPrice } from '../../../src/commands/lookup/price-watch-modals.ts';
import { readTypedAmount } from '../../../src/domain/products/money.ts';

const EUROS = { code: 'EUR', rates: new Map([['EUR', 0.125]]) };

describe('a typed amount', () => {
  it.each([
    ['79', 79, ''],
    ['79.50', 79.5, ''],
    ['79,5 €', 79.5, '€'],
    ['CN¥1,299', 1299, 'CN¥'],
    ['1.299,50', 1299.5, ''],
    ['1 299', 1299, ''],
    ['€ 10', 10, '€'],
    ['10 eur', 10, 'eur'],
    ['0.999', 0.999, ''],
    ['0,5', 0.5, ''],
    ['79.', 79, ''],
    ['1.299', 1299, ''],
    ['12.345.678', 12_345_678, ''],
  ])('%s is %d and %j', (typed, amount, sign) => {
    expect(readTypedAmount(typed)).toEqual({ amount, sign });
  });

  it.each([
    '',
    'cheap',
    '€',
    '-',
    '10-20',
    '€10€',
    '1e9',
    '9'.repeat(40),
    '79 50',
    '1.2345',
    '0.999.999',
    '1,2,3',
  ])('%j is none', (typed) => {
    expect(readTypedAmount(typed)).toBeNull();
  });
});

describe('a typed price', () => {
  it.each([
    ['80', 80],
    ['80 元', 80],
    ['¥80', 80],
    ['80 RMB', 80],
    ['€10', 80],
    ['10 eur', 80],
    ['0', 0],
  ])('%s is %d in the listing’s currency', (typed, price) => {
    expect(readTypedPrice(typed, 'CNY', EUROS)).toBe(price);
  });

  it('is none in a currency that is neither the listing’s nor the reader’s', () => {
    expect(readTypedPrice('$10', 'CNY', EUROS)).toBeNull();
    expect(readTypedPrice('€10', 'CNY', null)).toBeNull();
    expect(readTypedPrice('¥10', 'USD', EUROS)).toBeNull();
  });

  it('is converted into the listing’s currency, whichever that is', () => {
    const rates = new Map([
      ['EUR', 0.125],
      ['USD', 0.25],
    ]);
    expect(readTypedPrice('10 €', 'USD', { code: 'EUR', rates })).toBe(20);
  });
});
