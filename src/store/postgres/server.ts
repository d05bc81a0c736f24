import type pg from 'pg';
import * as z from 'zod';

/** The oldest version that everything the bot uses is in: 13, of 2020. */
const OLDEST = 130_000;

const SERVER = `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
  pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

const server = z.object({ version: z.number(), encoding: z.string(), isReadOnly: z.boolean() });

/** What the bot needs to know about a server and its database. */
export type Server = z.infer<typeof server>;

export async function readServer(client: pg.Pool | pg.ClientBase): Promise<Server> {
  return server.parse((await client.query(SERVER)).rows[0]);
}

/** Why the bot cannot use a server, with a next step; null when it can. */
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
