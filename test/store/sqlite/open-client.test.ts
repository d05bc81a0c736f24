import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openClient } from '../../../src/store/sqlite/database.ts';

const TABLES =
  'CREATE TABLE a (id INTEGER PRIMARY KEY, b INTEGER, name TEXT); CREATE TABLE b (id INTEGER PRIMARY KEY)';

it.each([7, 1.5, null, '007', "it's", Buffer.from([1, 2])])('binds %s as it is', (value) => {
  const client = openClient(':memory:');
  expect(client.prepare('SELECT ? AS value, typeof(?) AS type').get(value, value)).toEqual(
    new SQLite(':memory:').prepare('SELECT ? AS value, typeof(?) AS type').get(value, value),
  );
});

it('finds numbers and texts by parameters as it does by values', () => {
  const client = openClient(':memory:');
  client.exec(`${TABLES}; INSERT INTO a VALUES (1, 2, '007'), (2, 2, 'seven')`);
  const ids = (condition: string, values: object) =>
    client
      .prepare(`SELECT id FROM a WHERE ${condition} LIMIT @limit`)
      .pluck()
      .all({ limit: 5, ...values });
  expect(ids('b = @b', { b: '2' })).toEqual([1, 2]);
  expect(ids('name = @name', { name: '007' })).toEqual([1]);
  expect(ids('b IN (@b) AND id > @id', { b: 2, id: 1 })).toEqual([2]);
});

it('leaves question marks and at signs in quotes alone', () => {
  const client = openClient(':memory:');
  const text = `SELECT 'why? it''s @home' AS "what? @all", ? AS given`;
  expect(client.prepare(text).get(1)).toEqual({ 'what? @all': "why? it's @home", given: 1 });
});

it('does not plan a join again for each value', () => {
  const runs = (client: SQLite.Database) => {
    client.exec(TABLES);
    const join = client.prepare('SELECT a.id FROM a JOIN b ON b.id = a.b WHERE a.id = ?');
    const startedAt = performance.now();
    for (let id = 0; id < 3_000; id += 1) join.all(id);
    return performance.now() - startedAt;
  };
  const planned = Math.min(...[1, 2, 3].map(() => runs(openClient(':memory:'))));
  const plannedAgain = Math.min(...[1, 2, 3].map(() => runs(new SQLite(':memory:'))));
  expect(planned).toBeLessThan(plannedAgain / 2);
});
