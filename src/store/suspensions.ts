import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { PARTITIONS } from '../domain/alerts/partitions.ts';
import type { Database } from './database/database.ts';
import { matching, selectFrom, update } from './database/queries.ts';
import { change, prepared, row, rows, statement } from './database/work.ts';
import type { CatchUp } from './fan-out/enqueue.ts';
import { openToRead } from './open-to-read.ts';
import { destinations } from './schema/index.ts';

export const DESTINATION_BY_ID = prepared<{ id: number }, typeof destinations.$inferSelect>((db) =>
  db
    .select()
    .from(destinations)
    .where(eq(destinations.id, sql.placeholder('id'))),
);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const FIRST_PROBE_MS = 10 * MINUTE_MS;
/** Pauses before the first probes; later ones come once a day. */
const PAUSES_MS = [FIRST_PROBE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];
/** Up to a tenth longer or shorter, so that destinations that failed together are not probed together. */
const JITTER = 0.1;

/** Probing ends after about a month. */
const MAX_PROBES = 30;
/** A deleted channel does not come back. */
const MAX_PROBES_WHEN_GONE = 3;

/** When a suspended destination is probed next; null: only a person can restore it. @param probes failed probes in a row */
function nextProbeAt(reason: string | null, probes: number, now: number): number | null {
  if (probes >= (reason === 'gone' ? MAX_PROBES_WHEN_GONE : MAX_PROBES)) return null;
  const pauseMs = PAUSES_MS[probes] ?? DAY_MS;
  return Math.round(now + pauseMs * (1 - JITTER + 2 * JITTER * Math.random()));
}

export interface UnreportedSuspension {
  readonly id: number;
  readonly discordId: string;
  readonly locale: string;
  readonly suspendedAt: number;
  readonly reason: string;
}

/** Reports about the same channel are at least this far apart. */
const REPORT_AGAIN_MS = 7 * 24 * 3_600_000;

/**
 * Spreads the first probes of neighboring ids evenly: the golden section of {@link FIRST_PROBE_MS}, without
 * common factors.
 */
const PROBE_SPREAD = 370_823;

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

function dueProbes(now: number, limit: number, partitions: readonly number[] | null) {
  const partition = sql<number>`${destinations.id} % ${sql.raw(String(PARTITIONS))}`;
  const isInPartitions = partitions === null ? undefined : inArray(partition, [...partitions]);
  const isDue = and(lte(destinations.probeAt, now), isInPartitions);
  return rows(selectFrom(destinations, isDue, { orderBy: [destinations.probeAt], limit }));
}

const set = (id: number, values: SQLiteUpdateSetSource<typeof destinations>) =>
  change(update(destinations, values, { id }));

export function createSuspensionStore(database: Database, catchUp: CatchUp) {
  return {
    /**
     * Until `restore`, nothing is enqueued there, and only probes are posted. If already suspended, only the
     * reason changes.
     */
    suspend: (id: number, reason: string, now: number) =>
      database.transaction(function* () {
        const destination = yield* row(DESTINATION_BY_ID, { id });
        if (destination === undefined) return;
        const { suspendedAt, probes, reportedAt } = destination;
        // A time in the future predates a clock change.
        const isReportOld = reportedAt !== null && Math.abs(now - reportedAt) > REPORT_AGAIN_MS;
        const nextProbe = { probeAt: nextProbeAt(reason, probes, now), probes: probes + 1 };
        yield* set(id, {
          suspensionReason: reason,
          ...(suspendedAt === null ? { suspendedAt: now, ...nextProbe } : {}),
          ...(suspendedAt === null && isReportOld ? { reportedAt: null } : {}),
        });
      }),
    /** Enqueues the missed updates of 7 days. Failed probes count until a post succeeds. @returns how many updates were missed */
    restore: (id: number, now: number) =>
      database.transaction(function* () {
        const suspendedAt = (yield* row(DESTINATION_BY_ID, { id }))?.suspendedAt ?? null;
        if (suspendedAt === null) return 0;
        yield* set(id, { suspendedAt: null, suspensionReason: null, probeAt: null });
        return yield* catchUp(id, suspendedAt, now);
      }),
    /** Destinations whose probe is due, longest overdue first; schedules their next one. @param partitions null: all */
    async claimProbes(now: number, limit: number, partitions: readonly number[] | null = null) {
      // Usually none is due, and nothing has to be written.
      const isAnyDue = (await database.run(() => dueProbes(now, 1, partitions))).length > 0;
      const claim = function* () {
        const due = yield* dueProbes(now, limit, partitions);
        for (const { id, suspensionReason, probes } of due) {
          yield* set(id, { probeAt: nextProbeAt(suspensionReason, probes, now), probes: probes + 1 });
        }
        return due.map(({ id }) => id);
      };
      return isAnyDue ? await database.transaction(claim) : [];
    },
    /** Channels suspended between these moments (inclusive) that haven't been reported. Oldest first. */
    unreported: (after: number, before: number, limit: number) =>
      database.rows(UNREPORTED, { after, before, limit }),
    async markReported(id: number, now: number) {
      await database.run(() => set(id, { reportedAt: now }));
    },
    /** The people who chose a channel: those who added it for alerts, and those who follow something there. */
    chosenBy: async (id: number) => (await database.rows(CHOSEN_BY, { id })).map(({ userId }) => userId),
    /** Makes a probe due at every suspended destination, even where the bot has stopped trying. @returns how many */
    probeAll: (now: number) =>
      database.change(update(destinations, { probeAt: now }, isNotNull(destinations.suspendedAt))),
    /** Schedules probes of destinations that a version without probes suspended. */
    async scheduleMissingProbes(now: number) {
      const isUnplanned = matching(destinations, { probeAt: null, probes: 0 });
      const which = and(isNotNull(destinations.suspendedAt), isUnplanned);
      const probeAt = sql`${now} + ${destinations.id} * ${PROBE_SPREAD} % ${FIRST_PROBE_MS}`;
      await database.change(update(destinations, { probeAt }, which));
    },
  };
}

export type SuspendedDestination = Awaited<ReturnType<typeof readSuspendedDestinations>>[number];

/** For tools. @param address `postgres://…`, or the path of an SQLite file. @throws when it is of an older version */
export async function readSuspendedDestinations(address: string) {
  const { database, close } = await openToRead(address);
  try {
    const { id, kind, discordId, guildId, suspendedAt, suspensionReason } = destinations;
    return await database.rows((db) =>
      db
        .select({ kind, discordId, guildId, suspendedAt, suspensionReason })
        .from(destinations)
        .where(isNotNull(suspendedAt))
        .orderBy(asc(suspendedAt), asc(id)),
    );
  } finally {
    await close();
  }
}
