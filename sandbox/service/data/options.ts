import type { OptionSheet } from './product-sheet.ts';

/** An option that is a color or similar. */
export function color(...values: string[]): OptionSheet {
  return { name: 'Color', name_cn: '颜色', values, role: 'version' };
}

/** A size-like option. */
export function size(...values: string[]): OptionSheet {
  return { name: 'Size', name_cn: '尺码', values, role: 'size' };
}

export const CLOTHING: readonly string[] = ['S', 'M', 'L', 'XL', '2XL'];

/** 36 to 46, whole sizes. */
export const SHOES: readonly string[] = Array.from({ length: 11 }, (_, index) => `${36 + index}`);

/** Thirty half sizes with their length: more than one menu of 25 can hold. */
export const HALF_SIZES: readonly string[] = Array.from({ length: 30 }, (_, index) => {
  const eu = 34 + index / 2;
  return `EU ${eu} (${(21.5 + index * 0.34).toFixed(1)} cm)`;
});
