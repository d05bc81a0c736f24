import { expect, it } from 'vitest';
import { divisorView } from '../../../src/hauls/cards/totals.ts';
import { en } from '../../../src/texts/en.ts';
import { descriptionOf } from '../../support/message-parts.ts';

const haul = { id: 1, divisor: 6000 };
const BULKY = { quantity: 2, price: null, weightG: 1_500, volumeCm3: 11_000 };

const linesOf = (
  figures: readonly (typeof BULKY | { volumeCm3: null })[],
  { pending = false, hasFailed = false } = {},
) => {
  const card = { haul, figures: figures.map((one) => ({ ...BULKY, ...one })), pending, hasFailed };
  const [heading, , ...others] = descriptionOf(divisorView(card, en)).split('\n');
  return [heading, ...others];
};

it('says for each divisor what is billed, and by what, the chosen one first', () => {
  expect(linesOf([BULKY])).toEqual([
    '### ÷ 6000: 3.7 kg, by volume',
    '÷ 5000: 4.4 kg, by volume',
    '÷ 8000: 3 kg, by weight',
  ]);
});

it('says at least while a figure is missing', () => {
  expect(linesOf([BULKY, { volumeCm3: null }])[2]).toBe('÷ 8000: at least 6 kg, by weight');
});

it('doesn’t call figures missing that are still on their way', () => {
  expect(linesOf([])).toContain('÷ 5000: no weight or size yet');
  expect(linesOf([], { pending: true })).toContain('÷ 5000: …');
});

it('doesn’t say that there is no weight where the service didn’t answer', () => {
  expect(linesOf([], { hasFailed: true })).toContain('÷ 5000: details didn’t load');
  expect(linesOf([BULKY], { hasFailed: true })).toContain('÷ 5000: 4.4 kg, by volume');
});
