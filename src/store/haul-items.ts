import { and, eq, ne } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { deleteFrom, matching, selectFrom, update } from './database/queries.ts';
import { change, has, row, type Work } from './database/work.ts';
import {
  type AddedItems,
  addItems,
  inHaulOf,
  moveItems,
  type NewHaulItem,
  type StoredHaulItem,
  withinLimit,
} from './fill-haul.ts';
import { changeHaul } from './hauls.ts';
import { haulItems, hauls } from './schema/index.ts';

type ItemChange = Partial<Pick<StoredHaulItem, 'quantity' | 'variant' | 'variantName'>>;

/** The products in people's hauls. Every method takes the haul's owner: ids in buttons can be forged. */
export function createHaulItemStore(database: Database) {
  return {
    get: (userId: string, id: number) => database.run(() => findItem(userId, id)),
    /** Adds items that the haul doesn't have; by default, none to a closed haul. @returns undefined: no such haul */
    add: (
      userId: string,
      haulId: number,
      items: readonly NewHaulItem[],
      now: number,
      options: { readonly evenIfClosed?: boolean } = {},
    ) =>
      database.transaction(() => intoHaul(userId, haulId, now, options, () => addItems(haulId, items, now))),
    /**
     * Puts a removed item back in its place, even in a closed haul.
     * @param id its former id, since items are ordered by id
     * @returns undefined: no such haul
     */
    restore: (userId: string, haulId: number, item: NewHaulItem, id: number, now: number) =>
      database.transaction(() =>
        intoHaul(userId, haulId, now, { evenIfClosed: true }, () => restoreItem(haulId, item, id, now)),
      ),
    /** Merges both items if the haul already has that variant. @returns the item's id now; undefined: no such item */
    change: (userId: string, id: number, values: ItemChange, now: number) =>
      database.transaction(function* (): Work<number | undefined> {
        const item = yield* itemToChange(userId, id, now);
        return item && (yield* changeItem(item, values));
      }),
    /** Adds pieces to its quantity, or with a negative number takes some away. @returns undefined: no such item */
    addPieces: (userId: string, id: number, pieces: number, now: number) =>
      database.transaction(function* (): Work<number | undefined> {
        const item = yield* itemToChange(userId, id, now);
        return item && (yield* changeItem(item, { quantity: item.quantity + pieces }));
      }),
    /**
     * Moves items to the haul, which then counts as changed last; items that don't fit stay. @returns
     * undefined: no such haul
     */
    move: (userId: string, ids: readonly number[], haulId: number, now: number) =>
      database.transaction(() =>
        intoHaul(userId, haulId, now, {}, () => moveItems(userId, ids, haulId, now)),
      ),
    remove: (userId: string, id: number, now: number) =>
      database.transaction(function* (): Work<boolean> {
        if ((yield* itemToChange(userId, id, now)) === undefined) return false;
        return (yield* change(deleteFrom(haulItems, { id }))) > 0;
      }),
  };
}

const NOTHING_ADDED = { added: 0, already: 0, leftOut: 0, cutPieces: 0, ids: [], newIds: [] };

/** Marks the haul as changed, unless it had no room. @returns undefined: not the person's haul */
function* intoHaul(
  userId: string,
  haulId: number,
  now: number,
  options: { readonly evenIfClosed?: boolean },
  fill: () => Work<AddedItems>,
): Work<AddedItems | undefined> {
  const haul = yield* row(selectFrom(hauls, { userId, id: haulId }));
  if (haul === undefined) return undefined;
  if (haul.closedAt !== null && options.evenIfClosed !== true) return { ...NOTHING_ADDED, isClosed: true };
  const outcome = yield* fill();
  if (outcome.ids.length > 0) yield* changeHaul(userId, haulId, {}, now);
  return outcome;
}

function* restoreItem(haulId: number, item: NewHaulItem, id: number, now: number): Work<AddedItems> {
  const outcome = yield* addItems(haulId, [item], now);
  const [newId] = outcome.newIds;
  // Ids can be forged: one that was never assigned would make all smaller ones unusable.
  if (newId === undefined || id > newId || (yield* has(selectFrom(haulItems, { id })))) return outcome;
  yield* change(update(haulItems, { id }, { id: newId }));
  return { ...outcome, ids: [id], newIds: [id] };
}

function* changeItem(item: StoredHaulItem, values: ItemChange): Work<number> {
  const changed = { ...item, ...values };
  const { id, haulId, product, variant, variantName } = changed;
  const isSame = and(matching(haulItems, { haulId, product, variant }), ne(haulItems.id, id));
  const same = yield* row(selectFrom(haulItems, isSame));
  if (same !== undefined) yield* change(deleteFrom(haulItems, { id: same.id }));
  const quantity = withinLimit(changed.quantity + (same?.quantity ?? 0));
  yield* change(update(haulItems, { variant, variantName, quantity }, { id }));
  return id;
}

function* itemToChange(userId: string, id: number, now: number): Work<StoredHaulItem | undefined> {
  const item = yield* findItem(userId, id);
  if (item !== undefined) yield* changeHaul(userId, item.haulId, {}, now);
  return item;
}

function findItem(userId: string, id: number): Work<StoredHaulItem | undefined> {
  return row(selectFrom(haulItems, and(eq(haulItems.id, id), inHaulOf(userId, haulItems.haulId))));
}
