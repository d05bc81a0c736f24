import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { CatchUp } from './catch-up.ts';
import { type Database, writeTransaction } from './database.ts';
import { FIRST_PROBE_MS, nextProbeAt } from './probe-schedule.ts';
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
  /**
   * Until {@link PlaceStore.restore}, nothing is enqueued or posted there except for a probe now and then. Pending
   * deliveries stay.
   */
  setAside(id: number, reason: string, now: number): Promise<void>;
  /**
   * Ends the suspension and enqueues what was missed, of 7 days at most. The count of failed probes stays until something
   * is posted.
   * @returns how many updates were missed
   */
  restore(id: number, now: number): Promise<number>;
  /** Places whose probe is due, longest due first; schedules their next one. */
  takeProbes(now: number, limit: number): Promise<number[]>;
  /** Schedules probes for places that an earlier version suspended. */
  scheduleForgottenProbes(now: number): Promise<void>;
}

export function createPlaceStore(database: Database, catchUp: CatchUp): PlaceStore {
  const byId = database
    .select()
    .from(places)
    .where(eq(places.id, sql.placeholder('id')))
    .prepare();
  const dueProbes = database
    .select()
    .from(places)
    .where(lte(places.probeAt, sql.placeholder('now')))
    .orderBy(asc(places.probeAt))
    .limit(sql.placeholder('limit'))
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
      writeTransaction(database, () => {
        const place = byId.get({ id });
        if (place === undefined) return;
        const { setAsideAt, probes } = place;
        const again = { probeAt: nextProbeAt(reason, probes, now), probes: probes + 1 };
        database
          .update(places)
          .set({ setAsideReason: reason, ...(setAsideAt === null ? { setAsideAt: now, ...again } : {}) })
          .where(eq(places.id, id))
          .run();
      });
    },
    async restore(id, now) {
      return writeTransaction(database, () => {
        const suspendedAt = byId.get({ id })?.setAsideAt ?? null;
        if (suspendedAt === null) return 0;
        database
          .update(places)
          .set({ setAsideAt: null, setAsideReason: null, probeAt: null })
          .where(eq(places.id, id))
          .run();
        return catchUp(id, suspendedAt, now);
      });
    },
    async takeProbes(now, limit) {
      if (dueProbes.get({ now, limit: 1 }) === undefined) return [];
      return writeTransaction(database, () => {
        const due = dueProbes.all({ now, limit });
        for (const { id, setAsideReason, probes } of due) {
          const probeAt = nextProbeAt(setAsideReason, probes, now);
          database
            .update(places)
            .set({ probeAt, probes: probes + 1 })
            .where(eq(places.id, id))
            .run();
        }
        return due.map(({ id }) => id);
      });
    },
    async scheduleForgottenProbes(now) {
      database
        .update(places)
        .set({ probeAt: sql`${now} + abs(random()) % ${FIRST_PROBE_MS}` })
        .where(and(isNotNull(places.setAsideAt), isNull(places.probeAt), eq(places.probes, 0)))
        .run();
    },
  };
}
