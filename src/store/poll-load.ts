import { count, isNotNull } from 'drizzle-orm';
import { createPollSchedule, type PollBacklog } from './poll-schedule.ts';
import { topics } from './schema/index.ts';
import { openDatabaseToRead } from './sqlite/database.ts';

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
    const groups = database
      .select({ quietPolls: topics.quietPolls, topics: count() })
      .from(topics)
      .where(isNotNull(topics.nextPollAt))
      .groupBy(topics.quietPolls)
      .all();
    const topicsByQuietPolls = new Map(groups.map((group) => [group.quietPolls, group.topics]));
    return { ...(await createPollSchedule(database).backlog(now)), topicsByQuietPolls };
  } finally {
    database.$client.close();
  }
}
