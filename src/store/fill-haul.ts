import { and, inArray, ne, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { MAX_HAUL_ITEMS, MAX_QUANTITY } from '../domain/hauls/limits.ts';
import { deleteFrom, selectFrom } from './database/queries.ts';
import { change, rows, type Work } from './database/work.ts';
import { moveWatches } from './haul-watches.ts';
import { haulItems, hauls } from './schema/index.ts';

export interface NewHaulItem {
  readonly product: string;
  /** The variant's key; default: none chosen. */
  readonly variant?: string;
  readonly variantName?: string;
  readonly quantity?: number;
}

export interface AddedItems {
  readonly added: number;
  readonly already: number;
  readonly leftOut: number;
  /** How many pieces didn't fit into the items. */
  readonly cutPieces: number;
  /** Ids of the items that are in the haul now, in the given order. */
  readonly ids: readonly number[];
  /** Those among them that were not in the haul before. */
  readonly newIds: readonly number[];
  readonly isClosed: boolean;
}

export type StoredHaulItem = typeof haulItems.$inferSelect;
type ItemRow = typeof haulItems.$inferInsert;
type ItemKey = Pick<StoredHaulItem, 'product' | 'variant'>;

/** Adds items that the haul doesn't have, until it is full. Must run in a transaction. */
export function* addItems(haulId: number, items: readonly NewHaulItem[], now: number): Work<AddedItems> {
  return (yield* fill(haulId, items, now, false)).outcome;
}

/** Moves items of the same person to this haul, until it is full. Must run in a transaction. */
export function* moveItems(
  userId: string,
  ids: readonly number[],
  haulId: number,
  now: number,
): Work<AddedItems> {
  const isElsewhere = and(inArray(haulItems.id, [...ids]), ne(haulItems.haulId, haulId));
  const found = yield* rows(selectFrom(haulItems, and(isElsewhere, inHaulOf(userId, haulItems.haulId))));
  const items = found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const { outcome, placed } = yield* fill(haulId, items, now, true);
  const gone = items.filter((item) => placed.has(keyOf(item))).map(({ id }) => id);
  if (gone.length === 0) return outcome;
  yield* change(deleteFrom(haulItems, inArray(haulItems.id, gone)));
  yield* moveWatches(
    userId,
    haulId,
    outcome.ids,
    items.map((item) => item.haulId),
  );
  return outcome;
}

export const inHaulOf = (userId: string, haulId: SQLiteColumn) =>
  sql`${haulId} in (select ${hauls.id} from ${hauls} where ${hauls.userId} = ${userId})`;

interface FilledHaul {
  readonly outcome: AddedItems;
  readonly placed: ReadonlyMap<string, number>;
}

/** Takes two statements, however many items there are. @param addsUp whether pieces are added to existing items */
function* fill(
  haulId: number,
  items: readonly NewHaulItem[],
  now: number,
  addsUp: boolean,
): Work<FilledHaul> {
  const before = yield* rows(selectFrom(haulItems, { haulId }));
  const known = new Map<string, ItemRow>(before.map((item) => [keyOf(item), item]));
  const written = new Map<string, ItemRow>();
  const outcome = { added: 0, already: 0, leftOut: 0, cutPieces: 0 };
  const kept = new Set<string>();
  for (const { product, variant = '', variantName = '', quantity = 1 } of items) {
    const item = { haulId, product, variant, variantName, quantity: withinLimit(quantity), addedAt: now };
    const key = keyOf(item);
    const same = known.get(key);
    if (same === undefined && known.size >= MAX_HAUL_ITEMS) {
      outcome.leftOut += 1;
      continue;
    }
    outcome[same === undefined ? 'added' : 'already'] += 1;
    kept.add(key);
    if (same !== undefined && !addsUp) continue;
    const wanted = quantity + (same?.quantity ?? 0);
    const row = { ...(same ?? item), quantity: withinLimit(wanted) };
    outcome.cutPieces += Math.max(0, wanted - row.quantity);
    known.set(key, row);
    written.set(key, row);
  }
  const old = idsByKey(before);
  const placed = new Map([...old, ...idsByKey(yield* write([...written.values()]))]);
  const ids = [...kept].flatMap((key) => placed.get(key) ?? []);
  const newIds = [...kept].filter((key) => !old.has(key)).flatMap((key) => placed.get(key) ?? []);
  return { outcome: { ...outcome, ids, newIds, isClosed: false }, placed };
}

function* write(items: readonly ItemRow[]): Work<(ItemKey & { readonly id: number })[]> {
  if (items.length === 0) return [];
  const { id, haulId, product, variant } = haulItems;
  return yield* rows((db) =>
    db
      .insert(haulItems)
      .values(items.map(({ id: _id, ...values }) => values))
      .onConflictDoUpdate({ target: [haulId, product, variant], set: { quantity: sql`excluded.quantity` } })
      .returning({ id, product, variant }),
  );
}

function idsByKey(items: readonly (ItemKey & { readonly id: number })[]): Map<string, number> {
  return new Map(items.map((item) => [keyOf(item), item.id]));
}

function keyOf({ product, variant }: ItemKey): string {
  return `${product} ${variant}`;
}

/** Caps a quantity at the most that an item can have. */
export function withinLimit(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, quantity));
}
