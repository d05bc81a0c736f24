import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageView } from '../discord/messages/message-view.ts';
import { PostError, type PostErrorKind } from '../discord/posting/post-error.ts';
import { channelKey } from '../discord/posting/rate-limiter.ts';
import type { ChatContext, Turn } from './context.ts';
import { toTextOnlyView } from './text-only-view.ts';

/** Attempts after the first to post or edit a reply: one that comes more than a few seconds late is of no use. */
const REPLY_RETRIES = 3;
/** The same to delete one; together they take at least half a minute. */
const DELETE_RETRIES = 6;
const FIRST_BACKOFF_MS = 500;
/** `rate_limited` can come in spite of the rate limiter, which counts neither deletions nor delays on the way. */
const TRANSIENT: ReadonlySet<PostErrorKind> = new Set(['rate_limited', 'unavailable']);
/** The bot has no access to the channel. Discord would reject further requests and count them toward a ban. */
const REFUSED_KINDS: ReadonlySet<PostErrorKind> = new Set(['forbidden', 'gone', 'unsuitable']);

/** One at a time per channel, so that the first refusal stops the others. @returns the reply's id; null if refused */
export async function postReply(turn: Turn, view: MessageView): Promise<string | null> {
  const { lastPosts } = turn.context;
  const { channelId } = turn.message;
  const previous = lastPosts.get(channelId) ?? Promise.resolve();
  const posted = previous.then(() => postUnlessRefused(turn, view));
  const settled = posted.catch(() => {});
  lastPosts.set(channelId, settled);
  return posted.finally(() => {
    if (lastPosts.get(channelId) === settled) lastPosts.delete(channelId);
  });
}

async function postUnlessRefused(turn: Turn, view: MessageView): Promise<string | null> {
  const { refusedChannels, log } = turn.context;
  const { channelId } = turn.message;
  if (refusedChannels.isRefused(channelId)) return null;
  try {
    return await postWithFallback(turn, view);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    log.info({ err: error, channel: channelId }, 'reply not posted');
    await recordRefusal(turn, error.kind);
    return null;
  }
}

/** Posts plain text where a card is refused, for example without the permission Embed Links. */
async function postWithFallback(turn: Turn, view: MessageView): Promise<string> {
  const { refusedChannels } = turn.context;
  const { channelId } = turn.message;
  if (!refusedChannels.isTextOnly(channelId)) {
    try {
      return await post(turn, view);
    } catch (error) {
      if (!(error instanceof PostError) || error.kind !== 'forbidden') throw error;
    }
  }
  const replyId = await post(turn, toTextOnlyView(view));
  refusedChannels.markTextOnly(channelId);
  return replyId;
}

function post({ context, message }: Turn, view: MessageView): Promise<string> {
  const { poster, rateLimiter, stopping } = context;
  const { id, channelId } = message;
  // Cards and plain text need different nonces, or Discord would treat the text as a repetition of the card.
  const nonce = `${view.content === undefined ? 'c' : 't'}${id}`.slice(0, 25);
  const send = () => poster.post(channelId, view, { nonce, replyTo: id, silent: true });
  const attempt = () => rateLimiter.schedule(channelKey(channelId), 'post', send, stopping);
  return retry(attempt, REPLY_RETRIES, stopping);
}

/**
 * Replaces the reply to a message. If Discord recently refused cards in its channel, a refused card becomes plain text.
 * @param stop when aborted, nothing more is sent
 * @returns whether Discord accepted the edit
 * @throws AbortError when `stop` ends the wait for a free slot
 */
export async function editReply(
  turn: Turn,
  replyId: string,
  view: MessageView,
  stop: AbortSignal,
): Promise<boolean> {
  const { id, channelId } = turn.message;
  const { store, poster, rateLimiter, refusedChannels, stopping, log } = turn.context;
  const isCard = view.content === undefined;
  const send = () => poster.edit(channelId, replyId, view);
  try {
    const attempt = () => rateLimiter.schedule(channelKey(channelId), 'edit', send, stop);
    await retry(attempt, REPLY_RETRIES, stopping);
    if (isCard) refusedChannels.clearTextOnly(channelId);
    return true;
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    if (error.kind === 'forbidden' && isCard && refusedChannels.isTextOnly(channelId))
      return editReply(turn, replyId, toTextOnlyView(view), stop);
    log.info({ err: error, channel: channelId }, 'reply not edited');
    await recordRefusal(turn, error.kind);
    // The reply was deleted, so it needs no more updates.
    if (error.kind === 'message_gone') await store.chatReplies.remove(id);
    return false;
  }
}

/**
 * Deletes the replies to these messages, each separately: one failure does not affect the others. After a refusal, no reply in
 * that channel is deleted for an hour. Those that remain when the process stops stay recorded.
 */
export async function deleteReplies(context: ChatContext, sourceIds: readonly string[]): Promise<void> {
  const { store, poster, rateLimiter, refusedChannels, log, metrics, stopping } = context;
  for (const { sourceId, channelId, replyId } of await store.chatReplies.of(sourceIds)) {
    if (refusedChannels.isUndeletable(channelId)) continue;
    const remove = () => poster.remove(channelId, replyId);
    try {
      await retry(() => rateLimiter.scheduleGlobal(remove, stopping), DELETE_RETRIES, stopping);
      await store.chatReplies.remove(sourceId);
    } catch (error) {
      if (stopping.aborted) return;
      if (error instanceof PostError && REFUSED_KINDS.has(error.kind))
        refusedChannels.markUndeletable(channelId);
      metrics.chatLinks('failed');
      log.warn({ err: error, channel: channelId }, 'reply not deleted');
    }
  }
}

/** Stops replies and edits in a channel where Discord refused one. */
async function recordRefusal({ context, message }: Turn, kind: PostErrorKind): Promise<void> {
  if (!REFUSED_KINDS.has(kind)) return;
  const { guildId, channelId } = message;
  context.refusedChannels.markRefused(channelId);
  // Kept for restarts, and shown in `/settings`.
  if (kind !== 'gone' && guildId !== null)
    await context.store.settings.updateChannel(guildId, channelId, { refusedAt: context.clock() });
}

/**
 * Retries a request that Discord refused for a temporary reason, after its `Retry-After` and a growing delay.
 * @param stopping once aborted, nothing is retried
 * @throws PostError of the last attempt; any other error at once
 */
async function retry<T>(attempt: () => Promise<T>, retries: number, stopping: AbortSignal): Promise<T> {
  for (let backoffMs = FIRST_BACKOFF_MS, left = retries; ; backoffMs *= 2, left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !(error instanceof PostError) || !TRANSIENT.has(error.kind)) throw error;
      const waitMs = (error.retryAfterMs ?? 0) + backoffMs * (1 + Math.random());
      await sleep(waitMs, undefined, { signal: stopping });
    }
  }
}
