import type { StoreDriver } from '../../src/store/database/database.ts';
import type { Query, Work } from '../../src/store/database/work.ts';
import { createStore } from '../../src/store/store.ts';
import { openTestDatabase } from './test-store.ts';

/** An empty store on the database of the test's project, which counts the statements of its transactions. */
export async function openCountingStore() {
  let statements = 0;
  function* counted<T>(work: Work<T>): Work<T> {
    let step: IteratorResult<Query, T> = work.next();
    while (step.done !== true) {
      statements += 1;
      step = work.next(yield step.value);
    }
    return step.value;
  }
  const driver = await openTestDatabase();
  const { database } = driver;
  const counting: StoreDriver = {
    ...driver,
    database: {
      ...database,
      transaction: (work, options) => database.transaction(() => counted(work()), options),
    },
  };
  return {
    store: createStore(counting, () => []),
    /** How many statements the work's transactions execute, not counting BEGIN and COMMIT. */
    async count(work: () => Promise<unknown>): Promise<number> {
      statements = 0;
      await work();
      return statements;
    },
  };
}
