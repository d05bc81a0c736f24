import type { Store } from '../../src/store/index.ts';
import { openPostgresDriver } from '../../src/store/postgres/driver.ts';
import { createStore } from '../../src/store/store.ts';

/** The store of all machines, migrated. */
export async function openClusterStore(url: string): Promise<Store> {
  return createStore(await openPostgresDriver(url), () => 'all');
}
