import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageView } from '../discord/message-view.ts';
import { PostError } from '../discord/post-error.ts';
import { channelKey } from '../discord/rate-limiter.ts';
import type { ChatReply } from '../store/index.ts';
import { untilAborted } from '../timing/until-aborted.ts';
import type { DeleteReplies } from './delete-reply.ts';
import { type ChatDeps, REPLY_RETRIES } from './deps.ts';
import { loadMessageSettings } from './message-settings.ts';
import { recordRefusal } from './record-refusal.ts';
import type { RenderReply } from './render-reply.ts';
import { selectLinks } from './select-links.ts';
import type { SourceMessage } from './source-message.ts';

export interface UpdateReplyDeps extends ChatDeps {
  readonly renderReply: RenderReply;
  readonly deleteReplies: DeleteReplies;
}

/**
 * Updates the reply to an edited message. Where replies have been turned off, the reply stays as it is until the message
 * has no links left.
 * @param superseded aborted when a newer edit waits or the message was deleted
 */
export async function updateReply(
  deps: UpdateReplyDeps,
  message: SourceMessage,
  superseded: AbortSignal,
): Promise<void> {
  const { store, refusedChannels, deleteReplies, renderReply } = deps;
  // Discord also sends an update when it adds a link preview; only a real edit has a time.
  if (message.editedAt === null) return;
  const [reply] = await store.chatReplies.of([message.id]);
  if (reply === undefined || message.editedAt === reply.editedAt) return;
  const selected = selectLinks(message.content);
  if (selected.links.length === 0) return deleteReplies([message.id]);
  const { isEnabled, refusedAt, agents, locale } = await loadMessageSettings(message, store);
  if (!isEnabled || refusedChannels.isRefused(message.channelId, refusedAt)) return;
  if (!(await waitForEditSlot(deps, message, superseded))) return;
  const { view, isPartial } = await renderReply(selected, agents, locale, message.guildId);
  // With a partial answer, the correct content is unknown and the reply stays as it is.
  if (isPartial || superseded.aborted || deps.stopping.aborted) return;
  if (view === null) return deleteReplies([message.id]);
  await editReply(deps, message, reply, view);
}

/** Waits until one more edit is allowed. @returns false when the edit is superseded or the process stops first */
async function waitForEditSlot(
  { replyThrottle, stopping }: UpdateReplyDeps,
  { channelId, authorId }: SourceMessage,
  superseded: AbortSignal,
): Promise<boolean> {
  const signal = AbortSignal.any([superseded, stopping]);
  while (!signal.aborted) {
    const waitMs = replyThrottle.editDelayMs(channelId, authorId);
    if (waitMs === 0) return true;
    await untilAborted(signal, () => sleep(waitMs, undefined, { signal }));
  }
  return false;
}

async function editReply(
  deps: UpdateReplyDeps,
  { id, guildId, editedAt }: SourceMessage,
  { channelId, replyId }: ChatReply,
  view: MessageView,
): Promise<void> {
  const { store, poster, rateLimiter, retryReply, stopping, log } = deps;
  const attempt = () => {
    stopping.throwIfAborted();
    return poster.edit(channelId, replyId, view);
  };
  try {
    await retryReply(() => rateLimiter.schedule(channelKey(channelId), 'edit', attempt), REPLY_RETRIES);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    log.info({ err: error, channel: channelId }, 'reply not edited');
    await recordRefusal(deps, guildId, channelId, error.kind);
    // Somebody deleted the reply, so it needs no more updates.
    if (error.kind === 'message_gone') await store.chatReplies.remove(id);
    return;
  }
  if (editedAt !== null) await store.chatReplies.setEditedAt(id, editedAt);
}
