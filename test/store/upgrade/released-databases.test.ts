import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../src/store/database/migrations.ts';
import { RELEASES, readRelease } from '../../support/release-fixture.ts';

const APPLIED = /^INSERT INTO (?:drizzle\.)?__drizzle_migrations VALUES ?\(\w+, ?'(\w+)', ?(\d+)\);$/gm;

const namesIn = (dump: string, statement: RegExp) =>
  new Set([...dump.matchAll(statement)].map(([, name]) => name));

it('there are dumps of all releases', () => {
  expect(RELEASES).toEqual(expect.arrayContaining(['0.1.0', '1.0.0', '1.0.0.postgres']));
});

describe.each(RELEASES)('the database of %s', (release) => {
  const dump = readRelease(release);

  it('has rows in every table', () => {
    const tables = namesIn(dump, /^CREATE TABLE (?:IF NOT EXISTS )?(?:public\.|drizzle\.)?["`]?(\w+)/gm);
    expect(tables.size).toBeGreaterThan(10);
    expect(namesIn(dump, /^INSERT INTO (?:public\.|drizzle\.)?["`]?(\w+)/gm)).toEqual(
      new Set([...tables, ...(release.endsWith('postgres') ? [] : ['sqlite_sequence'])]),
    );
  });

  it('was made by the first migrations of today, which nobody has changed since', () => {
    const migrationsFolder = MIGRATIONS[release.endsWith('postgres') ? 'postgres' : 'sqlite'];
    const applied = [...dump.matchAll(APPLIED)]
      .map(([, hash, at]) => ({ hash, at: Number(at) }))
      .toSorted((a, b) => a.at - b.at);
    const today = readMigrationFiles({ migrationsFolder });
    expect(applied.length).toBeGreaterThan(0);
    expect(today.slice(0, applied.length).map(({ hash, folderMillis: at }) => ({ hash, at }))).toEqual(
      applied,
    );
  });
});
