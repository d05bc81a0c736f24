import { expect, it } from 'vitest';
import { variantKey } from '../../src/domain/products/qc-sets.ts';
import { choiceOf, lookOf } from '../../src/hauls/item-choice.ts';
import type { LookupResult } from '../../src/service/index.ts';
import { lookupOf } from '../support/haul-cards.ts';

const option = (name: string, values: string[]) => ({ name, name_cn: undefined, values });
const sku = (attrs: Record<string, string>) => ({
  attrs,
  price: 1,
  stock: 1,
  image: `${attrs['Color']}.jpg`,
});
const withVariants = (variants: LookupResult['variants']): LookupResult => ({
  ...lookupOf({ title: 'Runner' }),
  variants,
});

const RUNNER = withVariants({
  options: [option('Color', ['Navy', 'Black']), option('Size', ['43', '44'])],
  skus: ['Navy', 'Black'].flatMap((Color) => ['43', '44'].map((Size) => sku({ Color, Size }))),
});
const TOTE = withVariants({ options: [option('Color', ['Olive'])], skus: [sku({ Color: 'Olive' })] });
const SOCKS = withVariants({ options: [option('Size', ['43'])], skus: [sku({ Size: '43' })] });

it('a variant is a choice with its size', () => {
  const choice = choiceOf(RUNNER, variantKey('Black, 44'));
  expect(choice).toMatchObject({ isSizeOpen: false, sku: { attrs: { Color: 'Black', Size: '44' } } });
  expect(choice?.selection.map(({ value }) => value)).toEqual([1, 1]);
});

it('a copy keeps the color of a variant, and leaves its size open', () => {
  const black = choiceOf(RUNNER, variantKey('Black, 44'))?.sku;
  const look = black && lookOf(RUNNER, black);
  expect(look).toEqual({ variant: variantKey('Black'), variantName: 'Black' });
  const choice = choiceOf(RUNNER, look?.variant ?? '');
  expect(choice).toMatchObject({ isSizeOpen: true, sku: { image: 'Black.jpg' } });
  expect(choice?.selection.map(({ value }) => value)).toEqual([1, null]);
});

it('a copy keeps all of a variant without a size, and nothing of a mere size', () => {
  const [olive, small] = [TOTE, SOCKS].map((result) => result.variants?.skus[0]);
  expect(olive && lookOf(TOTE, olive)).toEqual({ variant: variantKey('Olive'), variantName: 'Olive' });
  expect(choiceOf(TOTE, variantKey('Olive'))?.isSizeOpen).toBe(false);
  expect(small && lookOf(SOCKS, small)).toBeUndefined();
});

it('nothing is chosen without a key, without an answer, and of what the seller no longer lists', () => {
  expect(choiceOf(RUNNER, '')).toBeNull();
  expect(choiceOf(null, variantKey('Black, 44'))).toBeNull();
  expect(choiceOf(RUNNER, variantKey('Red, 44'))).toBeNull();
});
