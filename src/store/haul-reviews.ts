import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { change, row, rows, type Work } from './database/work.ts';
import { ownHaul } from './own-hauls.ts';
import { haulReviews, hauls } from './schema/index.ts';

/** An attempt that was begun earlier has ended without a result: the process was stopped. */
const ATTEMPT_MS = 2 * 60_000;

/** The review of a haul in a forum. */
export interface PostedReview {
  readonly postId: string;
  readonly postedAt: number;
}

/** A review whose attempts had no answer. */
export interface LostReview {
  /** When the first of them was asked for, by Discord's clock. */
  readonly since: number;
  /** Posts of the same author in the forum which are known, so that they are others. */
  readonly otherPosts: readonly string[];
}

interface ReviewKey {
  readonly userId: string;
  readonly haulId: number;
  readonly forumId: string;
}

/** Whether a review may be posted now; what comes of it has to be told. */
type ReviewAttempt =
  /** `lost`: the post of an earlier attempt, which may be there; null: every attempt had its answer. */
  | { readonly kind: 'begun'; readonly lost: LostReview | null }
  | { readonly kind: 'posted' }
  /** Another press is posting it. */
  | { readonly kind: 'under_way' }
  /** Deleted, or somebody else's haul. */
  | { readonly kind: 'gone' };

/** Reviews of hauls, so that each is posted once in a forum, whoever presses and however often the bot is started. */
export interface HaulReviewStore {
  /** Undefined: not posted there, or somebody else's. */
  find(review: ReviewKey): Promise<PostedReview | undefined>;
  /**
   * Begins to post it.
   * @param instead the post after which another one is wanted; null: it isn't posted yet
   * @param pressedAt when it was asked for, by the clock of Discord, which dates posts
   */
  begin(review: ReviewKey, instead: string | null, now: number, pressedAt: number): Promise<ReviewAttempt>;
  posted(review: ReviewKey, postId: string, now: number): Promise<void>;
  /** @param inDoubt Discord didn't answer: the post may be there */
  failed(review: ReviewKey, inDoubt: boolean): Promise<void>;
}

export function createHaulReviewStore(database: Database): HaulReviewStore {
  return {
    find: (key) =>
      database.run(function* (): Work<PostedReview | undefined> {
        return postedOf(yield* findReview(key));
      }),
    begin: (key, instead, now, pressedAt) =>
      database.transaction(function* (): Work<ReviewAttempt> {
        const owned = yield* row((db) => db.select().from(hauls).where(ownHaul(key.userId, key.haulId)));
        if (owned === undefined) return { kind: 'gone' };
        const known = yield* findReview(key);
        const posted = postedOf(known);
        if (posted !== undefined && posted.postId !== instead) return { kind: 'posted' };
        const begunAt = known?.startedAt ?? null;
        // A time in the future is from before the clock was set back.
        if (begunAt !== null && begunAt <= now && begunAt > now - ATTEMPT_MS) return { kind: 'under_way' };
        const since = known?.inDoubtSince ?? begunAt;
        yield* start(key, now, since ?? pressedAt);
        if (since === null) return { kind: 'begun', lost: null };
        return { kind: 'begun', lost: { since, otherPosts: yield* knownPosts(key) } };
      }),
    async posted(key, postId, now) {
      await update(database, key, { postId, postedAt: now, startedAt: null, inDoubtSince: null });
    },
    async failed(key, inDoubt) {
      if (inDoubt) return update(database, key, { startedAt: null });
      await update(database, key, { startedAt: null, inDoubtSince: null });
      await database.change((db) =>
        db.delete(haulReviews).where(and(isReview(key), isNull(haulReviews.postId))),
      );
    },
  };
}

function postedOf(review: typeof haulReviews.$inferSelect | undefined): PostedReview | undefined {
  if (review === undefined || review.postId === null) return undefined;
  return { postId: review.postId, postedAt: review.postedAt ?? 0 };
}

function* findReview({
  userId,
  haulId,
  forumId,
}: ReviewKey): Work<typeof haulReviews.$inferSelect | undefined> {
  const found = yield* row((db) =>
    db
      .select({ review: haulReviews })
      .from(haulReviews)
      .innerJoin(hauls, eq(hauls.id, haulReviews.haulId))
      .where(and(ownHaul(userId, haulId), eq(haulReviews.forumId, forumId))),
  );
  return found?.review;
}

/** The author's posts in the forum, of all hauls. */
function* knownPosts({ userId, forumId }: ReviewKey): Work<string[]> {
  const known = yield* rows((db) =>
    db
      .select({ postId: haulReviews.postId })
      .from(haulReviews)
      .innerJoin(hauls, eq(hauls.id, haulReviews.haulId))
      .where(and(eq(hauls.userId, userId), eq(haulReviews.forumId, forumId), isNotNull(haulReviews.postId))),
  );
  return known.flatMap(({ postId }) => postId ?? []);
}

function* start({ haulId, forumId }: ReviewKey, startedAt: number, inDoubtSince: number): Work<void> {
  const { haulId: haul, forumId: forum } = haulReviews;
  yield* change((db) =>
    db
      .insert(haulReviews)
      .values({ haulId, forumId, startedAt, inDoubtSince })
      .onConflictDoUpdate({ target: [haul, forum], set: { startedAt, inDoubtSince } }),
  );
}

/** Only after {@link HaulReviewStore.begin}, which knows whose haul it is; one that was deleted since has no row. */
async function update(
  database: Database,
  key: ReviewKey,
  values: Partial<typeof haulReviews.$inferInsert>,
): Promise<void> {
  await database.change((db) => db.update(haulReviews).set(values).where(isReview(key)));
}

function isReview({ haulId, forumId }: ReviewKey): SQL | undefined {
  return and(eq(haulReviews.haulId, haulId), eq(haulReviews.forumId, forumId));
}
