import type { GrowingView, MessageView } from '../discord/messages/message-view.ts';
import { channelKey } from '../discord/posting/rate-limiter.ts';
import { subjectKey } from '../service/index.ts';
import type { Turn } from './context.ts';
import { loadMessageSettings, type MessageSettings } from './message-settings.ts';
import { offerTracking } from './offer-tracking.ts';
import { renderReply, type SelectedLink, type SelectedLinks, selectLinks } from './render-reply.ts';
import { createReply, growReply, outdatedReply, replaceReply, waitForEditSlot } from './reply.ts';
import { deleteReplies } from './send-reply.ts';

interface PostedReply {
  readonly replyId: string;
  readonly view: MessageView | GrowingView;
  readonly links: readonly SelectedLink[];
}

/** Replies to links without a recent reply; without links, to a tracking number. Claims them, so that only one of two simultaneous messages gets one. */
export async function replyToLinks(turn: Turn): Promise<void> {
  const { refusedChannels, replyThrottle, metrics } = turn.context;
  const { channelId, content } = turn.message;
  const { links, all } = selectLinks(content);
  if (links.length === 0) return offerTracking(turn);
  const settings = await loadMessageSettings(turn);
  if (!settings.isEnabled || refusedChannels.isRefused(channelId, settings.refusedAt))
    return metrics.chatLinks('skipped');
  const claimed = links.filter((link) => replyThrottle.claimLink(channelId, subjectKey(link.subject)));
  let outcome: PostedReply | 'skipped' | 'failed' = 'failed';
  try {
    outcome = await replyToClaimed(turn, { links: claimed, all }, settings);
  } finally {
    const shown = typeof outcome === 'string' ? [] : outcome.links;
    for (const link of claimed)
      if (!shown.includes(link)) replyThrottle.releaseLink(channelId, subjectKey(link.subject));
  }
  if (typeof outcome === 'string') return metrics.chatLinks(outcome);
  metrics.chatLinks('replied');
  await growReply(turn, outcome.replyId, outcome.view);
}

/** @returns the posted reply, or why there is none */
async function replyToClaimed(
  turn: Turn,
  selected: SelectedLinks,
  settings: MessageSettings,
): Promise<PostedReply | 'skipped' | 'failed'> {
  const { store, rateLimiter, replyThrottle, deleted, stopping } = turn.context;
  const { id, guildId, channelId, authorId } = turn.message;
  const shouldSkip =
    selected.links.length === 0 ||
    !replyThrottle.allowReply(channelId, authorId) ||
    rateLimiter.remaining(channelKey(channelId), 'post') <= 0;
  if (shouldSkip) return 'skipped';
  const { view, links, products } = await renderForServer(turn, selected, settings);
  if (view === null || deleted.has(id) || stopping.aborted) return 'skipped';
  const replyId = await createReply(turn, { view, products });
  if (replyId === null) return 'failed';
  if (settings.refusedAt !== null && guildId !== null) await store.settings.clearRefusal(guildId, channelId);
  return { replyId, view, links };
}

/** Where replies have been turned off, the reply stays as it is until the message has no links left. */
export async function updateReply(turn: Turn): Promise<void> {
  const { context, message, superseded } = turn;
  const reply = await outdatedReply(turn);
  if (reply === null) return;
  const selected = selectLinks(message.content);
  if (selected.links.length === 0) return deleteReplies(context, [message.id]);
  const settings = await loadMessageSettings(turn);
  const isRefused = context.refusedChannels.isRefused(message.channelId, settings.refusedAt);
  if (!settings.isEnabled || isRefused || !(await waitForEditSlot(turn))) return;
  const { view, products, isPartial } = await renderForServer(turn, selected, settings);
  // With a partial answer, the correct content is unknown and the reply stays as it is.
  if (isPartial || superseded.aborted || context.stopping.aborted) return;
  if (view === null) return deleteReplies(context, [message.id]);
  await replaceReply(turn, reply, { view, products });
}

/** Leaves out the links that already lead to the only preferred agent. */
function renderForServer(
  { context, message }: Turn,
  { links, all }: SelectedLinks,
  settings: MessageSettings,
) {
  const { agents } = settings;
  const wanted = links.filter(({ agent }) => agents.length !== 1 || agent !== agents[0]);
  const client = context.api.forBackground(`chat ${message.guildId}`);
  return renderReply(context, { links: wanted, all }, settings, client);
}
