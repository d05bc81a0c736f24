import type { Database, WorkRunner } from './database.ts';
import { change, one, row, rows, type Work } from './work.ts';

/** Adds the methods for a query on its own. */
export function withQueries(runner: WorkRunner): Database {
  const alone =
    (work: (...query: never[]) => Work<unknown>) =>
    (...query: never[]) =>
      runner.run(() => work(...query));
  const queries = { rows: alone(rows), row: alone(row), one: alone(one), change: alone(change) };
  // Each takes what the work of its name takes, and promises what that returns.
  return { ...runner, ...(queries as unknown as Omit<Database, keyof WorkRunner>) };
}
