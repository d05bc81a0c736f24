import { variantKey } from '../src/domain/qc-sets.ts';
import type { NewHaulItem, Store } from '../src/store/index.ts';
import { seeded } from './seed.ts';

/** One of them twice, and the tote without figures: each line of a haul's card has something to say. */
const ITEMS: readonly NewHaulItem[] = [
  chosen('weidian:7212345601', 'Navy / White, 40'),
  { ...chosen('weidian:7298804417', 'Washed Black, L'), quantity: 2 },
  chosen('weidian:7240011900', 'Brown strap'),
  chosen('weidian:7240011893', 'Khaki'),
  chosen('weidian:7240019999', 'Brown'),
];

/** Gives Ada a haul, so that `/haul` has something to show. */
export async function seedHaul(store: Pick<Store, 'hauls'>, now: number): Promise<void> {
  await store.hauls.create(seeded.ada, { name: 'Spring haul', items: ITEMS }, now);
}

function chosen(product: string, variantName: string): NewHaulItem {
  return { product, variant: variantKey(variantName), variantName };
}
