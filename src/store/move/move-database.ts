import { createHash } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod';
import { openFailure } from '../postgres/errors.ts';
import { migrateDatabase } from '../postgres/migrate.ts';
import { withClient } from '../postgres/pool.ts';
import { readServer, serverProblem } from '../postgres/server.ts';
import { type MovedTable, movedTables, openSource, quoted, type Row, type Source } from './source.ts';
import { beginMove, endMove, inTransaction, positionOf, recordPosition, startAnew } from './target.ts';

async function copyTable(source: Source, client: pg.ClientBase, table: MovedTable): Promise<number> {
  const insert = insertStatement(table);
  let from = await positionOf(client, table);
  for (let copied = 0; ; ) {
    const { rows, position } = source.rowsAfter(table, from);
    if (rows.length === 0) return copied;
    await inTransaction(client, async () => {
      await recordPosition(client, table, from, position);
      await client.query(insert, columnsOf(table, rows));
    });
    copied += rows.length;
    from = position;
  }
}

/** Passes one array per column: with a parameter per value, PostgreSQL's limit of 65,535 would allow too few rows. */
function insertStatement({ name, columns }: MovedTable): string {
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`);
  return `INSERT INTO "${name}" (${quoted(columns.map((column) => column.name))}) SELECT * FROM unnest(${arrays.join(', ')})`;
}

function columnsOf({ columns }: MovedTable, rows: readonly Row[]) {
  return columns.map((_, index) => rows.map((row) => row[index]));
}

/** Few enough to fit into memory, even if each is a webhook's body of 256 KiB. */
const FETCHED_ROWS = 1_000;

const values = z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])));

interface Digest {
  readonly count: number;
  readonly hash: string;
}

/** @returns how many rows both sides have; null if any row differs */
async function verifyTable(source: Source, client: pg.ClientBase, table: MovedTable): Promise<number | null> {
  const expected = digestOf(source.allRows(table));
  const found = await digestOfTarget(client, table);
  return expected.count === found.count && expected.hash === found.hash ? found.count : null;
}

function digestOf(rows: Iterable<Row>): Digest {
  const digest = createDigest();
  for (const row of rows) digest.add(row);
  return digest.end();
}

/** Texts are compared by their bytes on both sides, so the rows come in the same order. */
async function digestOfTarget(client: pg.ClientBase, { name, columns, key }: MovedTable): Promise<Digest> {
  const digest = createDigest();
  const selected = quoted(columns.map((column) => column.name));
  await inTransaction(client, async () => {
    await client.query(`DECLARE moved CURSOR FOR SELECT ${selected} FROM "${name}" ORDER BY ${quoted(key)}`);
    for (;;) {
      const { rows } = await client.query({ text: `FETCH ${FETCHED_ROWS} FROM moved`, rowMode: 'array' });
      if (rows.length === 0) return;
      for (const row of values.parse(rows)) digest.add(row);
    }
  });
  return digest.end();
}

function createDigest() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(row: Row): void {
      count += 1;
      hash.update(`${JSON.stringify(row)}\n`);
    },
    end: (): Digest => ({ count, hash: hash.digest('hex') }),
  };
}

interface MoveProgress {
  onResumed(): void;
  /** The file differs from what was copied before the interruption. */
  onChanged(): void;
  onCopied(table: string, rows: number): void;
}

export type MovedRows = readonly { readonly table: string; readonly count: number }[];

/** Copies an SQLite file into an empty PostgreSQL database, resumes an interrupted move, and compares every row. @throws Error */
export async function moveDatabase(path: string, url: string, progress: MoveProgress): Promise<MovedRows> {
  const source = openSource(path);
  const config = {
    ...{ connectionString: url, connectionTimeoutMillis: 5_000 },
    ...{ keepAlive: true, application_name: 'haulmate move' },
  };
  try {
    return await withClient(config, (client) => move(source, client, url, progress));
  } catch (error) {
    throw openFailure(error, url);
  } finally {
    source.close();
  }
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
    const copied = await copyTable(source, client, table);
    if (copied > 0) onCopied(table.name, copied);
  }
}

async function verifyAll(source: Source, client: pg.Client, tables: readonly MovedTable[]) {
  const moved: { table: string; count: number | null }[] = [];
  for (const table of tables)
    moved.push({ table: table.name, count: await verifyTable(source, client, table) });
  return moved;
}
