import { PLATFORM_1688 } from './1688.ts';
import type { ProductSheet } from './product-sheet.ts';
import { SHOWCASE } from './showcase.ts';
import { TAOBAO } from './taobao.ts';
import { TMALL } from './tmall.ts';
import { WEIDIAN } from './weidian.ts';

export const PRODUCTS: readonly ProductSheet[] = [
  ...WEIDIAN,
  ...TAOBAO,
  ...TMALL,
  ...PLATFORM_1688,
  ...SHOWCASE,
];
