import pg from 'pg';
import { migrateDatabase } from '../postgres/migrate.ts';
import { openFailure } from '../postgres/open-failure.ts';
import { readServer, serverProblem } from '../postgres/server.ts';
import '../postgres/pool.ts';
import { copyTable } from './copy-table.ts';
import { openSource, type Source } from './source.ts';
import { type MovedTable, movedTables } from './tables.ts';
import { beginMove, endMove, startAnew } from './target.ts';
import { verifyTable } from './verify-table.ts';

/** What a move reports while it runs. */
interface MoveProgress {
  onResumed(): void;
  /** The file differs from what was copied before the interruption. */
  onChanged(): void;
  onCopied(table: string, rows: number): void;
}

/** Rows by table. */
export type MovedRows = readonly { readonly table: string; readonly count: number }[];

/**
 * Copies an SQLite database into an empty PostgreSQL database and compares every row. Goes on where an interrupted move ended.
 * @param path a file that no other process has open
 * @param url of the PostgreSQL database
 * @throws Error with a sentence that says what to do; the file is unchanged, and no bot starts on the other database
 */
export async function moveDatabase(path: string, url: string, progress: MoveProgress): Promise<MovedRows> {
  const source = openSource(path);
  try {
    return await moveInto(source, url, progress);
  } catch (error) {
    throw openFailure(error, url);
  } finally {
    source.close();
  }
}

async function moveInto(source: Source, url: string, progress: MoveProgress): Promise<MovedRows> {
  const client = await connect(url);
  try {
    return await move(source, client, url, progress);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'haulmate move',
  });
  // A connection that breaks fails the query that waits, which is enough.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function move(
  source: Source,
  client: pg.Client,
  url: string,
  progress: MoveProgress,
): Promise<MovedRows> {
  const problem = serverProblem(await readServer(client));
  if (problem !== null) throw new Error(problem);
  await migrateDatabase(url);
  const tables = movedTables();
  const isResumed = await beginMove(client, tables);
  if (isResumed) progress.onResumed();
  await copyAll(source, client, tables, progress);
  let moved = await verifyAll(source, client, tables);
  if (isResumed && moved.some(({ count }) => count === null)) {
    progress.onChanged();
    await startAnew(client, tables);
    await copyAll(source, client, tables, progress);
    moved = await verifyAll(source, client, tables);
  }
  const rows = moved.flatMap(({ table, count }) => (count === null ? [] : [{ table, count }]));
  if (rows.length < tables.length) {
    const different = moved.filter(({ count }) => count === null).map(({ table }) => table);
    throw new Error(
      `the copies of ${different.join(', ')} differ. Run the move again, and report it if that does not help.`,
    );
  }
  await endMove(client, tables, source.highestId);
  return rows;
}

async function copyAll(
  source: Source,
  client: pg.Client,
  tables: readonly MovedTable[],
  { onCopied }: MoveProgress,
): Promise<void> {
  for (const table of tables) {
    let copied = 0;
    await copyTable(source, client, table, (count) => {
      copied += count;
    });
    if (copied > 0) onCopied(table.name, copied);
  }
}

async function verifyAll(source: Source, client: pg.Client, tables: readonly MovedTable[]) {
  const moved: { table: string; count: number | null }[] = [];
  for (const table of tables)
    moved.push({ table: table.name, count: await verifyTable(source, client, table) });
  return moved;
}
