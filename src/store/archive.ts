import { and, desc, eq } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { countRows, deleteFrom, insertInto, keepNewest, selectFrom } from './database/queries.ts';
import { change, type QueryBuilder, row, rows, type Work } from './database/work.ts';
import type { EndFollows } from './end-follows.ts';
import { archivedParcels, follows, topics } from './schema/index.ts';

const MAX_ARCHIVED = 500;

export type ArchivedParcel = Omit<typeof archivedParcels.$inferSelect, 'userId'>;

type ParcelEnd = Pick<ArchivedParcel, 'days' | 'endedAt'>;

const { id, number, label, days, endedAt, archivedAt, userId: owner } = archivedParcels;
const columns = { id, number, label, days, endedAt, archivedAt };
const select = (db: QueryBuilder) => db.select(columns).from(archivedParcels);

/** Parcels that people no longer wait for. Methods that take the id of a row also take its owner. */
export function createArchiveStore(database: Database, endFollows: EndFollows) {
  function* archive(userId: string, topicId: number, end: ParcelEnd, now: number): Work<boolean> {
    const topic = yield* row(selectFrom(topics, { id: topicId }));
    const ended = yield* endFollows({ topicId, userId });
    if (topic === undefined || ended.length === 0) return false;
    const name = ended.find((follow) => follow.label !== null)?.label ?? null;
    const parcel = { userId, number: topic.key };
    // A parcel is in a person's archive once, however often they followed it.
    yield* change(deleteFrom(archivedParcels, parcel));
    yield* change(insertInto(archivedParcels, [{ ...parcel, label: name, ...end, archivedAt: now }]));
    yield* change(keepNewest(archivedParcels, { userId }, { key: id, at: archivedAt, count: MAX_ARCHIVED }));
    return true;
  }

  return {
    /** Ends all follows that a person has of a parcel, and archives it. @returns false if the person doesn't follow it */
    add: (userId: string, topicId: number, end: ParcelEnd, now: number) =>
      database.transaction(() => archive(userId, topicId, end, now)),
    /** Does the same for all followers, except those who reported it missing. @returns whether anyone still follows it */
    addForAll: (topicId: number, end: ParcelEnd, now: number) =>
      database.transaction(function* () {
        const followers = yield* rows(selectFrom(follows, { topicId }));
        const waiting = new Set(followers.filter(({ missing }) => missing).map(({ userId }) => userId));
        const done = new Set(followers.map(({ userId }) => userId).filter((userId) => !waiting.has(userId)));
        for (const userId of done) yield* archive(userId, topicId, end, now);
        return waiting.size > 0;
      }),
    get: (userId: string, rowId: number) =>
      database.row((db) => select(db).where(and(eq(id, rowId), eq(owner, userId)))),
    list: (userId: string, { offset, limit }: { readonly offset: number; readonly limit: number }) =>
      database.rows((db) =>
        select(db).where(eq(owner, userId)).orderBy(desc(archivedAt), desc(id)).limit(limit).offset(offset),
      ),
    count: (userId: string) => database.run(() => countRows(archivedParcels, { userId })),
    find: (userId: string, parcel: string) =>
      database.row((db) => select(db).where(and(eq(owner, userId), eq(number, parcel)))),
    remove: async (userId: string, rowId: number) =>
      (await database.change(deleteFrom(archivedParcels, { userId, id: rowId }))) > 0,
    clear: (userId: string) => database.change(deleteFrom(archivedParcels, { userId })),
  };
}
