import type { Work } from './work.ts';

interface TransactionOptions {
  /** `false`: what a power cut undoes may be lost; a crash of the process loses nothing. Ten times as fast on a slow disk. */
  readonly durable?: boolean;
}

/** Runs the work of store methods, on SQLite or PostgreSQL. */
export interface Database {
  /** Runs queries without a transaction around them: reads, or one statement that writes. */
  run<T>(work: () => Work<T>): Promise<T>;
  /** Runs work in one write transaction. Writers take turns, also those of other processes. */
  transaction<T>(work: () => Work<T>, options?: TransactionOptions): Promise<T>;
  /** Runs work in a transaction and rolls it back, to find out what it would do. */
  dryRun<T>(work: () => Work<T>): Promise<T>;
  /** Makes sure that what transactions did that are not durable is on disk. */
  flush(): Promise<void>;
}
