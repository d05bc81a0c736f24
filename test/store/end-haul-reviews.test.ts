import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createLog } from '../../src/process/log.ts';
import { openStoreAtStart } from '../../src/store/open-at-start.ts';
import { createOlderDatabase, firstMigrations } from '../support/database-versions.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { loadRelease } from '../support/release-fixture.ts';

/** The last version that posted reviews of hauls in forums. */
const MIGRATIONS_BEFORE = { sqlite: 17, postgres: 8 };
const ANN = '300000000000000291';
const FORUM = '300000000000000301';
const OTHER_FORUM = '300000000000000302';

/** A haul with everything that refers to it, on a database that may have rows already. */
const ROWS = [
  `INSERT INTO topics (id, kind, key, next_poll_at, touched_at) VALUES (901, 'product', 'taobao:9', 0, 0)`,
  `INSERT INTO destinations (id, kind, discord_id, locale) VALUES (901, 'user', '${ANN}', 'de')`,
  `INSERT INTO follows (id, topic_id, destination_id, user_id, followed_at) VALUES (901, 901, 901, '${ANN}', 1)`,
  `INSERT INTO hauls (id, user_id, name, divisor, created_at, changed_at)
     VALUES (1, '${ANN}', 'Winter', 6000, 1, 2), (2, '${ANN}', NULL, 8000, 3, 4)`,
  `INSERT INTO haul_items (haul_id, product, variant, variant_name, quantity, added_at)
     VALUES (1, 'taobao:9', '', '', 2, 5), (2, 'weidian:1', '1:2', 'Navy, 40', 1, 6)`,
  `INSERT INTO haul_parcels (haul_id, number) VALUES (1, 'LX208857143CN')`,
  `INSERT INTO haul_watches (haul_id, follow_id) VALUES (1, 901)`,
  `INSERT INTO shared_hauls (key, haul_id, user_id, name, divisor, items, shared_at)
     VALUES ('0123456789abcdef', 1, '${ANN}', 'Winter', 6000, '[]', 7)`,
];
const REVIEWS = `INSERT INTO haul_reviews (haul_id, forum_id, post_id, posted_at, started_at, in_doubt_since)
  VALUES (1, '${FORUM}', '1', 8, NULL, NULL), (1, '${OTHER_FORUM}', NULL, NULL, 9, 9), (2, '${FORUM}', NULL, NULL, NULL, NULL)`;

interface OlderDatabase {
  /** A path or an address. */
  readonly target: string;
  run(statement: string): Promise<unknown[]>;
  /** The names of its tables. */
  readonly tables: string;
}

async function olderSqlite(): Promise<OlderDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'reviews-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const target = join(folder, 'haulmate.db');
  // With rows in every table of the first release.
  loadRelease(target).close();
  createOlderDatabase(target, MIGRATIONS_BEFORE.sqlite);
  return {
    target,
    async run(sql) {
      const client = new SQLite(target);
      const statement = client.prepare(sql);
      try {
        return statement.reader ? statement.all() : [statement.run()];
      } finally {
        client.close();
      }
    },
    tables: `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('__drizzle_migrations', 'sqlite_sequence') ORDER BY 1`,
  };
}

async function olderPostgres(): Promise<OlderDatabase> {
  const database = await createPostgresDatabase();
  onTestFinished(() => database.drop());
  const { folder, remove } = firstMigrations('postgres', MIGRATIONS_BEFORE.postgres);
  const client = new pg.Client(database.url);
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  await client.end();
  remove();
  return {
    target: database.url,
    run: database.query,
    tables: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  };
}

/** All rows of all tables. */
async function contentOf({ run, tables }: OlderDatabase): Promise<Record<string, unknown[]>> {
  const names = (await run(tables)).map((row) => String(Object.values(row as object)[0]));
  const contents: Record<string, unknown[]> = {};
  for (const name of names) {
    const found = (await run(`SELECT * FROM "${name}"`)).map(asText).toSorted();
    contents[name] = found.map((row): unknown => JSON.parse(row));
  }
  return contents;
}

/** A later version ends threads in text channels. */
const ENDED = 'threads';

/** The bot reads PostgreSQL's big integers as numbers, a client of its own as texts. */
function asText(row: unknown): string {
  return JSON.stringify(row, (key, value: unknown) => {
    if (key === ENDED) return undefined;
    return typeof value === 'number' ? String(value) : value;
  });
}

it('ending the reviews of hauls removes their table, and keeps every row of the others', async () => {
  const older = await (inject('postgresUrl') === undefined ? olderSqlite() : olderPostgres());
  for (const statement of [...ROWS, REVIEWS]) await older.run(statement);
  const { haul_reviews: reviews, ...others } = await contentOf(older);
  expect(reviews).toHaveLength(3);
  expect(others['haul_items']).toHaveLength(2);
  const store = await openStoreAtStart(older.target, () => [], createLog('silent'));
  expect(await store.hauls.list(ANN)).toHaveLength(2);
  await store.close();
  // Later versions add tables and columns.
  expect(await contentOf(older)).toMatchObject(others);
});
