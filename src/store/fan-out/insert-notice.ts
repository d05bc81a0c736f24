import { IMPORTANCES, type Importance, type Notice } from '../../domain/alert-level.ts';
import { row, statement, type Work } from '../database/work.ts';

/** What the bot noticed about a topic. */
export interface NewNotice {
  readonly notice: Notice;
  /** Says which one it is: the same notice is stored once. */
  readonly key: string;
  readonly data: string;
  readonly importance: Importance;
}

const INSERT_NOTICE = statement<
  { topicId: number; key: string; data: string; seenAt: number; notice: string; importance: number },
  { id: number }
>(
  `INSERT INTO updates (topic_id, key, data, seen_at, notice, importance)
   VALUES (@topicId, @key, @data, @seenAt, @notice, @importance) ON CONFLICT DO NOTHING RETURNING id`,
);

/** Stores what the bot noticed. @returns the id; undefined if it is stored already */
export function* insertNotice(
  topicId: number,
  { notice, key, data, importance }: NewNotice,
  seenAt: number,
): Work<number | undefined> {
  const rank = IMPORTANCES.indexOf(importance);
  return (yield* row(INSERT_NOTICE, { topicId, key, data, seenAt, notice, importance: rank }))?.id;
}
