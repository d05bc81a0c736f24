import { and, eq, sql } from 'drizzle-orm';
import type { CatchUp } from './catch-up.ts';
import { type Database, writeTransaction } from './database.ts';
import { places } from './schema.ts';

export type Place = typeof places.$inferSelect;

/** A place as an interaction names it. */
export interface NewPlace {
  readonly kind: 'channel' | 'user';
  readonly discordId: string;
  readonly guildId: string | null;
  readonly locale: string;
}

export interface PlaceStore {
  /** The place's id; a known place takes the newest locale. */
  remember(place: NewPlace): Promise<number>;
  get(id: number): Promise<Place | undefined>;
  find(kind: Place['kind'], discordId: string): Promise<Place | undefined>;
  /** Nothing is posted or enqueued there until {@link PlaceStore.restore}; what is waiting keeps waiting. */
  setAside(id: number, reason: string, now: number): Promise<void>;
  /**
   * Posting may be tried again, and what was missed since it stopped (7 days at most) is enqueued.
   * @returns how much was missed
   */
  restore(id: number, now: number): Promise<number>;
}

export function createPlaceStore(database: Database, catchUp: CatchUp): PlaceStore {
  const byId = database
    .select()
    .from(places)
    .where(eq(places.id, sql.placeholder('id')))
    .prepare();

  return {
    async remember(place) {
      return database
        .insert(places)
        .values(place)
        .onConflictDoUpdate({
          target: [places.kind, places.discordId],
          set: { locale: place.locale, guildId: place.guildId },
        })
        .returning({ id: places.id })
        .get().id;
    },
    async get(id) {
      return byId.get({ id });
    },
    async find(kind, discordId) {
      return database
        .select()
        .from(places)
        .where(and(eq(places.kind, kind), eq(places.discordId, discordId)))
        .get();
    },
    async setAside(id, reason, now) {
      database
        .update(places)
        .set({ setAsideAt: sql`coalesce(${places.setAsideAt}, ${now})`, setAsideReason: reason })
        .where(eq(places.id, id))
        .run();
    },
    async restore(id, now) {
      return writeTransaction(database, () => {
        const suspendedAt = byId.get({ id })?.setAsideAt ?? null;
        if (suspendedAt === null) return 0;
        database
          .update(places)
          .set({ setAsideAt: null, setAsideReason: null })
          .where(eq(places.id, id))
          .run();
        return catchUp(id, suspendedAt, now);
      });
    },
  };
}
