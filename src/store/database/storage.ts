/** Where the tables are stored: the file of SQLite, the server of PostgreSQL. */
export interface DatabaseStorage {
  /** How many bytes the database has on disk, and the log of its newest changes: 0 with PostgreSQL, whose log is the server's. */
  size(): { readonly bytes: number; readonly walBytes: number };
  /** Removes what was deleted from the log of changes, if that belongs to the database. Goes on in the background. */
  truncateWal(): void;
  /** Returns some free space to the disk. @returns how many pages; 0 when none is left */
  releaseFreePages(): Promise<number>;
  /** Removes the content of deleted rows, now or after a pause: both databases only mark it as free. */
  scheduleVacuum(): void;
}
