import type { DeleteReplies } from './delete-reply.ts';
import type { ChatDeps } from './deps.ts';
import { waitForEditSlot } from './edit-slot.ts';
import { loadMessageSettings } from './message-settings.ts';
import type { RenderReply } from './render-reply.ts';
import { outdatedReply, replaceReply } from './replace-reply.ts';
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
  const reply = await outdatedReply(deps, message);
  if (reply === null) return;
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
  await replaceReply(deps, message, reply, { view, products }, superseded);
}
