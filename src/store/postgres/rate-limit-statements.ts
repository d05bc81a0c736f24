import type pg from 'pg';
import * as z from 'zod';

/** Milliseconds since 1970 with fractions, when the statement reaches the row. */
const NOW = `CAST(extract(epoch FROM clock_timestamp()) * 1000 AS double precision)`;
/** Discord never asks for longer pauses; a longer one in the table predates a clock change and is over. */
const MAX_PAUSE_MS = 3_600_000;

export interface SlotRequest {
  readonly name: string;
  readonly count: number;
  /** Milliseconds between two slots. */
  readonly intervalMs: number;
  readonly horizonMs: number;
}

export type RateLimitStatements = ReturnType<typeof createRateLimitStatements>;

const NAME = 'CAST($1 AS text)';
const PAUSE_ENDS = `coalesce((
    SELECT next_at FROM rate_limits WHERE name = ${NAME} || ':pause' AND next_at <= ${NOW} + ${MAX_PAUSE_MS}), 0)`;
const LENGTH = 'CAST($2 AS double precision)';
const HORIZON = 'CAST($3 AS double precision)';
/** Slots are never handed out this far ahead, so the database's clock must have been set back. */
const IMPOSSIBLE = `known.next_at > ${NOW} + 60000 + 2 * ${HORIZON}`;

const RESERVE = `WITH reserved AS (
    INSERT INTO rate_limits AS known (name, next_at) SELECT ${NAME}, ${NOW} + ${LENGTH} WHERE ${PAUSE_ENDS} <= ${NOW}
    ON CONFLICT (name) DO UPDATE SET next_at =
      ${LENGTH} + CASE WHEN ${IMPOSSIBLE} THEN ${NOW} + ${HORIZON} ELSE greatest(${NOW}, known.next_at) END
    WHERE known.next_at <= ${NOW} + ${HORIZON} OR ${IMPOSSIBLE}
    RETURNING next_at - ${LENGTH} AS first
  )
  SELECT ${NOW} AS now, (SELECT first FROM reserved) AS first,
    greatest(${PAUSE_ENDS}, (SELECT next_at FROM rate_limits WHERE name = ${NAME}) - ${HORIZON}) AS "retryAt"`;

const PAUSE = `INSERT INTO rate_limits AS known (name, next_at) VALUES (${NAME} || ':pause', ${NOW} + ${LENGTH})
  ON CONFLICT (name) DO UPDATE SET next_at = CASE
    WHEN known.next_at > ${NOW} + ${MAX_PAUSE_MS} THEN excluded.next_at ELSE greatest(known.next_at, excluded.next_at) END`;

/** Times are milliseconds on the database's clock. */
const grants = z.tuple([
  z.object({
    now: z.number(),
    /**
     * The first slot; the others follow at the interval. Null: nothing was reserved, because the first slot
     * would be too late.
     */
    first: z.number().nullable(),
    retryAt: z.number().nullable(),
  }),
]);

export function createRateLimitStatements(pool: pg.Pool) {
  return {
    /** Reserves the next free slots of a rate limit that all processes share (GCRA without a burst). */
    async reserveSlots({ name, count, intervalMs, horizonMs }: SlotRequest) {
      const { rows } = await pool.query(RESERVE, [name, count * intervalMs, horizonMs]);
      const [{ now, first, retryAt }] = grants.parse(rows);
      return { now, first, retryAt: retryAt ?? now };
    },
    async pauseSlots(name: string, ms: number) {
      await pool.query(PAUSE, [name, Math.min(ms, MAX_PAUSE_MS)]);
    },
  };
}
