import type pg from 'pg';
import * as z from 'zod';
import { createWriteHealth, type WriteHealth } from '../database/write-health.ts';
import { errorCode } from './errors.ts';

/** The oldest version with everything the bot uses: 13, from 2020. */
const OLDEST = 130_000;

const SERVER = `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
  pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

const server = z.object({ version: z.number(), encoding: z.string(), isReadOnly: z.boolean() });

export type Server = z.infer<typeof server>;

export async function readServer(client: pg.Pool | pg.ClientBase): Promise<Server> {
  return server.parse((await client.query(SERVER)).rows[0]);
}

export function serverProblem({ version, encoding, isReadOnly }: Server): string | null {
  if (version < OLDEST)
    return `it is PostgreSQL ${versionName(version)}, and version ${versionName(OLDEST)} or newer is needed. Upgrade it.`;
  if (encoding !== 'UTF8')
    return `its encoding is ${encoding}, and UTF8 is needed. Create another database: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0;`;
  if (isReadOnly)
    return 'it can only be read: it is a standby, or default_transaction_read_only is on. Name the primary server in DATABASE_URL.';
  return null;
}

/** @param version as `server_version_num`: 150004 is 15.4 */
export function versionName(version: number): string {
  const minor = version % 10_000;
  return `${Math.floor(version / 10_000)}${minor === 0 ? '' : `.${minor}`}`;
}

/** Holds the progress of `npm run move`; exists only while a move is unfinished. */
export const MOVE_SCHEMA = 'haulmate_move';

const found = z.tuple([z.object({ exists: z.boolean() })]);

export async function isBeingMovedInto(client: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = $1) AS exists',
    [MOVE_SCHEMA],
  );
  return found.parse(rows)[0].exists;
}

const DISK_FULL = '53100';
/** I/O error, missing or damaged file. Not a lost connection, which the next probe detects. */
const BROKEN = /^(58030|58P0[12]|XX00[12])$/;

/** Writes a row and changes nothing: the smallest write that reaches the disk. */
const NO_OP_WRITE = `UPDATE drizzle.__drizzle_migrations SET hash = hash
  WHERE id = (SELECT min(id) FROM drizzle.__drizzle_migrations)`;

/** @param pool a separate one, so that waiting for busy writers doesn't count as a failure */
export function createPostgresWriteHealth(pool: pg.Pool): WriteHealth {
  return createWriteHealth({
    async attempt(writes) {
      const problem = serverProblem(await readServer(pool));
      if (problem !== null) throw new Error(`the database cannot be written: ${problem}`);
      if (writes) await pool.query(NO_OP_WRITE);
    },
    diskFault(error) {
      const code = errorCode(error) ?? '';
      if (code === DISK_FULL) return 'full';
      return BROKEN.test(code) ? 'broken' : null;
    },
  });
}
