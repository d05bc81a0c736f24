import { createHash } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod';
import type { Row, Source } from './source.ts';
import { type MovedTable, quoted } from './tables.ts';
import { inTransaction } from './target.ts';

/** Few enough to fit into memory, even if each is a webhook's body of 256 KiB. */
const BATCH = 1_000;

const values = z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])));

interface Digest {
  readonly count: number;
  readonly hash: string;
}

/** @returns how many rows both sides have; null when they differ in any row */
export async function verifyTable(
  source: Source,
  client: pg.ClientBase,
  table: MovedTable,
): Promise<number | null> {
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
      const { rows } = await client.query({ text: `FETCH ${BATCH} FROM moved`, rowMode: 'array' });
      if (rows.length === 0) return;
      for (const row of values.parse(rows)) digest.add(row);
    }
  });
  return digest.end();
}

/** Of rows in a form that both databases have in common: JSON. */
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
