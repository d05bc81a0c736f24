import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { CatchUp } from './fan-out/catch-up.ts';
import { FIRST_PROBE_MS, nextProbeAt } from './probe-schedule.ts';
import { destinations } from './schema/index.ts';
import { type Database, writeTransaction } from './sqlite/database.ts';

export type Destination = typeof destinations.$inferSelect;

/** A place as an interaction names it. */
export interface NewDestination {
  readonly kind: 'channel' | 'user';
  readonly discordId: string;
  readonly guildId: string | null;
  readonly locale: string;
}

export interface DestinationStore {
  /** The place's id; a known place takes the newest locale. */
  upsert(destination: NewDestination): Promise<number>;
  get(id: number): Promise<Destination | undefined>;
  find(kind: Destination['kind'], discordId: string): Promise<Destination | undefined>;
  /**
   * Until {@link PlaceStore.restore}, nothing is enqueued or posted there except for a probe now and then. Pending
   * deliveries stay.
   */
  suspend(id: number, reason: string, now: number): Promise<void>;
  /**
   * Ends the suspension and enqueues what was missed, of 7 days at most. The count of failed probes stays until something
   * is posted.
   * @returns how many updates were missed
   */
  restore(id: number, now: number): Promise<number>;
  /** Places whose probe is due, longest due first; schedules their next one. */
  claimProbes(now: number, limit: number): Promise<number[]>;
  /** Schedules probes for places that an earlier version suspended. */
  scheduleMissingProbes(now: number): Promise<void>;
}

export function createDestinationStore(database: Database, catchUp: CatchUp): DestinationStore {
  const byId = database
    .select()
    .from(destinations)
    .where(eq(destinations.id, sql.placeholder('id')))
    .prepare();
  const dueProbes = database
    .select()
    .from(destinations)
    .where(lte(destinations.probeAt, sql.placeholder('now')))
    .orderBy(asc(destinations.probeAt))
    .limit(sql.placeholder('limit'))
    .prepare();

  return {
    async upsert(destination) {
      return database
        .insert(destinations)
        .values(destination)
        .onConflictDoUpdate({
          target: [destinations.kind, destinations.discordId],
          set: { locale: destination.locale, guildId: destination.guildId },
        })
        .returning({ id: destinations.id })
        .get().id;
    },
    async get(id) {
      return byId.get({ id });
    },
    async find(kind, discordId) {
      return database
        .select()
        .from(destinations)
        .where(and(eq(destinations.kind, kind), eq(destinations.discordId, discordId)))
        .get();
    },
    async suspend(id, reason, now) {
      writeTransaction(database, () => {
        const destination = byId.get({ id });
        if (destination === undefined) return;
        const { suspendedAt, probes } = destination;
        const again = { probeAt: nextProbeAt(reason, probes, now), probes: probes + 1 };
        database
          .update(destinations)
          .set({ suspensionReason: reason, ...(suspendedAt === null ? { suspendedAt: now, ...again } : {}) })
          .where(eq(destinations.id, id))
          .run();
      });
    },
    async restore(id, now) {
      return writeTransaction(database, () => {
        const suspendedAt = byId.get({ id })?.suspendedAt ?? null;
        if (suspendedAt === null) return 0;
        database
          .update(destinations)
          .set({ suspendedAt: null, suspensionReason: null, probeAt: null })
          .where(eq(destinations.id, id))
          .run();
        return catchUp(id, suspendedAt, now);
      });
    },
    async claimProbes(now, limit) {
      if (dueProbes.get({ now, limit: 1 }) === undefined) return [];
      return writeTransaction(database, () => {
        const due = dueProbes.all({ now, limit });
        for (const { id, suspensionReason, probes } of due) {
          const probeAt = nextProbeAt(suspensionReason, probes, now);
          database
            .update(destinations)
            .set({ probeAt, probes: probes + 1 })
            .where(eq(destinations.id, id))
            .run();
        }
        return due.map(({ id }) => id);
      });
    },
    async scheduleMissingProbes(now) {
      database
        .update(destinations)
        .set({ probeAt: sql`${now} + abs(random()) % ${FIRST_PROBE_MS}` })
        .where(
          and(isNotNull(destinations.suspendedAt), isNull(destinations.probeAt), eq(destinations.probes, 0)),
        )
        .run();
    },
  };
}
