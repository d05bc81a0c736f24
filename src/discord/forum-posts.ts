import { SnowflakeUtil } from 'discord.js';
import { readableText } from './message-text.ts';
import type { MessageView } from './message-view.ts';
import { postErrorOf } from './post-error.ts';
import type { Poster } from './poster.ts';
import { channelKey, type RateLimiter } from './rate-limiter.ts';

/** A post whose answer was lost. What it says may have been changed since the attempt. */
interface LostPost {
  readonly view: MessageView;
  /** No attempt was earlier, in milliseconds since 1970 by Discord's clock. */
  readonly since: number;
  /** The ids of posts that are others. */
  readonly otherPosts: readonly string[];
  /** Whether a post with this text may be the lost one. */
  mayBe(text: string): boolean;
}

/** Posts that people have the bot open in forums. Every method rejects with a {@link PostError}. */
export interface ForumPosts {
  /**
   * @param tagIds at most five tags of the forum
   * @param signal ends the attempt, which may have been successful
   * @returns the id of the post
   */
  open(
    forumId: string,
    title: string,
    view: MessageView,
    tagIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<string>;
  /**
   * Searches the bot's newest posts for one whose answer was lost, first for the same text.
   * @returns its id; undefined: it isn't there
   */
  find(forumId: string, guildId: string, lost: LostPost, signal?: AbortSignal): Promise<string | undefined>;
}

export function createForumPosts(
  poster: Pick<Poster, 'openPost' | 'ownForumPosts'>,
  rateLimiter: Pick<RateLimiter, 'schedule' | 'scheduleGlobal'>,
): ForumPosts {
  const schedule = <T>(send: () => Promise<T>, signal?: AbortSignal) =>
    rateLimiter.scheduleGlobal(send, signal);
  return {
    async open(forumId, title, view, tagIds, signal) {
      const send = () => poster.openPost(forumId, title, view, { tagIds, signal });
      try {
        return await rateLimiter.schedule(channelKey(forumId), 'post', send, signal);
      } catch (error) {
        throw postErrorOf(error);
      }
    },
    async find(forumId, guildId, { view, since, otherPosts, mayBe }, signal) {
      const own = await poster.ownForumPosts(forumId, guildId, schedule, signal).catch((error: unknown) => {
        throw postErrorOf(error);
      });
      const found = own
        .filter(({ id }) => SnowflakeUtil.timestampFrom(id) >= since)
        .filter(({ id }) => !otherPosts.includes(id))
        .map((post) => ({ id: post.id, text: readableText(post) }))
        .filter(({ text }) => mayBe(text));
      const wanted = readableText(view);
      return (found.find(({ text }) => text === wanted) ?? found[0])?.id;
    },
  };
}
