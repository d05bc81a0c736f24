import { setTimeout as sleep } from 'node:timers/promises';
import { answerDirectly, updateAnswer } from './answer-directly.ts';
import { type ChatContext, type ChatOptions, createContext } from './context.ts';
import { learnFromInteraction } from './learn-from-interaction.ts';
import { replyToLinks, updateReply } from './reply-to-links.ts';
import { deleteReplies } from './send-reply.ts';
import { isGuildMessage, readDeletedIds, readSourceMessage, toDirectMessage } from './source-message.ts';

export type { ChatOptions } from './context.ts';

/** After `stop`, a running request has this long to finish. */
const GRACE_MS = 1_000;

export interface Chat {
  /** Handles a gateway dispatch. Never throws and never rejects. */
  onMessage(type: string, data: unknown): Promise<void>;
  /** Sends nothing more: calls of `onMessage` end at once, or within a second if a request is under way. */
  stop(): void;
}

/** Replies to links pasted in chat, and keeps each reply up to date until its message is deleted. */
export function createChat(options: ChatOptions): Chat {
  const { log, metrics } = options;
  const stopping = new AbortController();
  const report = (error: unknown) => {
    if (stopping.signal.aborted) return;
    metrics.chatLinks('failed');
    log.error({ err: error }, 'chat message failed');
  };
  const context = createContext(options, stopping.signal, report);
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => void sleep(GRACE_MS).then(resolve));
  });

  return {
    async onMessage(type, data) {
      if (stopping.signal.aborted) return;
      await Promise.race([handleDispatch(context, type, data).catch(report), stopped]);
    },
    stop: () => stopping.abort(),
  };
}

async function handleDispatch(context: ChatContext, type: string, data: unknown): Promise<void> {
  switch (type) {
    case 'MESSAGE_CREATE':
      return handleCreated(context, data);
    case 'MESSAGE_UPDATE':
      return handleUpdated(context, data);
    case 'MESSAGE_DELETE':
    case 'MESSAGE_DELETE_BULK':
      return handleDeleted(context, data);
    case 'INTERACTION_CREATE':
      return learnFromInteraction(context, data);
  }
}

async function handleCreated(context: ChatContext, data: unknown): Promise<void> {
  const { queue, repliesToLinks, ownUserId } = context;
  const message = readSourceMessage(data);
  if (message === null) return;
  const direct = toDirectMessage(message, ownUserId());
  if (direct !== null) return queue.run(direct.id, (signal) => answerDirectly(context, direct, signal));
  if (!repliesToLinks || !isGuildMessage(message)) return;
  await queue.run(message.id, (signal) => replyToLinks(context, message, signal));
}

/** Queued, because an edit can arrive before the reply to the message has been recorded. */
async function handleUpdated(context: ChatContext, data: unknown): Promise<void> {
  const { queue, ownUserId } = context;
  const message = readSourceMessage(data);
  if (message === null) return;
  const direct = toDirectMessage(message, ownUserId());
  if (direct !== null) return queue.run(direct.id, (signal) => updateAnswer(context, direct, signal));
  if (!isGuildMessage(message)) return;
  await queue.run(message.id, (signal) => updateReply(context, message, signal));
}

async function handleDeleted(context: ChatContext, data: unknown): Promise<void> {
  const { deleted, queue } = context;
  const messageIds = readDeletedIds(data);
  for (const id of messageIds) deleted.set(id, true);
  await Promise.all(messageIds.map((id) => queue.cancel(id)));
  await deleteReplies(context, messageIds);
}
