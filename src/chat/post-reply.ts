import type { MessageView } from '../discord/message-view.ts';
import { PostError } from '../discord/post-error.ts';
import { channelKey } from '../discord/rate-limiter.ts';
import { type ChatDeps, REPLY_RETRIES } from './deps.ts';
import { recordRefusal } from './record-refusal.ts';
import type { SourceMessage } from './source-message.ts';
import { toTextOnlyView } from './text-only-view.ts';

/** Posts a reply. @returns its id; null when Discord refuses it */
export type PostReply = (message: SourceMessage, view: MessageView) => Promise<string | null>;

/** One reply at a time per channel, so that the first refusal stops the others. */
export function createPostReply(deps: ChatDeps): PostReply {
  const lastPosts = new Map<string, Promise<unknown>>();
  return async (message, view) => {
    const { channelId } = message;
    const previous = lastPosts.get(channelId) ?? Promise.resolve();
    const posted = previous.then(() => postUnlessRefused(deps, message, view));
    const settled = posted.catch(() => {});
    lastPosts.set(channelId, settled);
    return posted.finally(() => {
      if (lastPosts.get(channelId) === settled) lastPosts.delete(channelId);
    });
  };
}

async function postUnlessRefused(deps: ChatDeps, message: SourceMessage, view: MessageView) {
  const { refusedChannels, log } = deps;
  const { guildId, channelId } = message;
  if (refusedChannels.isRefused(channelId)) return null;
  try {
    return await postWithFallback(deps, message, view);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    log.info({ err: error, channel: channelId }, 'reply not posted');
    await recordRefusal(deps, guildId, channelId, error.kind);
    return null;
  }
}

/** Posts plain text where a card is refused, for example without the permission Embed Links. */
async function postWithFallback(deps: ChatDeps, message: SourceMessage, view: MessageView): Promise<string> {
  const { refusedChannels } = deps;
  if (!refusedChannels.isTextOnly(message.channelId)) {
    try {
      return await post(deps, message, view);
    } catch (error) {
      if (!(error instanceof PostError) || error.kind !== 'forbidden') throw error;
    }
  }
  const replyId = await post(deps, message, toTextOnlyView(view));
  refusedChannels.markTextOnly(message.channelId);
  return replyId;
}

async function post(deps: ChatDeps, { id, channelId }: SourceMessage, view: MessageView): Promise<string> {
  const { poster, rateLimiter, retryReply, stopping } = deps;
  // Cards and plain text need different nonces, or Discord would treat the text as a repetition of the card.
  const nonce = `${view.content === undefined ? 'c' : 't'}${id}`.slice(0, 25);
  const attempt = () => {
    stopping.throwIfAborted();
    return poster.post(channelId, view, { nonce, replyTo: id, silent: true });
  };
  return retryReply(() => rateLimiter.schedule(channelKey(channelId), 'post', attempt), REPLY_RETRIES);
}
