import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/store/database/database.ts';
import { change, type Records, row, rows, statement, type Work } from '../../../src/store/database/work.ts';
import { agents } from '../../../src/store/schema/index.ts';
import { openDatabase, type SqliteDatabase } from '../../../src/store/sqlite/database.ts';
import { createSqliteRunner } from '../../../src/store/sqlite/run-work.ts';

let folder: string;
let path: string;
let sqlite: SqliteDatabase;
let runner: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haulmate-work-'));
  path = join(folder, 'haulmate.db');
  sqlite = openDatabase(path);
  runner = createSqliteRunner(sqlite);
});
afterEach(async () => {
  sqlite.$client.close();
  await rm(folder, { recursive: true });
});

const add = (id: string) => change((db) => db.insert(agents).values({ id, lastSeenAt: 1 }));
/** 2: FULL, each commit is written to the disk; 1: NORMAL, the next checkpoint does. */
const synchronous = () => sqlite.$client.pragma('synchronous', { simple: true });

it('work runs to its end before anything else does', async () => {
  const steps: string[] = [];
  const work = (name: string) =>
    function* (): Work<void> {
      for (const step of [1, 2]) {
        steps.push(`${name} ${step}`);
        yield* row((db) => db.select().from(agents));
      }
    };
  await Promise.all([
    runner.run(work('read')),
    runner.transaction(work('write')),
    runner.dryRun(work('dry run')),
  ]);
  expect(steps).toEqual(['read 1', 'read 2', 'write 1', 'write 2', 'dry run 1', 'dry run 2']);
});

it('only a transaction that need not be durable is not written to the disk at once', async () => {
  const seen: unknown[] = [];
  const work = function* (): Work<void> {
    seen.push(synchronous());
    yield* change((db) => db.delete(agents));
  };
  await runner.transaction(work);
  await runner.transaction(work, { durable: false });
  await runner.transaction(work);
  expect(seen).toEqual([2, 1, 2]);
  expect(synchronous()).toBe(2);
});

it('a flush writes to the file what such transactions left in the log, and is free without any', async () => {
  const isInFile = async () => (await readFile(path)).includes('an-agent-of-its-own');
  await runner.transaction(() => add('an-agent-of-its-own'), { durable: false });
  expect(await isInFile()).toBe(false);
  await runner.flush();
  expect(await isInFile()).toBe(true);
  await runner.transaction(() => change((db) => db.delete(agents)));
  const before = (await stat(path)).mtimeMs;
  await runner.flush();
  expect((await stat(path)).mtimeMs).toBe(before);
});

it('records of a statement are read as a table, one of them without one', async () => {
  const READ = statement<
    { numbers: Records; min: number },
    { position: number; value: number; isOdd: number }
  >(
    ({ records }) =>
      `SELECT position, value, "isOdd" FROM ${records('@numbers', 'given', {
        value: 'bigint',
        isOdd: 'boolean',
      })} WHERE value >= @min`,
  );
  const read = (...numbers: number[]) =>
    runner.run(() =>
      rows(READ, { numbers: numbers.map((value) => ({ value, isOdd: value % 2 === 1 })), min: 5 }),
    );
  expect(await read(4, 5, 6)).toEqual([
    { position: 1, value: 5, isOdd: 1 },
    { position: 2, value: 6, isOdd: 0 },
  ]);
  expect(await read(7)).toEqual([{ position: 0, value: 7, isOdd: 1 }]);
  expect(await read()).toEqual([]);
});

it('a parameter may not have the name of a field of the records', async () => {
  const READ = statement<{ numbers: Records; value: number }, unknown>(
    ({ records }) => `SELECT @value FROM ${records('@numbers', 'given', { value: 'bigint' })}`,
  );
  await expect(runner.run(() => rows(READ, { numbers: [{ value: 1 }], value: 2 }))).rejects.toThrow(
    'share the name value',
  );
});
