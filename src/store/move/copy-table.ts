import type pg from 'pg';
import type { Row, Source } from './source.ts';
import { type MovedTable, quoted } from './tables.ts';
import { inTransaction, positionOf, recordPosition } from './target.ts';

/** What one statement inserts, and one transaction stores. A webhook's body may have 256 KiB. */
const BATCH = { rows: 5_000, characters: 4_000_000 };

/**
 * Copies the rows of a table that have not been copied yet, with their ids.
 * @param onRows called with the number of rows of each batch that is stored
 */
export async function copyTable(
  source: Source,
  client: pg.ClientBase,
  table: MovedTable,
  onRows: (count: number) => void,
): Promise<void> {
  const insert = insertStatement(table);
  let from = await positionOf(client, table);
  for (;;) {
    const { rows, position } = source.rowsAfter(table, from, BATCH);
    if (rows.length === 0) return;
    await inTransaction(client, async () => {
      await recordPosition(client, table, from, position);
      await client.query(insert, columnsOf(table, rows));
    });
    onRows(rows.length);
    from = position;
  }
}

/** One array for each column: as many rows as PostgreSQL's 65,535 parameters allow would be too few. */
function insertStatement({ name, columns }: MovedTable): string {
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`);
  return `INSERT INTO "${name}" (${quoted(columns.map((column) => column.name))}) SELECT * FROM unnest(${arrays.join(', ')})`;
}

function columnsOf({ columns }: MovedTable, rows: readonly Row[]) {
  return columns.map((_, index) => rows.map((row) => row[index]));
}
