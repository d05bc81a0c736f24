import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { PARTITIONS } from '../domain/partitions.ts';
import type { Database } from './database/database.ts';
import { change, prepared, row, rows, statement } from './database/work.ts';
import { DESTINATION_BY_ID } from './destination-by-id.ts';
import type { CatchUp } from './fan-out/catch-up.ts';
import { FIRST_PROBE_MS, nextProbeAt } from './probe-schedule.ts';
import { destinations } from './schema/index.ts';

/** A suspended channel that nobody has been told about. */
export interface UnreportedSuspension {
  readonly id: number;
  readonly discordId: string;
  readonly locale: string;
  readonly suspendedAt: number;
  readonly reason: string;
}

/** Reports about the same channel are at least this far apart. */
const REPORT_AGAIN_MS = 7 * 24 * 3_600_000;

/** Spreads the first probes of neighbouring ids evenly: the golden section of {@link FIRST_PROBE_MS}, without common factors. */
const PROBE_SPREAD = 370_823;

/** Destinations where Discord refused a post. */
export interface SuspensionStore {
  /**
   * Until {@link SuspensionStore.restore}, nothing is enqueued there, and only probes are posted. Pending deliveries stay.
   * If the destination is already suspended, only the reason changes.
   */
  suspend(id: number, reason: string, now: number): Promise<void>;
  /**
   * Ends the suspension and enqueues the missed updates of at most 7 days. The count of failed probes stays until a post
   * succeeds.
   * @returns how many updates were missed
   */
  restore(id: number, now: number): Promise<number>;
  /**
   * Destinations whose probe is due, longest overdue first; schedules their next probe.
   * @param partitions of the destinations; null: all
   */
  claimProbes(now: number, limit: number, partitions?: readonly number[] | null): Promise<number[]>;
  /**
   * Channels that accept no messages, although nobody has been told: suspended before `before`, but not before `after`.
   * Oldest first.
   */
  unreported(after: number, before: number, limit: number): Promise<UnreportedSuspension[]>;
  markReported(id: number, now: number): Promise<void>;
  /** The people who chose a channel: who added its alert channels, and who follows something there. */
  chosenBy(id: number): Promise<string[]>;
  /** Makes a probe of every suspended destination due, also where the bot has stopped trying. @returns how many */
  probeAll(now: number): Promise<number>;
  /** Schedules probes of destinations that a version without probes suspended. */
  scheduleMissingProbes(now: number): Promise<void>;
}

// The conditions are those of the partial index. Without its name, SQLite reads all channels.
const UNREPORTED = statement<{ after: number; before: number; limit: number }, UnreportedSuspension>(
  ({ indexedBy }) => `
SELECT id, discord_id AS "discordId", locale, suspended_at AS "suspendedAt",
    coalesce(suspension_reason, '') AS reason FROM destinations ${indexedBy('destinations_to_report')}
  WHERE suspended_at IS NOT NULL AND reported_at IS NULL AND kind = 'channel'
    AND suspended_at >= @after AND suspended_at <= @before
  ORDER BY suspended_at LIMIT @limit`,
);

const CHOSEN_BY = statement<{ id: number }, { userId: string }>(`
SELECT added_by AS "userId" FROM alert_channels WHERE destination_id = @id AND added_by IS NOT NULL
UNION SELECT user_id FROM follows WHERE destination_id = @id ORDER BY "userId"`);

const DUE_PROBES = prepared<{ now: number; limit: number }, typeof destinations.$inferSelect>((db) =>
  db
    .select()
    .from(destinations)
    .where(lte(destinations.probeAt, sql.placeholder('now')))
    .orderBy(asc(destinations.probeAt))
    .limit(sql.placeholder('limit')),
);

function dueProbes(now: number, limit: number, partitions: readonly number[] | null) {
  if (partitions === null) return rows(DUE_PROBES, { now, limit });
  const isInPartitions = inArray(sql<number>`${destinations.id} % ${sql.raw(String(PARTITIONS))}`, [
    ...partitions,
  ]);
  return rows((db) =>
    db
      .select()
      .from(destinations)
      .where(and(lte(destinations.probeAt, now), isInPartitions))
      .orderBy(asc(destinations.probeAt))
      .limit(limit),
  );
}

const set = (id: number, values: SQLiteUpdateSetSource<typeof destinations>) =>
  change((db) => db.update(destinations).set(values).where(eq(destinations.id, id)));

export function createSuspensionStore(database: Database, catchUp: CatchUp): SuspensionStore {
  return {
    suspend: (id, reason, now) =>
      database.transaction(function* () {
        const destination = yield* row(DESTINATION_BY_ID, { id });
        if (destination === undefined) return;
        const { suspendedAt, probes, reportedAt } = destination;
        // A moment in the future is from before the clock was set back.
        const isReportOld = reportedAt !== null && Math.abs(now - reportedAt) > REPORT_AGAIN_MS;
        const nextProbe = { probeAt: nextProbeAt(reason, probes, now), probes: probes + 1 };
        yield* set(id, {
          suspensionReason: reason,
          ...(suspendedAt === null ? { suspendedAt: now, ...nextProbe } : {}),
          ...(suspendedAt === null && isReportOld ? { reportedAt: null } : {}),
        });
      }),
    restore: (id, now) =>
      database.transaction(function* () {
        const suspendedAt = (yield* row(DESTINATION_BY_ID, { id }))?.suspendedAt ?? null;
        if (suspendedAt === null) return 0;
        yield* set(id, { suspendedAt: null, suspensionReason: null, probeAt: null });
        return yield* catchUp(id, suspendedAt, now);
      }),
    async claimProbes(now, limit, partitions = null) {
      // Most of the time none is due: then there is nothing to write.
      if ((await database.run(() => dueProbes(now, 1, partitions))).length === 0) return [];
      return database.transaction(function* () {
        const due = yield* dueProbes(now, limit, partitions);
        for (const { id, suspensionReason, probes } of due) {
          yield* set(id, { probeAt: nextProbeAt(suspensionReason, probes, now), probes: probes + 1 });
        }
        return due.map(({ id }) => id);
      });
    },
    unreported: (after, before, limit) => database.rows(UNREPORTED, { after, before, limit }),
    async markReported(id, now) {
      await database.run(() => set(id, { reportedAt: now }));
    },
    chosenBy: (id) =>
      database.run(function* () {
        return (yield* rows(CHOSEN_BY, { id })).map(({ userId }) => userId);
      }),
    probeAll: (now) =>
      database.change((db) =>
        db.update(destinations).set({ probeAt: now }).where(isNotNull(destinations.suspendedAt)),
      ),
    async scheduleMissingProbes(now) {
      const which = and(
        isNotNull(destinations.suspendedAt),
        isNull(destinations.probeAt),
        eq(destinations.probes, 0),
      );
      const probeAt = sql`${now} + ${destinations.id} * ${PROBE_SPREAD} % ${FIRST_PROBE_MS}`;
      await database.change((db) => db.update(destinations).set({ probeAt }).where(which));
    },
  };
}
