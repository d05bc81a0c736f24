import { expect, it, onTestFinished } from 'vitest';
import { migrateDatabase } from '../../../src/store/postgres/migrate.ts';
import { createPostgresDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';
import { loadPostgresRelease, RELEASES } from '../../support/release-fixture.ts';

const COLUMNS = `SELECT table_name, column_name, data_type, is_nullable, column_default, is_identity, collation_name
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, column_name`;
const INDEXES = `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`;
const CONSTRAINTS = `SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY conname`;

async function schemaOf(database: PostgresDatabase) {
  onTestFinished(() => database.drop());
  await migrateDatabase(database.url);
  return {
    columns: await database.query(COLUMNS),
    indexes: await database.query(INDEXES),
    constraints: await database.query(CONSTRAINTS),
  };
}

const releases = RELEASES.filter((name) => name.endsWith('.postgres')).map((name) => name.slice(0, -9));

it.each(releases)(
  'a database of release %s has exactly the tables and indexes of a new one after the upgrade',
  async (release) => {
    const created = await schemaOf(await createPostgresDatabase());
    expect(created.columns.length).toBeGreaterThan(200);
    expect(await schemaOf(await loadPostgresRelease(release))).toEqual(created);
  },
);
