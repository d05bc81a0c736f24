import type { ClusterStore } from '../postgres/cluster-store.ts';
import type { Database } from './database.ts';
import type { DatabaseStorage } from './storage.ts';
import type { WriteHealth } from './write-health.ts';

/** What a store needs of SQLite or PostgreSQL. */
export interface StoreDriver {
  readonly database: Database;
  readonly storage: DatabaseStorage;
  readonly writeHealth: WriteHealth;
  /** What several processes share; null: only one process uses the database. */
  readonly cluster: ClusterStore | null;
  /** Ends what runs in the background, and closes the connections. */
  close(): Promise<void>;
}
