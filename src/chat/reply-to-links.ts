import type { GrowingView, MessageView } from '../discord/messages/message-view.ts';
import { channelKey } from '../discord/posting/rate-limiter.ts';
import { findCertainNumbers } from '../domain/parcels/certain-numbers.ts';
import { subjectKey } from '../service/index.ts';
import { textsFor } from '../texts/index.ts';
import type { Turn } from './context.ts';
import { loadMessageSettings, type MessageSettings } from './message-settings.ts';
import { beginOffer, offerFor, offerTracking, withOffer } from './offer-tracking.ts';
import { renderReply, type SelectedLink, type SelectedLinks, selectLinks } from './render-reply.ts';
import { createReply, growReply, outdatedReply, replaceReply, waitForEditSlot } from './reply.ts';
import { deleteReplies } from './send-reply.ts';

interface PostedReply {
  readonly replyId: string;
  readonly view: MessageView | GrowingView;
  readonly links: readonly SelectedLink[];
}

/**
 * Replies to links without a recent reply, and offers to track a number beside them; without such links, only that. Claims the
 * links, so that only one of two simultaneous messages gets a reply.
 */
export async function replyToLinks(turn: Turn): Promise<void> {
  const { refusedChannels, replyThrottle, metrics } = turn.context;
  const { channelId, content } = turn.message;
  const { links, all } = selectLinks(content);
  if (links.length === 0) return offerTracking(turn);
  const settings = await loadMessageSettings(turn);
  if (!settings.isEnabled || refusedChannels.isRefused(channelId, settings.refusedAt))
    return metrics.chatLinks('skipped');
  const claimed = links.filter((link) => replyThrottle.claimLink(channelId, subjectKey(link.subject)));
  if (claimed.length === 0) {
    metrics.chatLinks('skipped');
    return offerTracking(turn);
  }
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
    !replyThrottle.allowReply(channelId, authorId) ||
    rateLimiter.remaining(channelKey(channelId), 'post') <= 0;
  if (shouldSkip) return 'skipped';
  const rendered = await renderForServer(turn, selected, settings);
  const offer = beginOffer(turn, textsFor(settings.locale));
  const view = withOffer(rendered.view, offer?.view);
  const isWanted = view !== null && !deleted.has(id) && !stopping.aborted;
  const { links, products } = rendered;
  const replyId = isWanted ? await createReply(turn, { view, products }) : null;
  if (replyId === null) offer?.forgive();
  if (!isWanted) return 'skipped';
  if (replyId === null) return 'failed';
  if (settings.refusedAt !== null && guildId !== null) await store.settings.clearRefusal(guildId, channelId);
  return { replyId, view, links };
}

/** Where replies have been turned off, the reply stays as it is until the message has nothing left to reply to. */
export async function updateReply(turn: Turn): Promise<void> {
  const { context, message, superseded } = turn;
  const reply = await outdatedReply(turn);
  if (reply === null) return;
  const selected = selectLinks(message.content);
  if (selected.links.length === 0 && findCertainNumbers(message.content).length === 0)
    return deleteReplies(context, [message.id]);
  const settings = await loadMessageSettings(turn);
  const isRefused = context.refusedChannels.isRefused(message.channelId, settings.refusedAt);
  if (!settings.isEnabled || isRefused || !(await waitForEditSlot(turn))) return;
  const { products, isPartial, ...rendered } = await renderForServer(turn, selected, settings);
  // With a partial answer, the correct content is unknown and the reply stays as it is.
  if (isPartial || superseded.aborted || context.stopping.aborted) return;
  const view = withOffer(rendered.view, offerFor(turn, textsFor(settings.locale)));
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
