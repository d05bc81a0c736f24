import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Database, writeTransaction } from './database.ts';
import { news } from './schema.ts';
import type { TopicName } from './topics.ts';

export type News = typeof news.$inferSelect;

/** A scan or a batch as it was told. */
export interface NewNews {
  readonly topic: TopicName;
  /** What makes two reports the same news. */
  readonly key: string;
  /**
   * The beginning of `key` that a poorer report of the same news has as its whole key: a batch is first told without its
   * photos and later with them. Equal to `key` where there is only one way to tell it.
   */
  readonly stem: string;
  readonly data: string;
  readonly at: number | null;
}

export interface NewsStore {
  /** Those of the reports that are news. */
  unknown<T extends NewNews>(topicId: number, reports: readonly T[]): Promise<T[]>;
  /** Takes them as known without telling anybody; oldest first. */
  remember(topicId: number, reports: readonly NewNews[], seenAt: number): Promise<void>;
  /** The news of the same topic just before this one. */
  before(item: Pick<News, 'id' | 'topicId' | 'at'>): Promise<News | undefined>;
  newest(topicId: number): Promise<News | undefined>;
}

export interface KnownReport {
  readonly id: number;
  readonly seenAt: number;
}

/** The statements that decide whether something is news; shared with the recording of events. */
export interface KnownNews {
  /** Finds a report's news and changes nothing. */
  lookUp(topicId: number, report: NewNews): KnownReport | undefined;
  /** Finds it, and adds what the report says beyond a poorer one. */
  find(topicId: number, report: NewNews): KnownReport | undefined;
  /**
   * @param webhookAt when a webhook reported it; null: only polling has
   * @returns the id
   */
  insert(topicId: number, report: NewNews, seenAt: number, webhookAt: number | null): number;
  /** A webhook has reported it, maybe after polling had found it; the first such moment is kept. */
  reportedByWebhook(id: number, at: number): void;
}

/** Characters of keys sort before this one: keys are base64url and a separator. */
const AFTER_EVERY_KEY = '~';

export function createKnownNews({ $client }: Database): KnownNews {
  interface Row extends KnownReport {
    readonly key: string;
  }
  const byKeys = $client.prepare<[number, string, string], Row>(
    'SELECT id, key, seen_at AS seenAt FROM news WHERE topic_id = ? AND key IN (?, ?) LIMIT 1',
  );
  const byStem = $client.prepare<[number, string, string], Row>(
    'SELECT id, key, seen_at AS seenAt FROM news WHERE topic_id = ? AND key >= ? AND key < ? LIMIT 1',
  );
  const enrich = $client.prepare<[string, string, number]>('UPDATE news SET key = ?, data = ? WHERE id = ?');
  const insert = $client.prepare<
    [number, string, string, number | null, number, number | null],
    { id: number }
  >('INSERT INTO news (topic_id, key, data, at, seen_at, webhook_at) VALUES (?, ?, ?, ?, ?, ?) RETURNING id');
  const reported = $client.prepare<[number, number]>(
    'UPDATE news SET webhook_at = ? WHERE id = ? AND webhook_at IS NULL',
  );
  const lookUp = (topicId: number, { key, stem }: NewNews) =>
    key === stem ? byStem.get(topicId, stem, stem + AFTER_EVERY_KEY) : byKeys.get(topicId, key, stem);
  return {
    lookUp,
    find(topicId, report) {
      const { key, stem, data } = report;
      const known = lookUp(topicId, report);
      if (known !== undefined && known.key === stem && key !== stem) enrich.run(key, data, known.id);
      return known;
    },
    insert(topicId, { key, data, at }, seenAt, webhookAt) {
      const row = insert.get(topicId, key, data, at, seenAt, webhookAt);
      if (row === undefined) throw new Error('SQLite returned no id');
      return row.id;
    },
    reportedByWebhook(id, at) {
      reported.run(at, id);
    },
  };
}

export function createNewsStore(database: Database, known: KnownNews): NewsStore {
  const id = sql.placeholder('id');
  const at = sql.placeholder('at');
  const lastOf = (earlier: SQL | undefined) =>
    database
      .select()
      .from(news)
      .where(and(eq(news.topicId, sql.placeholder('topicId')), earlier))
      .orderBy(desc(news.at), desc(news.id))
      .limit(1)
      .prepare();
  const heardBefore = lastOf(lt(news.id, id));
  const happenedBefore = lastOf(or(lt(news.at, at), and(eq(news.at, at), lt(news.id, id))));
  const last = lastOf(undefined);

  return {
    async unknown(topicId, reports) {
      // Finding one can enrich what is known.
      return writeTransaction(database, () =>
        reports.filter((report) => known.find(topicId, report) === undefined),
      );
    },
    async remember(topicId, reports, seenAt) {
      writeTransaction(database, () => {
        for (const report of reports) {
          if (known.find(topicId, report) === undefined) known.insert(topicId, report, seenAt, null);
        }
      });
    },
    async before({ id, topicId, at }) {
      return at === null ? heardBefore.get({ id, topicId }) : happenedBefore.get({ id, topicId, at });
    },
    async newest(topicId) {
      return last.get({ topicId });
    },
  };
}
