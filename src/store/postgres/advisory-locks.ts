/** Taken by each write transaction, so that writers take turns. */
export const LOCK_WRITER = 'SELECT pg_advisory_xact_lock(1)';
/** Taken while the database is migrated, so that processes that start together migrate it once. */
export const LOCK_MIGRATIONS = 'SELECT pg_advisory_xact_lock(2)';
