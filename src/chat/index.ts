import { setMaxListeners } from 'node:events';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type AnswerLinksParts, answerLinks } from './answer-links.ts';
import { createCompose } from './compose.ts';
import { type FollowEditParts, followEdit } from './follow-edit.ts';
import { createInsist } from './insist.ts';
import { createMessageQueue, type MessageQueue } from './message-queue.ts';
import type { ChatOptions, ChatParts } from './parts.ts';
import { createPatience } from './patience.ts';
import { readPermissions } from './permissions-shown.ts';
import { createPostReply } from './post-reply.ts';
import { createRefusals } from './refusals.ts';
import { readDeleted, readSourceMessage } from './source-message.ts';
import { createTakeAway } from './take-away.ts';

export type { ChatOptions } from './parts.ts';

const DELETED_REMEMBERED = 1_000;
/** How long a request under way has for its answer after `stop`. */
const GRACE_MS = 1_000;

export interface Chat {
  /** Takes gateway dispatches as they come. Never throws and never rejects. */
  hear(type: string, data: unknown): Promise<void>;
  /** Sends nothing more: whatever `hear` was doing ends at once, or within a second if a request is under way. */
  stop(): void;
}

interface Parts extends AnswerLinksParts, FollowEditParts {
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
    log.error({ err: error }, 'a message could not be dealt with');
  };
  const parts = createParts(options, stopping.signal, report);
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => void sleep(GRACE_MS).then(resolve));
  });

  return {
    async hear(type, data) {
      if (stopping.signal.aborted) return;
      await Promise.race([handle(parts, type, data).catch(report), stopped]);
    },
    stop: () => stopping.abort(),
  };
}

function createParts(options: ChatOptions, stopping: AbortSignal, report: (error: unknown) => void): Parts {
  // Everything that waits listens to this signal.
  setMaxListeners(0, stopping);
  const { clock } = options;
  const deleted = new LRUCache<string, true>({ max: DELETED_REMEMBERED });
  const parts: ChatParts = {
    ...options,
    patience: createPatience(clock),
    refusals: createRefusals(clock),
    insist: createInsist(stopping),
    stopping,
  };
  return {
    ...parts,
    compose: createCompose(options),
    postReply: createPostReply(parts),
    takeAway: createTakeAway(parts),
    queue: createMessageQueue(report),
    deleted,
    isDeleted: (messageId) => deleted.has(messageId),
  };
}

async function handle(parts: Parts, type: string, data: unknown): Promise<void> {
  switch (type) {
    case 'INTERACTION_CREATE':
      return showPermissions(parts, data);
    case 'MESSAGE_DELETE':
    case 'MESSAGE_DELETE_BULK':
      return forget(parts, readDeleted(data));
    case 'MESSAGE_CREATE':
    case 'MESSAGE_UPDATE': {
      const message = readSourceMessage(data);
      if (message === null) return;
      // An edit can come before the reply to the message has been recorded.
      return parts.queue.run(message.id, (overtaken) =>
        type === 'MESSAGE_CREATE' ? answerLinks(parts, message) : followEdit(parts, message, overtaken),
      );
    }
  }
}

async function forget({ deleted, queue, takeAway }: Parts, messageIds: readonly string[]): Promise<void> {
  for (const id of messageIds) deleted.set(id, true);
  await Promise.all(messageIds.map((id) => queue.cancel(id)));
  await takeAway(messageIds);
}

/** A command used in a channel can show that Discord would take a reply there again. */
async function showPermissions({ refusals, store }: Parts, data: unknown): Promise<void> {
  const shown = readPermissions(data);
  if (shown === null) return;
  const { guildId, channelId, permissions, write } = shown;
  if (!refusals.canEnd(channelId, permissions, write)) return;
  // The command is acknowledged first.
  await setImmediate();
  const { refusedAt } = await store.settings.channel(channelId);
  if (refusedAt === null && !refusals.isRefused(channelId) && !refusals.takesWordsOnly(channelId)) return;
  refusals.end(channelId, permissions);
  if (refusedAt !== null) await store.settings.updateChannel(guildId, channelId, { refusedAt: null });
}
