import type { Database } from './database.ts';

/** A database of any version beside a running bot, for tools that only read. */
export interface ReadDatabase {
  readonly database: Database;
  /** How it differs from one of this version, and what to do about it; null when it does not. */
  readonly difference: string | null;
  close(): Promise<void>;
}
