import { setTimeout as sleep } from 'node:timers/promises';
import { untilAborted } from '../timing/until-aborted.ts';
import type { DeleteReplies } from './delete-reply.ts';
import type { ChatDeps } from './deps.ts';
import { editReply } from './edit-reply.ts';
import { firstView, growReply } from './grow-reply.ts';
import { loadMessageSettings } from './message-settings.ts';
import type { RenderReply } from './render-reply.ts';
import { needsNoReply, selectLinks } from './select-links.ts';
import type { GuildMessage } from './source-message.ts';

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
  message: GuildMessage,
  superseded: AbortSignal,
): Promise<void> {
  const { store, api, refusedChannels, deleteReplies, renderReply } = deps;
  // Discord also sends an update when it adds a link preview; only a real edit has a time.
  if (message.editedAt === null) return;
  const [reply] = await store.chatReplies.of([message.id]);
  if (reply === undefined || message.editedAt === reply.editedAt) return;
  const selected = selectLinks(message.content);
  if (selected.links.length === 0) return deleteReplies([message.id]);
  const settings = await loadMessageSettings(message, store);
  if (!settings.isEnabled || refusedChannels.isRefused(message.channelId, settings.refusedAt)) return;
  if (!(await waitForEditSlot(deps, message, superseded))) return;
  const links = selected.links.filter((link) => !needsNoReply(link, settings.agents));
  const client = api.forBackground(`chat ${message.guildId}`);
  const { view, products, isPartial } = await renderReply({ ...selected, links }, settings, client);
  // With a partial answer, the correct content is unknown and the reply stays as it is.
  if (isPartial || superseded.aborted || deps.stopping.aborted) return;
  if (view === null) return deleteReplies([message.id]);
  const { editedAt } = message;
  if (!(await editReply(deps, message, reply.replyId, firstView(view), deps.stopping))) return;
  await store.chatReplies.recordEdit(message.id, { editedAt, products });
  await growReply(deps, message, reply.replyId, view, superseded);
}

/** Waits until one more edit is allowed. @returns false when the edit is superseded or the process stops first */
async function waitForEditSlot(
  { replyThrottle, stopping }: UpdateReplyDeps,
  { channelId, authorId }: GuildMessage,
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
