import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openMemoryStore } from '../../support/store-fixtures.ts';

it('looking for holds that are due reads nothing but their index', async () => {
  const prepare = vi.spyOn(SQLite.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  const store = openMemoryStore();
  onTestFinished(() => store.close());
  const index = prepare.mock.calls.findIndex(([source]) => source.includes('held_until <= @now'));
  const source = prepare.mock.calls[index]?.[0] ?? '';
  const database = prepare.mock.contexts[index];
  if (!(database instanceof SQLite)) throw new Error('no such statement');
  const parameters = { now: 1, latest: 2, limit: 10 };
  const plan = database.prepare<[typeof parameters], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`);
  const searches = plan
    .all(parameters)
    .map(({ detail }) => detail)
    .filter((detail) => detail.includes('destinations'));
  expect(searches).toHaveLength(2);
  for (const search of searches) expect(search).toContain('INDEX destinations_to_release (held_until');
});
