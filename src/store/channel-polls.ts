import { and, gt, lte } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { deleteFrom, matching, selectFrom, upsertInto } from './database/queries.ts';
import { statement } from './database/work.ts';
import { channelPolls } from './schema/index.ts';

export type ChannelPoll = typeof channelPolls.$inferSelect;

/** A poll's channel and product. */
type Asked = Pick<ChannelPoll, 'channelId' | 'product'>;

const PRUNE = statement<{ before: number; limit: number }>(`
DELETE FROM channel_polls WHERE (channel_id, product) IN (
  SELECT channel_id, product FROM channel_polls WHERE ends_at < @before LIMIT @limit)`);

/** Polls that run in channels: one at a time about a product, whichever process posts it. */
export function createChannelPollStore(database: Database) {
  const { channelId, product, endsAt } = channelPolls;
  const target = [channelId, product];
  return {
    /** Undefined if none is running. */
    running: (asked: Asked, now: number) =>
      database.row(selectFrom(channelPolls, and(matching(channelPolls, asked), gt(endsAt, now)))),
    /**
     * Reserves a poll's place until it is posted. @param until when the reservation ends if this process dies
     * @returns false if one runs there
     */
    begin: async (asked: Asked, now: number, until: number): Promise<boolean> => {
      const set = { messageId: null, endsAt: until };
      const conflict = { target, set, setWhere: lte(endsAt, now) };
      return (await database.change(upsertInto(channelPolls, [{ ...asked, ...set }], conflict))) > 0;
    },
    async posted(asked: Asked, set: { readonly messageId: string; readonly endsAt: number }) {
      await database.change(upsertInto(channelPolls, [{ ...asked, ...set }], { target, set }));
    },
    /** Undoes {@link begin} when nothing was posted. */
    async cancel(asked: Asked) {
      await database.change(deleteFrom(channelPolls, { ...asked, messageId: null }));
    },
    /** Deletes at most `limit` polls that ended before then. @returns how many */
    prune: (before: number, limit: number) => database.change(PRUNE, { before, limit }),
  };
}
