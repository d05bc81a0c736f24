import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

/**
 * How SQLite searches for the rows of a table in the store's statement that contains a text.
 * @param act makes the store prepare it
 */
async function searchesOf(
  table: string,
  text: string,
  parameters: unknown,
  act: (store: Store) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const prepare = vi.spyOn(SQLite.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  const store = openMemoryStore();
  onTestFinished(() => store.close());
  await act(store);
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

it('looking for holds that are due reads nothing but their index', async () => {
  const parameters = { now: 1, latest: 2, limit: 10 };
  const due = (store: Store) => store.holds.due(1, 10);
  const searches = await searchesOf('destinations', 'held_until <= @now', parameters, due);
  expect(searches).toHaveLength(2);
  for (const search of searches) expect(search).toContain('INDEX destinations_to_release (held_until');
});

it('looking for suspended channels that nobody was told about reads nothing but their index', async () => {
  const unreported = (store: Store) => store.destinations.unreported(1, 2, 3);
  const parameters = { after: 1, before: 2, limit: 3 };
  const searches = await searchesOf('destinations', 'reported_at IS NULL', parameters, unreported);
  expect(searches).toEqual([expect.stringContaining('INDEX destinations_to_report (suspended_at>? AND')]);
});

it('looking for the next product to look up reads one row, however many are due', async () => {
  const due = (store: Store) => store.watchedProducts.due(1, 2, 1);
  const searches = await searchesOf('watched_products', 'from "watched_products"', [1, 2], due);
  expect(searches).toEqual([expect.stringContaining('INDEX watched_products_due (next_poll_at')]);
});

it('looking for stale cards reads none of suspended destinations', async () => {
  const stale = (store: Store) => store.liveCards.stale(1, 10);
  const searches = await searchesOf('', 'stale_at IS NOT NULL', { now: 1, limit: 10 }, stale);
  expect(searches).toContainEqual(expect.stringContaining('destinations_with_live_cards'));
  expect(searches).toContainEqual(expect.stringContaining('INDEX live_cards_stale (destination_id=?'));
});
