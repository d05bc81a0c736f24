import type pg from 'pg';
import * as z from 'zod';

/** Milliseconds since 1970 on the database's clock, when the statement reaches the row. */
const NOW = `CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)`;
const FORGET_AFTER_MS = 600_000;
export const LEASES_RELEASED = '{"kind":"leases"}';

export type ProcessInfo = Pick<ProcessRow, 'id' | 'host' | 'version' | 'state'>;
export type ProcessRow = z.infer<typeof processRow>;
export type LeaseRow = z.infer<typeof leaseRow>;
export type Lease = z.infer<typeof lease>;
export type LeaseStatements = ReturnType<typeof createLeaseStatements>;

/** Leases that end too late predate a clock change: they expire after a full lease, unless renewed. */
const RENEW = `WITH seen AS (
    INSERT INTO processes (id, host, version, started_at, seen_at, state)
    VALUES ($1, $2, $3, ${NOW}, ${NOW}, $4)
    ON CONFLICT (id) DO UPDATE SET seen_at = ${NOW}, state = excluded.state
  ), forgotten AS (
    DELETE FROM processes WHERE id <> $1 AND seen_at < ${NOW} - ${FORGET_AFTER_MS}
  ), shortened AS (
    UPDATE leases SET until = ${NOW} + $6 WHERE name IN (
      SELECT name FROM leases WHERE until > ${NOW} + 2 * $6 AND owner <> $1 ORDER BY name FOR UPDATE SKIP LOCKED)
  )
  UPDATE leases SET until = ${NOW} + $6
  WHERE name IN (SELECT name FROM leases WHERE owner = $1 AND name = ANY($5) ORDER BY name FOR UPDATE)
    AND owner = $1
  RETURNING name, CAST(until AS double precision) AS until`;

/** In the same order as renewals lock rows, so that processes never deadlock. */
const CLAIM = `INSERT INTO leases (name, owner, until)
  SELECT name, $1, ${NOW} + $3 FROM unnest($2::text[]) AS wanted(name) ORDER BY name COLLATE "C"
  ON CONFLICT (name) DO UPDATE SET owner = $1, until = ${NOW} + $3
  WHERE leases.owner IS NULL OR leases.owner = $1 OR leases.until <= ${NOW}
  RETURNING name, CAST(until AS double precision) AS until`;

const RELEASE = `WITH freed AS (
    UPDATE leases SET owner = NULL, until = 0
    FROM unnest($2::text[], $3::double precision[]) AS given(name, until)
    WHERE leases.name = given.name AND leases.owner = $1 AND leases.until <= given.until
    RETURNING 1
  )
  SELECT pg_notify($4, $5) FROM (SELECT count(*) FROM freed) AS counted`;

const LEAVE = `WITH freed AS (
    UPDATE leases SET owner = NULL, until = 0 WHERE owner = $1 RETURNING 1
  ), gone AS (
    DELETE FROM processes WHERE id = $1 RETURNING 1
  )
  SELECT pg_notify($2, $3) FROM (SELECT count(*) FROM freed) AS freed, (SELECT count(*) FROM gone) AS gone`;

const READ_PROCESSES = `SELECT id, host, version, state,
    CAST(${NOW} - started_at AS double precision) AS "ageMs", CAST(${NOW} - seen_at AS double precision) AS "silentMs"
  FROM processes ORDER BY started_at, id`;
const READ_LEASES = `SELECT name, CASE WHEN until > now THEN owner END AS owner,
    CAST(greatest(until - now, 0) AS double precision) AS "remainingMs"
  FROM leases, (SELECT ${NOW} AS now) AS clock ORDER BY name`;

const lease = z.object({
  name: z.string(),
  /** When it expires, on the database's clock. Only to be passed to `release`. */
  until: z.number(),
});
const processRow = z.object({
  id: z.string(),
  host: z.string(),
  version: z.string(),
  state: z.string(),
  /** Milliseconds since it started. */
  ageMs: z.number(),
  /** Milliseconds since it was last seen. */
  silentMs: z.number(),
});
const leaseRow = z.object({
  name: z.string(),
  /** Id of the owner; null if free or expired. */
  owner: z.string().nullable(),
  /** Milliseconds until it expires; 0 if free. */
  remainingMs: z.number(),
});

export function createLeaseStatements(pool: pg.Pool, channel: string) {
  return {
    async renew({ id, host, version, state }: ProcessInfo, names: readonly string[], leaseMs: number) {
      const { rows } = await pool.query(RENEW, [id, host, version, state, names, leaseMs]);
      return z.array(lease).parse(rows);
    },
    /** Takes the leases that are free, expired, or already the process's own. @returns those taken */
    async claim(processId: string, names: readonly string[], leaseMs: number) {
      const { rows } = await pool.query(CLAIM, [processId, names, leaseMs]);
      return z.array(lease).parse(rows);
    },
    /**
     * Frees leases and notifies the other processes. Skips leases renewed or taken since, because this
     * statement may arrive late.
     */
    async release(processId: string, leases: readonly Lease[]) {
      const names = leases.map(({ name }) => name);
      const untils = leases.map(({ until }) => until);
      await pool.query(RELEASE, [processId, names, untils, channel, LEASES_RELEASED]);
    },
    async leave(processId: string) {
      await pool.query(LEAVE, [processId, channel, LEASES_RELEASED]);
    },
    async read() {
      // On one connection, in this order, so that the list of processes includes every lease's owner.
      const leases = z.array(leaseRow).parse((await pool.query(READ_LEASES)).rows);
      const processes = z.array(processRow).parse((await pool.query(READ_PROCESSES)).rows);
      return { processes, leases };
    },
  };
}
