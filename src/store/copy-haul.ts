import { MAX_QUANTITY } from '../domain/haul/limits.ts';
import type { Work } from './database/work.ts';
import { createHaul, currentHaul, type Haul } from './hauls.ts';
import type { SharedItem } from './schema/hauls.ts';

export interface CopiedHaul {
  readonly id: number;
  /** False: the haul that the person changed last is this copy already. */
  readonly isNew: boolean;
  /** How many pieces of several variants one item had no room for. */
  readonly cutPieces: number;
}

interface Original {
  readonly name: string | null;
  readonly divisor: number;
  readonly items: readonly SharedItem[];
}

/** What a copy takes over of an item: variants are often sizes, and everybody has their own. */
type CopiedItem = Pick<SharedItem, 'product' | 'quantity'>;

/** Must run in a transaction, so that two presses make one copy. @returns null for a person who has too many hauls */
export function* copyHaul(
  userId: string,
  { name, divisor, items }: Original,
  now: number,
): Work<CopiedHaul | null> {
  const copy = { name, divisor, items: withoutVariants(items) };
  const cutPieces = piecesOf(items) - piecesOf(copy.items);
  const current = yield* currentHaul(userId);
  if (current !== undefined && isSame(current, copy)) return { id: current.id, isNew: false, cutPieces };
  const id = yield* createHaul(userId, copy, now);
  return id === null ? null : { id, isNew: true, cutPieces };
}

/** Several variants of a product become one item. */
function withoutVariants(items: readonly SharedItem[]): CopiedItem[] {
  const quantities = new Map<string, number>();
  for (const { product, quantity } of items)
    quantities.set(product, Math.min(MAX_QUANTITY, quantity + (quantities.get(product) ?? 0)));
  return [...quantities].map(([product, quantity]) => ({ product, quantity }));
}

function piecesOf(items: readonly CopiedItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

function isSame(
  haul: Haul,
  { name, divisor, items }: { name: string | null; divisor: number; items: readonly CopiedItem[] },
): boolean {
  return (
    haul.name === name &&
    haul.divisor === divisor &&
    haul.parcels.length === 0 &&
    haul.items.length === items.length &&
    haul.items.every(({ product, variant, quantity }, index) => {
      const copied = items[index];
      return variant === '' && product === copied?.product && quantity === copied.quantity;
    })
  );
}
