import type pg from 'pg';
import * as z from 'zod';
import { LOCK_WRITER } from '../postgres/run-work.ts';
import { isBeingMovedInto, MOVE_SCHEMA } from '../postgres/server.ts';
import type { MovedTable } from './source.ts';

const PROGRESS = `${MOVE_SCHEMA}.progress`;
const START = Number.MIN_SAFE_INTEGER;
/** Processes seen within the last lease time. */
const RUNNING_BOTS = `SELECT count(*) AS count FROM processes
  WHERE seen_at > extract(epoch FROM clock_timestamp()) * 1000 - 8000`;

const counted = z.tuple([z.object({ count: z.coerce.number() })]);
const positions = z.array(z.object({ position: z.coerce.number() }));

/**
 * Reserves an empty database, or resumes a move. @returns whether it resumes. @throws Error when it has data,
 * or a bot uses it
 */
export async function beginMove(client: pg.ClientBase, tables: readonly MovedTable[]): Promise<boolean> {
  return inTransaction(client, async () => {
    await client.query(LOCK_WRITER);
    if (await isBeingMovedInto(client)) return true;
    if ((await count(client, RUNNING_BOTS)) > 0) throw new Error('a bot is using it. Stop every bot first.');
    // A bot that once started on this database owns it. The data's own owner is moved along.
    await client.query('DELETE FROM database_owner');
    for (const { name } of tables) {
      const rows = await count(
        client,
        `SELECT count(*) AS count FROM (SELECT 1 FROM "${name}" LIMIT 1) AS found`,
      );
      if (rows > 0)
        throw new Error(
          `it already has data (${name}), and nothing was changed. After a move that succeeded, start the bots with DATABASE_URL; to move again, name an empty database.`,
        );
    }
    await client.query(`CREATE SCHEMA ${MOVE_SCHEMA};
      CREATE TABLE ${PROGRESS} (name text PRIMARY KEY, position bigint NOT NULL)`);
    for (const { name } of tables)
      await client.query(`INSERT INTO ${PROGRESS} VALUES ($1, ${START})`, [name]);
    return false;
  });
}

export async function positionOf(client: pg.ClientBase, { name }: MovedTable): Promise<number> {
  const { rows } = await client.query(`SELECT position FROM ${PROGRESS} WHERE name = $1`, [name]);
  return positions.parse(rows)[0]?.position ?? START;
}

export async function recordPosition(
  client: pg.ClientBase,
  { name }: MovedTable,
  from: number,
  to: number,
): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE ${PROGRESS} SET position = $3 WHERE name = $1 AND position = $2`,
    [name, from, to],
  );
  if (rowCount !== 1) throw new Error('another move into the same database is under way. Let it end.');
}

export async function startAnew(client: pg.ClientBase, tables: readonly MovedTable[]): Promise<void> {
  const names = tables.map(({ name }) => `"${name}"`).join(', ');
  await client.query(`TRUNCATE ${names}; UPDATE ${PROGRESS} SET position = ${START}`);
}

/** Continues the numbering of each table after its highest id, and gives the database to the bots. */
export async function endMove(
  client: pg.ClientBase,
  tables: readonly MovedTable[],
  highestId: (table: MovedTable) => number,
): Promise<void> {
  await inTransaction(client, async () => {
    for (const table of tables) {
      if (table.generated === undefined) continue;
      await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3, false)', [
        `"${table.name}"`,
        table.generated,
        highestId(table) + 1,
      ]);
    }
    await client.query(`DROP SCHEMA ${MOVE_SCHEMA} CASCADE`);
  });
  await client.query('ANALYZE');
}

export async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function count(client: pg.ClientBase, query: string): Promise<number> {
  return counted.parse((await client.query(query)).rows)[0].count;
}
