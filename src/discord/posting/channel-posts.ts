import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageView } from '../messages/message-view.ts';
import { PostError } from './post-error.ts';
import type { Poster } from './poster.ts';
import { channelKey, type RateLimiter } from './rate-limiter.ts';

/** Short, since a user is waiting for the post. */
const MAX_PAUSE_MS = 10_000;

export type ChannelPosts = ReturnType<typeof createChannelPosts>;

/**
 * Posts that users ask the bot to make. They don't answer interactions, so they count toward the same limits
 * as alerts.
 */
export function createChannelPosts({
  poster,
  rateLimiter,
}: {
  readonly poster: Pick<Poster, 'post' | 'edit' | 'remove' | 'forget'>;
  readonly rateLimiter: RateLimiter;
}) {
  const edit = (channelId: string, send: () => Promise<void>) =>
    rateLimiter.schedule(channelKey(channelId), 'edit', send);
  return {
    /**
     * Posts a message, once per nonce. Retries once if Discord doesn't answer, or asks for a short pause.
     * @returns its id
     * @throws PostError
     */
    async post(channelId: string, view: MessageView, nonce: string): Promise<string> {
      const send = () => poster.post(channelId, view, { nonce });
      const attempt = () => rateLimiter.schedule(channelKey(channelId), 'post', send);
      return attempt().catch(async (error: unknown) => {
        const pauseMs = pauseBeforeRetry(error);
        if (pauseMs === null) throw error;
        await sleep(pauseMs);
        return attempt();
      });
    },
    edit: (channelId: string, messageId: string, view: MessageView) =>
      edit(channelId, () => poster.edit(channelId, messageId, view)),
    remove: (channelId: string, messageId: string) =>
      rateLimiter.scheduleGlobal(() => poster.remove(channelId, messageId)),
    /** Removes mentions of a person from a post; deletes a poll, which can't be edited. Succeeds if the post is gone. */
    forget: (channelId: string, messageId: string, userId: string) =>
      edit(channelId, () => poster.forget(channelId, messageId, userId)),
  };
}

/** Null: another attempt wouldn't help, or would come too late. */
function pauseBeforeRetry(error: unknown): number | null {
  if (!(error instanceof PostError)) return null;
  if (error.kind !== 'unavailable' && error.kind !== 'rate_limited') return null;
  const pauseMs = error.retryAfterMs ?? 0;
  return pauseMs <= MAX_PAUSE_MS ? pauseMs : null;
}
