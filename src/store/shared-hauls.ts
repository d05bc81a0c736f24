import { randomBytes } from 'node:crypto';
import { MAX_QUANTITY } from '../domain/hauls/limits.ts';
import type { KilogramPrice } from '../domain/hauls/shipping.ts';
import type { Database } from './database/database.ts';
import { insertInto, keepNewest, momentAfter, selectFrom } from './database/queries.ts';
import { change, row, rows, type Work } from './database/work.ts';
import { createHaul, currentHaul, type Haul, type HaulItem } from './hauls.ts';
import type { SharedItem } from './schema/hauls.ts';
import { haulItems, hauls, sharedHauls } from './schema/index.ts';

const MAX_SHARED = 100;
const KEY_BYTES = 12;

export interface SharedHaul extends Omit<typeof sharedHauls.$inferSelect, 'userId' | 'haulId' | 'isNamed'> {
  /** The person whose name it shows; null: nobody's. */
  readonly sharedBy: string | null;
}

interface ShareOptions {
  /** With the person's name. */
  readonly isNamed?: boolean;
  /** For the estimate of what shipping costs. */
  readonly kilogramPrice?: KilogramPrice | null;
}

/** Hauls as people shared them. Anyone with the key may see one. */
export function createSharedHaulStore(database: Database) {
  return {
    /** Keeps the haul as it is now. @returns undefined: not this person's haul */
    add(
      userId: string,
      haulId: number,
      now: number,
      { isNamed = false, kilogramPrice = null }: ShareOptions = {},
    ) {
      const key = randomBytes(KEY_BYTES).toString('base64url');
      return database.transaction(function* (): Work<SharedHaul | undefined> {
        const haul = yield* row(selectFrom(hauls, { userId, id: haulId }));
        if (haul === undefined) return undefined;
        const found = yield* rows(selectFrom(haulItems, { haulId }, { orderBy: [haulItems.id] }));
        const items = found.map(({ product, variant, quantity }) => ({ product, variant, quantity }));
        const { name, divisor } = haul;
        const sharedAt = yield* momentAfter(sharedHauls, sharedHauls.sharedAt, { userId }, now);
        const shared = { key, name, divisor, items, sharedAt, kilogramPrice };
        yield* change(insertInto(sharedHauls, [{ ...shared, haulId, userId, isNamed }]));
        const kept = { key: sharedHauls.key, at: sharedHauls.sharedAt, count: MAX_SHARED };
        yield* change(keepNewest(sharedHauls, { userId }, kept));
        return { ...shared, sharedBy: isNamed ? userId : null };
      });
    },
    /** Undefined: never shared, or deleted. */
    get: (key: string) => database.run(() => findShared(key)),
    /**
     * Copies a haul without sizes; a repeat right after returns the same copy. @returns undefined: not
     * shared; null: too many hauls
     */
    copy: (userId: string, key: string, now: number, { name, lookOf = () => undefined }: CopyOptions = {}) =>
      database.transaction(function* (): Work<CopiedHaul | null | undefined> {
        const shared = yield* findShared(key);
        if (shared === undefined) return undefined;
        const items = shared.items.map((item) => ({ ...item, ...(lookOf(item) ?? NO_VARIANT) }));
        return yield* copyHaul(userId, { ...shared, name: name ?? shared.name, items }, now);
      }),
  };
}

function* findShared(key: string): Work<SharedHaul | undefined> {
  const found = yield* row(selectFrom(sharedHauls, { key }));
  if (found === undefined) return undefined;
  const { userId, haulId: _haul, isNamed, ...shared } = found;
  return { ...shared, sharedBy: isNamed ? userId : null };
}

interface CopiedHaul {
  readonly id: number;
  /** False: the person already has this copy, as the haul they changed last. */
  readonly isNew: boolean;
  readonly cutPieces: number;
}

type Variant = Pick<HaulItem, 'variant' | 'variantName'>;

const NO_VARIANT: Variant = { variant: '', variantName: '' };

interface CopyOptions {
  /** By default, the original's. */
  readonly name?: string | null;
  /** The part of an item's variant, which often includes a size, that the copy takes over; default: none. */
  readonly lookOf?: (item: SharedItem) => Variant | undefined;
}

type CopiedItem = Variant & Pick<SharedItem, 'product' | 'quantity'>;

interface Original {
  readonly name: string | null;
  readonly divisor: number;
  readonly items: readonly CopiedItem[];
}

/** Must run in a transaction, so that two presses make one copy. @returns null for a person who has too many hauls */
function* copyHaul(userId: string, { name, divisor, items }: Original, now: number): Work<CopiedHaul | null> {
  const copy = { name, divisor, items: merged(items) };
  const cutPieces = piecesOf(items) - piecesOf(copy.items);
  const current = yield* currentHaul(userId);
  if (current !== undefined && isSame(current, copy)) return { id: current.id, isNew: false, cutPieces };
  const id = yield* createHaul(userId, copy, now);
  return id === null ? null : { id, isNew: true, cutPieces };
}

/** Merges items that look the same. */
function merged(items: readonly CopiedItem[]): CopiedItem[] {
  const byLook = Map.groupBy(items, ({ product, variant }) => `${product} ${variant}`);
  return [...byLook.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return [{ ...first, quantity: Math.min(MAX_QUANTITY, piecesOf([first, ...others])) }];
  });
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
      return variant === copied?.variant && product === copied.product && quantity === copied.quantity;
    })
  );
}
