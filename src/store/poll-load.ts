import SQLite from 'better-sqlite3';

/** What there is to poll, as a database file has it. */
export interface PollLoad {
  /** How many topics had so many quiet polls in a row. */
  readonly topicsByQuietPolls: ReadonlyMap<number, number>;
  readonly overdue: number;
  /** When the first of the overdue ones was due; null: none is. */
  readonly oldestDueAt: number | null;
}

/**
 * Reads a database file beside a running bot, and changes nothing.
 * @throws SqliteError when it cannot be read, or is of an older version
 */
export function readPollLoad(path: string, now: number): PollLoad {
  const client = new SQLite(path, { fileMustExist: true, readonly: true, timeout: 2_000 });
  try {
    const groups = client
      .prepare<[], [number, number]>(
        'SELECT quiet_polls, count(*) FROM topics WHERE next_poll_at IS NOT NULL GROUP BY quiet_polls',
      )
      .raw()
      .all();
    const due = client
      .prepare<[number], { overdue: number; oldestDueAt: number | null }>(
        'SELECT count(*) AS overdue, min(next_poll_at) AS oldestDueAt FROM topics WHERE next_poll_at <= ?',
      )
      .get(now);
    return { topicsByQuietPolls: new Map(groups), overdue: 0, oldestDueAt: null, ...due };
  } finally {
    client.close();
  }
}
