import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openMemoryStore } from '../../support/store-fixtures.ts';

/** How SQLite searches for the rows of a table in the store's statement that contains a text. */
function searchesOf(table: string, text: string, parameters: unknown): string[] {
  const prepare = vi.spyOn(SQLite.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  const store = openMemoryStore();
  onTestFinished(() => store.close());
  const index = prepare.mock.calls.findIndex(([source]) => source.includes(text));
  const source = prepare.mock.calls[index]?.[0] ?? '';
  const database = prepare.mock.contexts[index];
  if (!(database instanceof SQLite)) throw new Error('no such statement');
  const plan = database.prepare<[unknown], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`);
  return plan
    .all(parameters)
    .map(({ detail }) => detail)
    .filter((detail) => detail.includes(table));
}

it('looking for holds that are due reads nothing but their index', () => {
  const parameters = { now: 1, latest: 2, limit: 10 };
  const searches = searchesOf('destinations', 'held_until <= @now', parameters);
  expect(searches).toHaveLength(2);
  for (const search of searches) expect(search).toContain('INDEX destinations_to_release (held_until');
});

it('looking for suspended channels that nobody was told about reads nothing but their index', () => {
  const searches = searchesOf('destinations', 'reported_at IS NULL', [1, 2, 3]);
  expect(searches).toEqual([expect.stringContaining('INDEX destinations_to_report (suspended_at>? AND')]);
});
