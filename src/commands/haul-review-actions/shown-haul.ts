import { createHash } from 'node:crypto';
import type { Haul } from '../../store/index.ts';

/** A custom id has no room for more; enough to notice a change. */
export const SHOWN_BYTES = 2;

/** What a preview shows of a haul, in short: equal while nothing changes of which others would read. */
export function shownOf({ items, divisor, parcels }: Pick<Haul, 'items' | 'divisor' | 'parcels'>): number {
  const shown = [
    items.map(({ product, variant, quantity }) => [product, variant, quantity]),
    divisor,
    parcels,
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest().readUIntBE(0, SHOWN_BYTES);
}
