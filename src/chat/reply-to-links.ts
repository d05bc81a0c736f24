import type { GrowingView, MessageView } from '../discord/messages/message-view.ts';
import { channelKey } from '../discord/posting/rate-limiter.ts';
import { subjectKey } from '../service/index.ts';
import type { ChatContext } from './context.ts';
import { loadMessageSettings, type MessageSettings } from './message-settings.ts';
import { renderReply, type SelectedLink, type SelectedLinks, selectLinks } from './render-reply.ts';
import { createReply, growReply, outdatedReply, replaceReply, waitForEditSlot } from './reply.ts';
import { deleteReplies } from './send-reply.ts';
import type { GuildMessage } from './source-message.ts';

interface PostedReply {
  readonly replyId: string;
  readonly view: MessageView | GrowingView;
  /** The links that the reply shows. */
  readonly links: readonly SelectedLink[];
}

/**
 * Replies to the links of a new message that got no reply lately. They are claimed, so that only one of two simultaneous
 * messages gets one.
 * @param superseded aborted when the message was edited or deleted
 */
export async function replyToLinks(
  context: ChatContext,
  message: GuildMessage,
  superseded: AbortSignal,
): Promise<void> {
  const { refusedChannels, replyThrottle, metrics } = context;
  const { channelId } = message;
  const { links, all } = selectLinks(message.content);
  if (links.length === 0) return;
  const settings = await loadMessageSettings(context, message);
  if (!settings.isEnabled || refusedChannels.isRefused(channelId, settings.refusedAt))
    return metrics.chatLinks('skipped');
  const claimed = links.filter((link) => replyThrottle.claimLink(channelId, subjectKey(link.subject)));
  let outcome: PostedReply | 'skipped' | 'failed' = 'failed';
  try {
    outcome = await replyToClaimed(context, message, { links: claimed, all }, settings);
  } finally {
    const shown = typeof outcome === 'string' ? [] : outcome.links;
    for (const link of claimed)
      if (!shown.includes(link)) replyThrottle.releaseLink(channelId, subjectKey(link.subject));
  }
  if (typeof outcome === 'string') return metrics.chatLinks(outcome);
  metrics.chatLinks('replied');
  await growReply(context, message, outcome.replyId, outcome.view, superseded);
}

/** @returns the posted reply, or why there is none */
async function replyToClaimed(
  context: ChatContext,
  message: GuildMessage,
  selected: SelectedLinks,
  settings: MessageSettings,
): Promise<PostedReply | 'skipped' | 'failed'> {
  const { store, rateLimiter, replyThrottle, deleted, stopping } = context;
  const { guildId, channelId, authorId } = message;
  const shouldSkip =
    selected.links.length === 0 ||
    !replyThrottle.allowReply(channelId, authorId) ||
    rateLimiter.remaining(channelKey(channelId), 'post') <= 0;
  if (shouldSkip) return 'skipped';
  const { view, links, products } = await renderForServer(context, message, selected, settings);
  if (view === null || deleted.has(message.id) || stopping.aborted) return 'skipped';
  const replyId = await createReply(context, message, { view, products });
  if (replyId === null) return 'failed';
  if (settings.refusedAt !== null) await store.settings.clearRefusal(guildId, channelId);
  return { replyId, view, links };
}

/**
 * Updates the reply to an edited message. Where replies have been turned off, the reply stays as it is until the message
 * has no links left.
 * @param superseded aborted when a newer edit waits or the message was deleted
 */
export async function updateReply(
  context: ChatContext,
  message: GuildMessage,
  superseded: AbortSignal,
): Promise<void> {
  const { refusedChannels, stopping } = context;
  const reply = await outdatedReply(context, message);
  if (reply === null) return;
  const selected = selectLinks(message.content);
  if (selected.links.length === 0) return deleteReplies(context, [message.id]);
  const settings = await loadMessageSettings(context, message);
  if (!settings.isEnabled || refusedChannels.isRefused(message.channelId, settings.refusedAt)) return;
  if (!(await waitForEditSlot(context, message, superseded))) return;
  const { view, products, isPartial } = await renderForServer(context, message, selected, settings);
  // With a partial answer, the correct content is unknown and the reply stays as it is.
  if (isPartial || superseded.aborted || stopping.aborted) return;
  if (view === null) return deleteReplies(context, [message.id]);
  await replaceReply(context, message, reply, { view, products }, superseded);
}

/** Leaves out the links that already lead to the only preferred agent. */
function renderForServer(
  context: ChatContext,
  { guildId }: GuildMessage,
  { links, all }: SelectedLinks,
  settings: MessageSettings,
) {
  const { agents } = settings;
  const wanted = links.filter(({ agent }) => agents.length !== 1 || agent !== agents[0]);
  const client = context.api.forBackground(`chat ${guildId}`);
  return renderReply(context, { links: wanted, all }, settings, client);
}
