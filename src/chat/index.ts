import { setTimeout as sleep } from 'node:timers/promises';
import { answerDirectly, updateAnswer } from './answer-directly.ts';
import { type ChatContext, type ChatOptions, createContext, type Turn } from './context.ts';
import { learnFromInteraction } from './learn-from-interaction.ts';
import { replyToLinks, updateReply } from './reply-to-links.ts';
import { deleteReplies } from './send-reply.ts';
import { readDeletedIds, readSourceMessage, toDirectMessage } from './source-message.ts';

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
  // Not one promise that all of them race against: it would keep a little of each message until the stop.
  const running = new Set<() => void>();

  return {
    async onMessage(type, data) {
      if (stopping.signal.aborted) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      running.add(resolve);
      void handleDispatch(context, type, data).catch(report).then(resolve);
      await promise;
      running.delete(resolve);
    },
    stop() {
      stopping.abort();
      void sleep(GRACE_MS).then(() => {
        for (const end of running) end();
      });
    },
  };
}

async function handleDispatch(context: ChatContext, type: string, data: unknown): Promise<void> {
  switch (type) {
    case 'MESSAGE_CREATE':
      return answer(context, data, answerDirectly, context.repliesToLinks ? replyToLinks : null);
    case 'MESSAGE_UPDATE':
      return answer(context, data, updateAnswer, updateReply);
    case 'MESSAGE_DELETE':
    case 'MESSAGE_DELETE_BULK':
      return handleDeleted(context, data);
    case 'INTERACTION_CREATE':
      return learnFromInteraction(context, data);
  }
}

type Answer = (turn: Turn) => Promise<void>;

/** Queued, because an edit can arrive before the reply to the message has been recorded. */
async function answer(context: ChatContext, data: unknown, direct: Answer, inServer: Answer | null) {
  const message = readSourceMessage(data);
  if (message === null) return;
  const addressed = toDirectMessage(message, context.ownUserId());
  const reply = addressed !== null ? direct : message.guildId !== null ? inServer : null;
  if (reply === null) return;
  const task = (superseded: AbortSignal) => reply({ context, message: addressed ?? message, superseded });
  await context.queue.run(message.id, task);
}

async function handleDeleted(context: ChatContext, data: unknown): Promise<void> {
  const { deleted, queue } = context;
  const messageIds = readDeletedIds(data);
  for (const id of messageIds) deleted.set(id, true);
  await Promise.all(messageIds.map((id) => queue.cancel(id)));
  await deleteReplies(context, messageIds);
}
