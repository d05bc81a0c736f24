import type { ProductFacts } from '../../products/index.ts';
import type { Haul, HaulItem } from '../../store/index.ts';
import type { VariantSelection } from '../variant-selection.ts';
import type { LinkedHaulItem } from './card.ts';

/** What an item's card is rendered from. */
export interface HaulItemCard {
  readonly haul: Haul;
  readonly item: LinkedHaulItem<HaulItem>;
  readonly facts: ProductFacts;
  /** Some answers are still on their way: what is missing may come. */
  readonly pending: boolean;
  /** What the reader is choosing; null: what is stored is shown. */
  readonly choosing: VariantSelection | null;
  /** What was just done, a sentence each. */
  readonly notes: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}
