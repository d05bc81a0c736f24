import type { MessageView } from '../messages/message-view.ts';
import { PostError } from './post-error.ts';
import type { Poster } from './poster.ts';
import { channelKey, type RateLimiter } from './rate-limiter.ts';

export type ChannelPosts = ReturnType<typeof createChannelPosts>;

/** Messages of the bot's own that people ask for: they answer no interaction, so they count towards the limits of alerts. */
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
     * Posts a message, once for a nonce. Where Discord doesn't answer it tries once more.
     * @returns its id
     * @throws PostError
     */
    async post(channelId: string, view: MessageView, nonce: string): Promise<string> {
      const send = () => poster.post(channelId, view, { nonce });
      const attempt = () => rateLimiter.schedule(channelKey(channelId), 'post', send);
      return attempt().catch((error: unknown) => {
        if (error instanceof PostError && error.kind === 'unavailable') return attempt();
        throw error;
      });
    },
    edit: (channelId: string, messageId: string, view: MessageView) =>
      edit(channelId, () => poster.edit(channelId, messageId, view)),
    remove: (channelId: string, messageId: string) =>
      rateLimiter.scheduleGlobal(() => poster.remove(channelId, messageId)),
    /** Has a post no longer mention a person. A poll, which can't be edited, is deleted. Succeeds if the post is gone. */
    forget: (channelId: string, messageId: string, userId: string) =>
      edit(channelId, () => poster.forget(channelId, messageId, userId)),
  };
}
