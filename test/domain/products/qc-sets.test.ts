import { describe, expect, it } from 'vitest';
import {
  matchesVariant,
  momentOfQcDay,
  valuesInLabel,
  variantKey,
} from '../../../src/domain/products/qc-sets.ts';

const at = (iso: string) => Date.parse(iso);

it('stands for noon in Shanghai', () => {
  expect(momentOfQcDay('2026-11-19', at('2026-11-22T00:00:00Z'))).toBe(at('2026-11-19T04:00:00Z'));
});

it('is never in the future', () => {
  expect(momentOfQcDay('2026-11-19', at('2026-11-19T01:00:00Z'))).toBe(at('2026-11-18T16:00:00Z'));
  expect(momentOfQcDay('2026-11-19', at('2026-11-18T15:00:00Z'))).toBeNull();
});

it.each([undefined, '', '19.11.2026', '2026-13-40'])('is null for %j, which is no day', (date) => {
  expect(momentOfQcDay(date, at('2027-01-01T00:00:00Z'))).toBeNull();
});

it('gives a variant one key of six characters, however its label is written', () => {
  expect(variantKey('Black / Gum, 44')).toMatch(/^[0-9a-z]{6}$/);
  expect(variantKey('black/gum 44')).toBe(variantKey('Black / Gum, 44'));
  expect(variantKey('Black / Gum, 45')).not.toBe(variantKey('Black / Gum, 44'));
  expect(variantKey(undefined)).toBe(variantKey(' '));
});

it.each([
  ['every chosen value', 'Black / Gum, 44', ['Black / Gum', '44'], true],
  ['part of the choice', 'Black / Gum, 44', ['Black / Gum'], true],
  ['other signs between the words', 'BLACK/GUM;44', ['Black / Gum', '44'], true],
  ['Chinese values', '颜色：黑色；尺码：44', ['黑色', '44'], true],
  ['another size', 'Black / Gum, 44', ['Black / Gum', '4'], false],
  ['half a size', 'Black / Gum, 44.5', ['44'], false],
  ['a missing label', undefined, ['44'], false],
])('compares a variant label with %s', (_case, sku, values, expected) => {
  expect(matchesVariant(sku, values)).toBe(expected);
});

describe('the values that a variant label names', () => {
  const options = [
    { names: ['Color', '颜色'], values: ['Black', 'Washed Black', 'Black / Gum'] },
    { names: ['Size', ''], values: ['43', '44', '44.5', 'One size'] },
  ];

  it.each([
    ['Black / Gum, 44', [2, 1]],
    ['44 washed black', [1, 1]],
    ['Black', [0, null]],
    ['BLACK；44.5', [0, 2]],
    ['颜色：Black；Size: 44', [0, 1]],
    ['Black, one size', [0, 3]],
  ])('%s', (label, values) => {
    expect(valuesInLabel(label, options)).toEqual(values);
  });

  it.each(['Faded Black, 44', 'Black, 45', 'Blackish', '', undefined])(
    '%j has words that are no value',
    (label) => {
      expect(valuesInLabel(label, options)).toBeNull();
    },
  );
});
