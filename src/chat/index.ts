import { setMaxListeners } from 'node:events';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { createDeleteReplies } from './delete-reply.ts';
import type { ChatDeps, ChatOptions } from './deps.ts';
import { readInteractionPermissions } from './interaction-permissions.ts';
import { createMessageQueue, type MessageQueue } from './message-queue.ts';
import { createPostReply } from './post-reply.ts';
import { createRefusedChannels } from './refused-channels.ts';
import { createReplyRenderer } from './render-reply.ts';
import { createReplyThrottle } from './reply-throttle.ts';
import { type ReplyToLinksDeps, replyToLinks } from './reply-to-links.ts';
import { createReplyRetry } from './retry-reply.ts';
import { readDeleted, readSourceMessage } from './source-message.ts';
import { type UpdateReplyDeps, updateReply } from './update-reply.ts';

export type { ChatOptions } from './deps.ts';

const MAX_DELETED = 1_000;
/** How long a request under way has for its answer after `stop`. */
const GRACE_MS = 1_000;

export interface Chat {
  /** Takes gateway dispatches as they come. Never throws and never rejects. */
  onMessage(type: string, data: unknown): Promise<void>;
  /** Sends nothing more: whatever `hear` was doing ends at once, or within a second if a request is under way. */
  stop(): void;
}

interface ChatRuntime extends ReplyToLinksDeps, UpdateReplyDeps {
  readonly queue: MessageQueue;
  /** Messages that were deleted, perhaps while their reply was on its way. */
  readonly deleted: LRUCache<string, true>;
}

/** Links pasted in chat: a quiet reply below the message, for as long as the message stands. */
export function createChat(options: ChatOptions): Chat {
  const { log, metrics } = options;
  const stopping = new AbortController();
  const report = (error: unknown) => {
    if (stopping.signal.aborted) return;
    metrics.chatLinks('failed');
    log.error({ err: error }, 'chat message failed');
  };
  const deps = createRuntime(options, stopping.signal, report);
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => void sleep(GRACE_MS).then(resolve));
  });

  return {
    async onMessage(type, data) {
      if (stopping.signal.aborted) return;
      await Promise.race([handleDispatch(deps, type, data).catch(report), stopped]);
    },
    stop: () => stopping.abort(),
  };
}

function createRuntime(
  options: ChatOptions,
  stopping: AbortSignal,
  report: (error: unknown) => void,
): ChatRuntime {
  // Everything that waits listens to this signal.
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
    renderReply: createReplyRenderer(options),
    postReply: createPostReply(deps),
    deleteReplies: createDeleteReplies(deps),
    queue: createMessageQueue(report),
    deleted,
    isDeleted: (messageId) => deleted.has(messageId),
  };
}

async function handleDispatch(deps: ChatRuntime, type: string, data: unknown): Promise<void> {
  switch (type) {
    case 'INTERACTION_CREATE':
      return handleInteraction(deps, data);
    case 'MESSAGE_DELETE':
    case 'MESSAGE_DELETE_BULK':
      return handleDeleted(deps, readDeleted(data));
    case 'MESSAGE_CREATE':
    case 'MESSAGE_UPDATE': {
      const message = readSourceMessage(data);
      if (message === null) return;
      // An edit can come before the reply to the message has been recorded.
      return deps.queue.run(message.id, (superseded) =>
        type === 'MESSAGE_CREATE' ? replyToLinks(deps, message) : updateReply(deps, message, superseded),
      );
    }
  }
}

async function handleDeleted(
  { deleted, queue, deleteReplies }: ChatRuntime,
  messageIds: readonly string[],
): Promise<void> {
  for (const id of messageIds) deleted.set(id, true);
  await Promise.all(messageIds.map((id) => queue.cancel(id)));
  await deleteReplies(messageIds);
}

/** A command used in a channel can show that Discord would take a reply there again. */
async function handleInteraction({ refusedChannels, store }: ChatRuntime, data: unknown): Promise<void> {
  const shown = readInteractionPermissions(data);
  if (shown === null) return;
  const { guildId, channelId, permissions, write } = shown;
  if (!refusedChannels.canClear(channelId, permissions, write)) return;
  // The command is acknowledged first.
  await setImmediate();
  const { refusedAt } = await store.settings.channel(channelId);
  if (refusedAt === null && !refusedChannels.isRefused(channelId) && !refusedChannels.isTextOnly(channelId))
    return;
  refusedChannels.clear(channelId, permissions);
  if (refusedAt !== null) await store.settings.clearRefusal(guildId, channelId);
}
