import { clearRefusal } from './clear-refusal.ts';
import { answerDirectly, updateAnswer } from './direct/answer.ts';
import { toDirectMessage } from './direct/direct-message.ts';
import { readInteractionPermissions } from './interaction-permissions.ts';
import { learnGuildLocale } from './learn-guild-locale.ts';
import { replyToLinks } from './reply-to-links.ts';
import type { ChatRuntime } from './runtime.ts';
import { isGuildMessage, readDeletedIds, readSourceMessage } from './source-message.ts';
import { updateReply } from './update-reply.ts';

export async function handleDispatch(runtime: ChatRuntime, type: string, data: unknown): Promise<void> {
  switch (type) {
    case 'MESSAGE_CREATE':
      return handleCreated(runtime, data);
    case 'MESSAGE_UPDATE':
      return handleUpdated(runtime, data);
    case 'MESSAGE_DELETE':
    case 'MESSAGE_DELETE_BULK':
      return handleDeleted(runtime, data);
    case 'INTERACTION_CREATE':
      return handleInteraction(runtime, data);
  }
}

async function handleCreated(runtime: ChatRuntime, data: unknown): Promise<void> {
  const { queue, repliesToLinks, ownUserId } = runtime;
  const message = readSourceMessage(data);
  if (message === null) return;
  const direct = toDirectMessage(message, ownUserId());
  if (direct !== null) {
    return queue.run(direct.id, (superseded) => answerDirectly(runtime, direct, superseded));
  }
  if (!repliesToLinks || !isGuildMessage(message)) return;
  await queue.run(message.id, (superseded) => replyToLinks(runtime, message, superseded));
}

/** Queued, because an edit can arrive before the reply to the message has been recorded. */
async function handleUpdated(runtime: ChatRuntime, data: unknown): Promise<void> {
  const { queue, ownUserId } = runtime;
  const message = readSourceMessage(data);
  if (message === null) return;
  const direct = toDirectMessage(message, ownUserId());
  if (direct !== null) return queue.run(direct.id, (superseded) => updateAnswer(runtime, direct, superseded));
  if (!isGuildMessage(message)) return;
  await queue.run(message.id, (superseded) => updateReply(runtime, message, superseded));
}

async function handleDeleted(runtime: ChatRuntime, data: unknown): Promise<void> {
  const { deleted, queue, deleteReplies } = runtime;
  const messageIds = readDeletedIds(data);
  for (const id of messageIds) deleted.set(id, true);
  await Promise.all(messageIds.map((id) => queue.cancel(id)));
  await deleteReplies(messageIds);
}

async function handleInteraction(runtime: ChatRuntime, data: unknown): Promise<void> {
  runtime.knownLocales.learn(data);
  await learnGuildLocale(runtime, data);
  const permissions = readInteractionPermissions(data);
  if (permissions !== null) await clearRefusal(runtime, permissions);
}
