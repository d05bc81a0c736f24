import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_DIVISOR, type Divisor, MAX_HAUL_PARCELS, MAX_HAULS } from '../domain/hauls/limits.ts';
import type { Database } from './database/database.ts';
import {
  countRows,
  deleteFrom,
  insertInto,
  insertReturning,
  matching,
  momentAfter,
  selectFrom,
  update,
} from './database/queries.ts';
import { change, one, row, rows, type Work } from './database/work.ts';
import { addItems, type NewHaulItem } from './fill-haul.ts';
import { haulItems, haulParcels, hauls } from './schema/index.ts';

export type HaulItem = Omit<typeof haulItems.$inferSelect, 'haulId' | 'addedAt'>;

export interface Haul extends Omit<typeof hauls.$inferSelect, 'userId'> {
  readonly items: readonly HaulItem[];
  readonly parcels: readonly string[];
}

export interface ListedHaul extends Pick<Haul, 'id' | 'name' | 'changedAt' | 'closedAt'> {
  readonly items: number;
  readonly parcels: number;
}

type NewParcels = readonly string[] | ((linked: readonly string[]) => readonly string[]);

type HaulChange = Partial<Pick<Haul, 'name' | 'divisor' | 'closedAt'>>;

export interface NewHaul {
  readonly name?: string | null;
  readonly divisor?: number;
  readonly items?: readonly NewHaulItem[];
}

/** People's hauls. Every method takes the owner: ids in buttons can be forged. */
export function createHaulStore(database: Database) {
  const set = async (userId: string, id: number, values: HaulChange, now: number) => {
    await database.transaction(() => changeHaul(userId, id, values, now));
  };
  return {
    /** All hauls of a person, open ones first, then by last change. */
    list: (userId: string) => database.run(() => listHauls(userId)),
    get: (userId: string, id: number) => database.run(() => findHaul({ userId, id })),
    current: (userId: string) => database.run(() => currentHaul(userId)),
    /** The open haul that ships in this parcel; if several do, the one changed last. */
    openWith: (userId: string, parcel: string) => database.run(() => openHaulWith(userId, parcel)),
    /** @returns its id; null if the person has {@link MAX_HAULS} */
    create: (userId: string, haul: NewHaul, now: number) =>
      database.transaction(() => createHaul(userId, haul, now)),
    /** The id of the open haul that the person changed last, or of a new one; null if they have {@link MAX_HAULS}. */
    currentOrNew: (userId: string, now: number) =>
      database.transaction(function* (): Work<number | null> {
        const current = yield* currentHaul(userId);
        return current?.id ?? (yield* createHaul(userId, {}, now));
      }),
    rename: (userId: string, id: number, name: string | null, now: number) => set(userId, id, { name }, now),
    setDivisor: (userId: string, id: number, divisor: Divisor, now: number) =>
      set(userId, id, { divisor }, now),
    close: (userId: string, id: number, now: number) => set(userId, id, { closedAt: now }, now),
    reopen: (userId: string, id: number, now: number) => set(userId, id, { closedAt: null }, now),
    /** Deletes a haul with its items and shared copies. @returns whether it existed */
    remove: async (userId: string, id: number) =>
      (await database.change(deleteFrom(hauls, { userId, id }))) > 0,
    /**
     * Keeps the first {@link MAX_HAUL_PARCELS}. @param numbers a function receives the current ones, so that
     * none is lost
     */
    setParcels: (userId: string, id: number, numbers: NewParcels, now: number) =>
      database.transaction(function* (): Work<readonly string[]> {
        if (!(yield* changeHaul(userId, id, {}, now))) return [];
        const wanted = typeof numbers === 'function' ? numbers(yield* parcelsOf(id)) : numbers;
        const linked = [...new Set(wanted)].slice(0, MAX_HAUL_PARCELS);
        yield* change(deleteFrom(haulParcels, { haulId: id }));
        const values = linked.map((number) => ({ haulId: id, number }));
        if (values.length > 0) yield* change(insertInto(haulParcels, values));
        return linked;
      }),
  };
}

export function* changeHaul(
  userId: string,
  id: number,
  values: Partial<Omit<typeof hauls.$inferInsert, 'id' | 'userId' | 'changedAt'>>,
  now: number,
): Work<boolean> {
  const changedAt = yield* momentOfChange(userId, now);
  return (yield* change(update(hauls, { ...values, changedAt }, { userId, id }))) > 0;
}

/** Later than every earlier change of the person's hauls, even if the clock was set back, since they are sorted by it. */
const momentOfChange = (userId: string, now: number) => momentAfter(hauls, hauls.changedAt, { userId }, now);

export function currentHaul(userId: string): Work<Haul | undefined> {
  return findHaul({ userId, closedAt: null });
}

/** Must run in a transaction. @returns its id; null if the person has {@link MAX_HAULS} */
export function* createHaul(userId: string, haul: NewHaul, now: number): Work<number | null> {
  if ((yield* countRows(hauls, { userId })) >= MAX_HAULS) return null;
  const { name = null, divisor = DEFAULT_DIVISOR, items = [] } = haul;
  const changedAt = yield* momentOfChange(userId, now);
  const values = { userId, name, divisor, createdAt: now, changedAt };
  const { id } = yield* one(insertReturning(hauls, values));
  yield* addItems(id, items, now);
  return id;
}

function* openHaulWith(userId: string, parcel: string): Work<Haul | undefined> {
  const { haulId, number } = haulParcels;
  const linked = yield* rows((db) =>
    db
      .select({ haulId })
      .from(haulParcels)
      .innerJoin(hauls, eq(hauls.id, haulId))
      .where(and(matching(hauls, { userId, closedAt: null }), eq(number, parcel))),
  );
  const ids = linked.map((one) => one.haulId);
  return ids.length === 0 ? undefined : yield* findHaul(inArray(hauls.id, ids));
}

function listHauls(userId: string): Work<ListedHaul[]> {
  const { id, name, changedAt, closedAt } = hauls;
  return rows((db) =>
    db
      .select({
        ...{ id, name, changedAt, closedAt },
        items: db.$count(haulItems, eq(haulItems.haulId, id)),
        parcels: db.$count(haulParcels, eq(haulParcels.haulId, id)),
      })
      .from(hauls)
      .where(eq(hauls.userId, userId))
      .orderBy(asc(sql`${closedAt} is not null`), desc(changedAt), desc(id)),
  );
}

/** Finds the matching haul that was changed last. */
function* findHaul(which: SQL | Partial<typeof hauls.$inferSelect>): Work<Haul | undefined> {
  const orderBy = [desc(hauls.changedAt), desc(hauls.id)];
  const found = yield* row(selectFrom(hauls, which, { orderBy, limit: 1 }));
  if (found === undefined) return undefined;
  const { userId: _owner, ...haul } = found;
  const items = yield* rows(selectFrom(haulItems, { haulId: haul.id }, { orderBy: [haulItems.id] }));
  return {
    ...haul,
    items: items.map(({ haulId: _haul, addedAt: _at, ...item }) => item),
    parcels: yield* parcelsOf(haul.id),
  };
}

function* parcelsOf(id: number): Work<string[]> {
  const linked = yield* rows(selectFrom(haulParcels, { haulId: id }, { orderBy: [haulParcels.number] }));
  return linked.map(({ number }) => number);
}
