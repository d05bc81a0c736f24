import { type APIStringSelectComponent, ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { amountInForm, shippingLineView } from '../../../src/hauls/cards/shipping.ts';
import { de } from '../../../src/texts/de.ts';
import { en } from '../../../src/texts/en.ts';
import { partsOf } from '../../support/discord-user.ts';
import { descriptionOf } from '../../support/message-parts.ts';

const haul = { id: 1, divisor: 6000 };
const BULKY = { quantity: 2, price: null, weightG: 1_500, volumeCm3: 11_000 };
const PRICE = { amount: 48, currency: 'CNY' };

type Options = Partial<Parameters<typeof shippingLineView>[0]>;

const render = (figures: readonly (typeof BULKY | { volumeCm3: null })[], options: Options = {}) =>
  shippingLineView(
    {
      ...{ haul, pending: false, hasFailed: false, kilogramPrice: null, isOwnPrice: false },
      figures: figures.map((one) => ({ ...BULKY, ...one })),
      ...options,
    },
    en,
  );

/** The lines of the menu, the chosen one in brackets. */
const linesOf = (...given: Parameters<typeof render>) => {
  const menu = partsOf<APIStringSelectComponent>(render(...given).components).find(
    ({ type }) => type === ComponentType.StringSelect,
  );
  return menu?.options.map((option) => {
    const { label, description } = option;
    const said = (description === undefined ? label : `${label}, ${description}`).replaceAll('\u00A0', ' ');
    return option.default ? `[${said}]` : said;
  });
};

describe('the page of the shipping line', () => {
  it('says for each line what is billed, and by what', () => {
    expect(linesOf([BULKY])).toEqual([
      '÷ 5000 · 4.4 kg, By volume',
      '[÷ 6000 · 3.7 kg, By volume]',
      '÷ 8000 · 3 kg, By weight',
      'Weight only · 3 kg',
    ]);
  });

  it('says at least while a figure is missing that counts', () => {
    expect(linesOf([BULKY, { volumeCm3: null }])).toEqual([
      '÷ 5000 · at least 6 kg, By weight',
      '[÷ 6000 · at least 6 kg, By weight]',
      '÷ 8000 · at least 6 kg, By weight',
      'Weight only · 6 kg',
    ]);
  });

  it('doesn’t call figures missing that are still on their way', () => {
    expect(linesOf([])).toContain('÷ 5000, No weight or size yet');
    expect(linesOf([], { pending: true })).toContain('÷ 5000, …');
  });

  it('doesn’t say that there is no weight where the service didn’t answer', () => {
    expect(linesOf([], { hasFailed: true })).toContain('÷ 5000, Details didn’t load');
    expect(linesOf([BULKY], { hasFailed: true })).toContain('÷ 5000 · 4.4 kg, By volume');
  });

  it('says what a kilogram costs, and who said so', () => {
    const sentence = (options: Options) =>
      descriptionOf(render([BULKY], options))
        .split('\n')
        .at(-1);
    expect(sentence({})).toMatch(/^No price yet: /);
    expect(sentence({ kilogramPrice: PRICE, isOwnPrice: true })).toBe('CN¥48 per kg, set by you.');
    expect(sentence({ kilogramPrice: PRICE })).toBe('CN¥48 per kg, set by this server’s managers.');
  });
});

it('the form has the price in the reader’s decimals', () => {
  expect([en, de].map((texts) => amountInForm(12.5, texts))).toEqual(['12.5', '12,5']);
});
