import type { MessageView } from '../discord/message-view.ts';
import { PostError } from '../discord/poster.ts';
import { channelKey } from '../discord/rate-limiter.ts';
import { pause } from '../lib/pause.ts';
import type { ChatReply } from '../store/index.ts';
import type { DeleteReplies } from './delete-reply.ts';
import { type ChatDeps, RETRIES, recordRefusal } from './deps.ts';
import { loadMessageSettings } from './message-settings.ts';
import type { RenderReply } from './render-reply.ts';
import { selectLinks } from './select-links.ts';
import type { SourceMessage } from './source-message.ts';

export interface UpdateReplyDeps extends ChatDeps {
  readonly renderReply: RenderReply;
  readonly deleteReplies: DeleteReplies;
}

/**
 * Brings the reply to an edited message up to date. Where replies have been turned off, the reply stays as it is until
 * the message has no links any more.
 * @param overtaken a newer edit makes this one pointless
 */
export async function updateReply(
  deps: UpdateReplyDeps,
  message: SourceMessage,
  superseded: AbortSignal,
): Promise<void> {
  const { store, refusedChannels, deleteReplies, renderReply } = deps;
  // Link previews come as updates, too: only a real edit has a time.
  if (message.editedAt === null) return;
  const [reply] = await store.chatReplies.of([message.id]);
  if (reply === undefined || message.editedAt === reply.editedAt) return;
  const selected = selectLinks(message.content);
  if (selected.links.length === 0) return deleteReplies([message.id]);
  const { isEnabled, refusedAt, agents, locale } = await loadMessageSettings(message, store);
  if (!isEnabled || refusedChannels.isRefused(message.channelId, refusedAt)) return;
  if (!(await waitForEditSlot(deps, message, superseded))) return;
  const { view, isPartial } = await renderReply(selected, agents, locale, message.guildId);
  // The right content is not known now, so the reply stays as it is.
  if (isPartial || superseded.aborted || deps.stopping.aborted) return;
  if (view === null) return deleteReplies([message.id]);
  await edit(deps, message, reply, view);
}

/** Waits until one more edit is allowed. @returns false when a newer edit or the end of the process came first */
async function waitForEditSlot(
  { replyThrottle, stopping }: UpdateReplyDeps,
  { channelId, authorId }: SourceMessage,
  superseded: AbortSignal,
): Promise<boolean> {
  const signal = AbortSignal.any([superseded, stopping]);
  while (!signal.aborted) {
    const waitMs = replyThrottle.editDelayMs(channelId, authorId);
    if (waitMs === 0) return true;
    await pause(waitMs, signal);
  }
  return false;
}

async function edit(
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
    await retryReply(() => rateLimiter.schedule(channelKey(channelId), 'edit', attempt), RETRIES);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    log.info({ err: error, channel: channelId }, 'reply not edited');
    await recordRefusal(deps, guildId, channelId, error.kind);
    // Somebody deleted the reply: there is nothing left to keep up to date.
    if (error.kind === 'message_gone') await store.chatReplies.remove(id);
    return;
  }
  if (editedAt !== null) await store.chatReplies.setEditedAt(id, editedAt);
}
