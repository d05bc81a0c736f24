import { setMaxListeners } from 'node:events';
import { LRUCache } from 'lru-cache';
import { createDeleteReplies } from './delete-reply.ts';
import type { ChatDeps, ChatOptions } from './deps.ts';
import { type AnswerDeps, createHelpLimit } from './direct/answer.ts';
import { createKnownLocales } from './direct/known-locales.ts';
import { createMessageQueue, type MessageQueue } from './message-queue.ts';
import { createPostReply } from './post-reply.ts';
import { createRefusedChannels } from './refused-channels.ts';
import { createReplyRenderer } from './render-reply.ts';
import { createReplyThrottle } from './reply-throttle.ts';
import type { ReplyToLinksDeps } from './reply-to-links.ts';
import { createReplyRetry } from './retry-reply.ts';
import type { UpdateReplyDeps } from './update-reply.ts';

const MAX_DELETED = 1_000;

/** What the handling of a dispatch needs. */
export interface ChatRuntime extends ReplyToLinksDeps, UpdateReplyDeps, AnswerDeps {
  readonly queue: MessageQueue;
  /** Messages that were deleted, perhaps before their reply was posted. */
  readonly deleted: LRUCache<string, true>;
}

export function createRuntime(
  options: ChatOptions,
  stopping: AbortSignal,
  report: (error: unknown) => void,
): ChatRuntime {
  // Every wait listens to this signal.
  setMaxListeners(0, stopping);
  const { clock } = options;
  const deleted = new LRUCache<string, true>({ max: MAX_DELETED });
  const deps: ChatDeps = {
    ...options,
    replyThrottle: createReplyThrottle(clock),
    refusedChannels: createRefusedChannels(clock),
    retryReply: createReplyRetry(stopping),
    stopping,
  };
  return {
    ...deps,
    helpLimit: createHelpLimit(clock),
    knownLocales: createKnownLocales(),
    renderReply: createReplyRenderer(options),
    postReply: createPostReply(deps),
    deleteReplies: createDeleteReplies(deps),
    queue: createMessageQueue(report),
    deleted,
    isDeleted: (messageId) => deleted.has(messageId),
  };
}
