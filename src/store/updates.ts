import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { updates } from './schema/index.ts';
import { type Database, writeTransaction } from './sqlite/database.ts';
import type { TopicName } from './topics.ts';

export type Update = typeof updates.$inferSelect;

/** A scan or a batch as it was told. */
export interface NewUpdate {
  readonly topic: TopicName;
  /** What makes two reports the same news. */
  readonly key: string;
  /**
   * The beginning of `key` that a poorer report of the same news has as its whole key: a batch is first told without its
   * photos and later with them. Equal to `key` where there is only one way to tell it.
   */
  readonly baseKey: string;
  readonly data: string;
  readonly at: number | null;
}

export interface UpdateStore {
  /** Those of the reports that are news. */
  unseen<T extends NewUpdate>(topicId: number, reports: readonly T[]): Promise<T[]>;
  /** Takes them as known without telling anybody; oldest first. */
  upsert(topicId: number, reports: readonly NewUpdate[], seenAt: number): Promise<void>;
  /** The news of the same topic just before this one. */
  before(item: Pick<Update, 'id' | 'topicId' | 'at'>): Promise<Update | undefined>;
  newest(topicId: number): Promise<Update | undefined>;
}

export interface KnownUpdate {
  readonly id: number;
  readonly seenAt: number;
}

/** The statements that decide whether something is news; shared with the recording of events. */
export interface KnownUpdates {
  /** Finds a report's news and changes nothing. */
  peek(topicId: number, report: NewUpdate): KnownUpdate | undefined;
  /** Finds it, and adds what the report says beyond a poorer one. */
  find(topicId: number, report: NewUpdate): KnownUpdate | undefined;
  /**
   * @param webhookAt when a webhook reported it; null: only polling has
   * @returns the id
   */
  insert(topicId: number, report: NewUpdate, seenAt: number, webhookAt: number | null): number;
  /** A webhook has reported it, maybe after polling had found it; the first such moment is kept. */
  markReportedByWebhook(id: number, at: number): void;
}

/** Characters of keys sort before this one: keys are base64url and a separator. */
const AFTER_ANY_KEY = '~';

export function createKnownUpdates({ $client }: Database): KnownUpdates {
  interface Row extends KnownUpdate {
    readonly key: string;
  }
  const byKeys = $client.prepare<[number, string, string], Row>(
    'SELECT id, key, seen_at AS seenAt FROM updates WHERE topic_id = ? AND key IN (?, ?) LIMIT 1',
  );
  const byBaseKey = $client.prepare<[number, string, string], Row>(
    'SELECT id, key, seen_at AS seenAt FROM updates WHERE topic_id = ? AND key >= ? AND key < ? LIMIT 1',
  );
  const enrich = $client.prepare<[string, string, number]>(
    'UPDATE updates SET key = ?, data = ? WHERE id = ?',
  );
  const insert = $client.prepare<
    [number, string, string, number | null, number, number | null],
    { id: number }
  >(
    'INSERT INTO updates (topic_id, key, data, at, seen_at, webhook_at) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
  );
  const reported = $client.prepare<[number, number]>(
    'UPDATE updates SET webhook_at = ? WHERE id = ? AND webhook_at IS NULL',
  );
  const peek = (topicId: number, { key, baseKey }: NewUpdate) =>
    key === baseKey
      ? byBaseKey.get(topicId, baseKey, baseKey + AFTER_ANY_KEY)
      : byKeys.get(topicId, key, baseKey);
  return {
    peek,
    find(topicId, report) {
      const { key, baseKey, data } = report;
      const known = peek(topicId, report);
      if (known !== undefined && known.key === baseKey && key !== baseKey) enrich.run(key, data, known.id);
      return known;
    },
    insert(topicId, { key, data, at }, seenAt, webhookAt) {
      const row = insert.get(topicId, key, data, at, seenAt, webhookAt);
      if (row === undefined) throw new Error('SQLite returned no id');
      return row.id;
    },
    markReportedByWebhook(id, at) {
      reported.run(at, id);
    },
  };
}

export function createUpdateStore(database: Database, known: KnownUpdates): UpdateStore {
  const id = sql.placeholder('id');
  const at = sql.placeholder('at');
  const lastOf = (earlier: SQL | undefined) =>
    database
      .select()
      .from(updates)
      .where(and(eq(updates.topicId, sql.placeholder('topicId')), earlier))
      .orderBy(desc(updates.at), desc(updates.id))
      .limit(1)
      .prepare();
  const previousById = lastOf(lt(updates.id, id));
  const previousByMoment = lastOf(or(lt(updates.at, at), and(eq(updates.at, at), lt(updates.id, id))));
  const last = lastOf(undefined);

  return {
    async unseen(topicId, reports) {
      // Finding one can enrich what is known.
      return writeTransaction(database, () =>
        reports.filter((report) => known.find(topicId, report) === undefined),
      );
    },
    async upsert(topicId, reports, seenAt) {
      writeTransaction(database, () => {
        for (const report of reports) {
          if (known.find(topicId, report) === undefined) known.insert(topicId, report, seenAt, null);
        }
      });
    },
    async before({ id, topicId, at }) {
      return at === null ? previousById.get({ id, topicId }) : previousByMoment.get({ id, topicId, at });
    },
    async newest(topicId) {
      return last.get({ topicId });
    },
  };
}
