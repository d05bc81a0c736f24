import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { CatchUp } from './fan-out/catch-up.ts';
import { FIRST_PROBE_MS, nextProbeAt } from './probe-schedule.ts';
import { destinations } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { runNow } from './sqlite/run-work.ts';
import { writeTransaction } from './sqlite/transactions.ts';

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
  /** Destinations whose probe is due, longest overdue first; schedules their next probe. */
  claimProbes(now: number, limit: number): Promise<number[]>;
  /**
   * Channels that accept no messages, although nobody has been told: suspended before `before`, but not before `after`.
   * Oldest first.
   */
  unreported(after: number, before: number, limit: number): Promise<UnreportedSuspension[]>;
  markReported(id: number, now: number): Promise<void>;
  /** The people who chose a channel: who added its alert channels, and who follows something there. */
  chosenBy(id: number): Promise<string[]>;
  /** Schedules probes of destinations that a version without probes suspended. */
  scheduleMissingProbes(now: number): Promise<void>;
}

// The conditions are those of the partial index. Without its name, SQLite reads all channels.
const UNREPORTED = `
SELECT id, discord_id AS discordId, locale, suspended_at AS suspendedAt,
    coalesce(suspension_reason, '') AS reason FROM destinations INDEXED BY destinations_to_report
  WHERE suspended_at IS NOT NULL AND reported_at IS NULL AND kind = 'channel'
    AND suspended_at >= ? AND suspended_at <= ?
  ORDER BY suspended_at LIMIT ?`;

const CHOSEN_BY = `
SELECT added_by AS userId FROM alert_channels WHERE destination_id = @id AND added_by IS NOT NULL
UNION SELECT user_id FROM follows WHERE destination_id = @id`;

export function createSuspensionStore(database: Database, catchUp: CatchUp): SuspensionStore {
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

  const unreported = database.$client.prepare<[number, number, number], UnreportedSuspension>(UNREPORTED);
  const chosenBy = database.$client.prepare<[{ id: number }], { userId: string }>(CHOSEN_BY);

  return {
    async suspend(id, reason, now) {
      writeTransaction(database, () => {
        const destination = byId.get({ id });
        if (destination === undefined) return;
        const { suspendedAt, probes, reportedAt } = destination;
        // A moment in the future is from before the clock was set back.
        const isReportOld = reportedAt !== null && Math.abs(now - reportedAt) > REPORT_AGAIN_MS;
        const nextProbe = { probeAt: nextProbeAt(reason, probes, now), probes: probes + 1 };
        database
          .update(destinations)
          .set({
            suspensionReason: reason,
            ...(suspendedAt === null ? { suspendedAt: now, ...nextProbe } : {}),
            ...(suspendedAt === null && isReportOld ? { reportedAt: null } : {}),
          })
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
        return runNow(database, catchUp(id, suspendedAt, now));
      });
    },
    async claimProbes(now, limit) {
      // Most of the time none is due: then there is nothing to write.
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
    async unreported(after, before, limit) {
      return unreported.all(after, before, limit);
    },
    async markReported(id, now) {
      database.update(destinations).set({ reportedAt: now }).where(eq(destinations.id, id)).run();
    },
    async chosenBy(id) {
      return chosenBy.all({ id }).map(({ userId }) => userId);
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
