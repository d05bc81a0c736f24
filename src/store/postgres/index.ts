export { moveDatabase } from '../move/move-database.ts';
export { createClusterStore } from './cluster-store.ts';
export { openPostgresDriver, openPostgresToRead } from './driver.ts';
export { inspectServer, receivesNotifications } from './inspect-server.ts';
export { migrateDatabase, requireCurrentVersion } from './migrate.ts';
