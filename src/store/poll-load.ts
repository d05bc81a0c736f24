import { count, isNotNull } from 'drizzle-orm';
import { rows, type Work } from './database/work.ts';
import { type PollBacklog, readPollBacklog } from './poll-schedule.ts';
import { topics } from './schema/index.ts';
import { openDatabaseToRead } from './sqlite/database.ts';
import { createSqliteRunner } from './sqlite/run-work.ts';

export interface PollLoad extends PollBacklog {
  /** Polled topics, counted by how many polls in a row found nothing new. */
  readonly topicsByQuietPolls: ReadonlyMap<number, number>;
}

/**
 * Reads how much there is to poll from a database file, beside a running bot, and changes nothing.
 * @throws when the file cannot be read, or is of an older version
 */
export async function readPollLoad(path: string, now: number): Promise<PollLoad> {
  const database = openDatabaseToRead(path);
  try {
    return await createSqliteRunner(database).run(() => pollLoad(now));
  } finally {
    database.$client.close();
  }
}

function* pollLoad(now: number): Work<PollLoad> {
  const groups = yield* rows((db) =>
    db
      .select({ quietPolls: topics.quietPolls, topics: count() })
      .from(topics)
      .where(isNotNull(topics.nextPollAt))
      .groupBy(topics.quietPolls),
  );
  const topicsByQuietPolls = new Map(groups.map((group) => [group.quietPolls, group.topics]));
  return { ...(yield* readPollBacklog(now)), topicsByQuietPolls };
}
