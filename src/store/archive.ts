import { and, count, desc, eq, notInArray } from 'drizzle-orm';
import type { EndFollows } from './end-follows.ts';
import { archivedParcels, follows, topics } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { writeTransaction } from './sqlite/transactions.ts';

/** How many parcels a person's archive holds; the oldest make room for new ones. */
const MAX_ARCHIVED = 500;

/** A parcel that a person no longer waits for. */
export type ArchivedParcel = Omit<typeof archivedParcels.$inferSelect, 'userId'>;

/** How a parcel's way ended, by its scans. */
export interface ParcelEnd {
  /** From the first scan to the delivery; null: not known. */
  readonly days: number | null;
  /** When the newest scan happened; null: not known. */
  readonly endedAt: number | null;
}

/** The parcels that people no longer wait for. Methods that take the id of a row also take its owner. */
export interface ArchiveStore {
  /**
   * Ends all follows that a person has of a parcel, and adds it to that person's archive, all in one transaction.
   * @returns false if the person doesn't follow it; then nothing changes
   */
  add(userId: string, topicId: number, end: ParcelEnd, now: number): Promise<boolean>;
  /**
   * The same for everybody who follows the parcel, except those who say that it isn't there.
   * @returns whether somebody still follows it
   */
  addForAll(topicId: number, end: ParcelEnd, now: number): Promise<boolean>;
  /** A part of a person's archive, last added first. */
  list(userId: string, page: { readonly offset: number; readonly limit: number }): Promise<ArchivedParcel[]>;
  get(userId: string, id: number): Promise<ArchivedParcel | undefined>;
  count(userId: string): Promise<number>;
  find(userId: string, number: string): Promise<ArchivedParcel | undefined>;
  /** Whether it existed. */
  remove(userId: string, id: number): Promise<boolean>;
  /** @returns how many rows it had */
  clear(userId: string): Promise<number>;
}

export function createArchiveStore(database: Database, endFollows: EndFollows): ArchiveStore {
  const { id, number, label, days, endedAt, archivedAt, userId: owner } = archivedParcels;
  const columns = { id, number, label, days, endedAt, archivedAt };
  const newestFirst = [desc(archivedAt), desc(id)] as const;

  /** A parcel is in an archive once, however often it was followed. */
  const insert = (userId: string, parcel: Omit<ArchivedParcel, 'id'>): void => {
    database
      .delete(archivedParcels)
      .where(and(eq(owner, userId), eq(number, parcel.number)))
      .run();
    database
      .insert(archivedParcels)
      .values({ userId, ...parcel })
      .run();
    const kept = database
      .select({ id })
      .from(archivedParcels)
      .where(eq(owner, userId))
      .orderBy(...newestFirst)
      .limit(MAX_ARCHIVED);
    database
      .delete(archivedParcels)
      .where(and(eq(owner, userId), notInArray(id, kept)))
      .run();
  };

  const archive = (userId: string, topicId: number, end: ParcelEnd, now: number): boolean => {
    const topic = database.select({ number: topics.key }).from(topics).where(eq(topics.id, topicId)).get();
    const ended = endFollows(and(eq(follows.topicId, topicId), eq(follows.userId, userId)));
    if (topic === undefined || ended.length === 0) return false;
    const name = ended.find((follow) => follow.label !== null)?.label ?? null;
    insert(userId, { ...topic, label: name, ...end, archivedAt: now });
    return true;
  };

  return {
    async add(userId, topicId, end, now) {
      return writeTransaction(database, () => archive(userId, topicId, end, now));
    },
    async addForAll(topicId, end, now) {
      return writeTransaction(database, () => {
        const rows = database
          .select({ userId: follows.userId, missing: follows.missing })
          .from(follows)
          .where(eq(follows.topicId, topicId))
          .all();
        const waiting = new Set(rows.filter(({ missing }) => missing).map(({ userId }) => userId));
        const done = new Set(rows.map(({ userId }) => userId).filter((userId) => !waiting.has(userId)));
        for (const userId of done) archive(userId, topicId, end, now);
        return waiting.size > 0;
      });
    },
    async get(userId, rowId) {
      return database
        .select(columns)
        .from(archivedParcels)
        .where(and(eq(id, rowId), eq(owner, userId)))
        .get();
    },
    async list(userId, { offset, limit }) {
      return database
        .select(columns)
        .from(archivedParcels)
        .where(eq(owner, userId))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset)
        .all();
    },
    async count(userId) {
      const row = database.select({ total: count() }).from(archivedParcels).where(eq(owner, userId)).get();
      return row?.total ?? 0;
    },
    async find(userId, parcel) {
      return database
        .select(columns)
        .from(archivedParcels)
        .where(and(eq(owner, userId), eq(number, parcel)))
        .get();
    },
    async remove(userId, rowId) {
      const { changes } = database
        .delete(archivedParcels)
        .where(and(eq(id, rowId), eq(owner, userId)))
        .run();
      return changes > 0;
    },
    async clear(userId) {
      return database.delete(archivedParcels).where(eq(owner, userId)).run().changes;
    },
  };
}
