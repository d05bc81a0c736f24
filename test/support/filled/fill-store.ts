import type { Store } from '../../../src/store/index.ts';
import { fillAlerts } from './alerts.ts';
import { fillArrivals } from './arrivals.ts';
import { fillHauls, fillSettings } from './belongings.ts';

/** Stores something of everything that can be stored, through the store's own methods. For a database that is empty. */
export async function fillStore(store: Store): Promise<void> {
  await fillSettings(store);
  await fillAlerts(store);
  await fillHauls(store);
  await fillArrivals(store);
  // What processes that share a PostgreSQL tell each other.
  const { cluster } = store;
  if (cluster === null || cluster === undefined) return;
  await cluster.renew({ id: 'a', host: 'berlin', version: '1.0.0', state: '{}' }, [], 8_000);
  await cluster.claim('a', ['poll'], 8_000);
  await cluster.reserveSlots({ name: 'requests', count: 1, intervalMs: 20, horizonMs: 1_000 });
}
