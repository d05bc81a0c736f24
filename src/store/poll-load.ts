import { count, isNotNull } from 'drizzle-orm';
import { rows, type Work } from './database/work.ts';
import { openToRead } from './open-to-read.ts';
import { type PollBacklog, readPollBacklog } from './poll-schedule.ts';
import { topics } from './schema/index.ts';

export interface PollLoad extends PollBacklog {
  /** Polled topics, counted by how many polls in a row found nothing new. */
  readonly topicsByQuietPolls: ReadonlyMap<number, number>;
}

/**
 * Reads how much there is to poll from a database, beside a running bot, and changes nothing.
 * @param address `postgres://…`, or the path of an SQLite file
 * @throws when it cannot be read, or is of an older version
 */
export async function readPollLoad(address: string, now: number): Promise<PollLoad> {
  const { database, close } = await openToRead(address);
  try {
    return await database.run(() => pollLoad(now));
  } finally {
    await close();
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
