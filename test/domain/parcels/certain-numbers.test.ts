import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCertainNumbers } from '../../../src/domain/parcels/certain-numbers.ts';

const POSTAL = 'LX208857143CN';
const UPS = '1Z999AA10123456784';

describe('a number in chat', () => {
  it.each([
    ['alone', POSTAL, [POSTAL]],
    ['in a sentence', `my parcel is ${POSTAL} any idea where`, [POSTAL]],
    ['in small letters, before a comma', `${POSTAL.toLowerCase()}, please`, [POSTAL]],
    ['in quotes', `“${POSTAL}”`, [POSTAL]],
    ['of UPS', `it is ${UPS}.`, [UPS]],
    ['twice', `${POSTAL} ${POSTAL}`, [POSTAL]],
    ['several', `${POSTAL} and EE739146028CN`, [POSTAL, 'EE739146028CN']],
  ])('is surely one: %s', (_how, text, expected) => {
    expect(findCertainNumbers(text)).toEqual(expected);
  });

  it.each([
    ['with a wrong check digit', 'LX208857144CN'],
    ['with no country at its end', 'LX208857143XX'],
    ['of letters that no post uses', 'XX208857143CN'],
    ['of UPS with a wrong check digit', '1Z999AA10123456783'],
    ['of a carrier without check digits', 'YT2632110021889001'],
    ['of digits alone', '9405511899223197428490'],
    ['as part of a longer word', `A${POSTAL}`],
    ['in a link', `https://example.com/${POSTAL}`],
    ['in a query', `example.com/track?n=${POSTAL}`],
    ['in an address', `${POSTAL}@example.com`],
  ])('is not sure: %s', (_what, text) => {
    expect(findCertainNumbers(text)).toEqual([]);
  });
});

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: min, maxLength: max });
const phone = fc
  .tuple(digits(1, 3), digits(2, 4), digits(3, 4), digits(3, 4), fc.constantFrom(' ', '-', '', '/'))
  .map(([country, ...rest]) => `+${country}${rest.slice(0, 3).join(String(rest[3]))}`);
const order = fc.oneof(
  digits(8, 25),
  fc
    .tuple(fc.constantFrom('PO', 'DD', 'SO', 'ORDER', 'W', 'NR', '#'), digits(6, 20))
    .map((parts) => parts.join('')),
  fc.tuple(letters(1, 3), digits(4, 8), letters(0, 3)).map((parts) => parts.join('')),
  fc.uuid(),
);
const price = fc
  .tuple(fc.constantFrom('¥', 'CN¥', '€', '$'), fc.nat(1_000_000), fc.nat(99))
  .map(([sign, whole, cents]) => `${sign}${whole}.${cents}`);
const date = fc
  .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') })
  .map((day) => day.toISOString());
const link = fc
  .tuple(
    fc.constantFrom('weidian.com/item.html?itemID=', 'item.taobao.com/item.htm?id=', 'x.com/'),
    fc.oneof(digits(8, 20), fc.constant(POSTAL)),
  )
  .map(([site, id]) => `https://${site}${id}`);
const mention = digits(17, 20).map((id) => `<@${id}>`);

it('is never taken from phones, orders, prices, dates, links and mentions', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(phone, order, price, date, link, mention), { maxLength: 8 }), (words) => {
      expect(findCertainNumbers(words.join(' '))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it('with any one digit mistyped is never taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const wrong = String((Number(POSTAL[at]) + by) % 10);
      expect(findCertainNumbers(POSTAL.slice(0, at) + wrong + POSTAL.slice(at + 1))).toEqual([]);
    }),
  );
});

it('is found in a long text within a moment', () => {
  const text = `${'A1'.repeat(1_000)} `.repeat(50);
  const before = performance.now();
  findCertainNumbers(text);
  expect(performance.now() - before).toBeLessThan(500);
});
