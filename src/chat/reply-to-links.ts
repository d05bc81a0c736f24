import { subjectKey } from '../api/index.ts';
import type { GrowingView, MessageView } from '../discord/message-view.ts';
import { channelKey } from '../discord/rate-limiter.ts';
import type { ChatDeps } from './deps.ts';
import { firstView, growReply } from './grow-reply.ts';
import { loadMessageSettings, type MessageSettings } from './message-settings.ts';
import type { PostReply } from './post-reply.ts';
import type { RenderReply } from './render-reply.ts';
import { needsNoReply, type SelectedLink, type SelectedLinks, selectLinks } from './select-links.ts';
import type { GuildMessage, SourceMessage } from './source-message.ts';

export interface ReplyToLinksDeps extends ChatDeps {
  readonly renderReply: RenderReply;
  readonly postReply: PostReply;
  readonly isDeleted: (messageId: string) => boolean;
}

interface PostedReply {
  readonly replyId: string;
  readonly view: MessageView | GrowingView;
  /** The links that the reply shows. */
  readonly links: readonly SelectedLink[];
}

/**
 * Replies to the links of a new message.
 * @param superseded aborted when the message was edited or deleted
 */
export async function replyToLinks(
  deps: ReplyToLinksDeps,
  message: GuildMessage,
  superseded: AbortSignal,
): Promise<void> {
  const { store, refusedChannels, metrics } = deps;
  const selected = selectLinks(message.content);
  if (selected.links.length === 0) return;
  const settings = await loadMessageSettings(message, store);
  if (!settings.isEnabled || refusedChannels.isRefused(message.channelId, settings.refusedAt))
    return metrics.chatLinks('skipped');
  const outcome = await replyToNewLinks(deps, message, selected, settings);
  if (typeof outcome === 'string') return metrics.chatLinks(outcome);
  metrics.chatLinks('replied');
  await growReply(deps, message, outcome.replyId, outcome.view, superseded);
}

/** Replies to the links that got no reply lately. They are claimed, so that only one of two simultaneous messages does. */
async function replyToNewLinks(
  deps: ReplyToLinksDeps,
  message: GuildMessage,
  { links, all }: SelectedLinks,
  settings: MessageSettings,
): Promise<PostedReply | 'skipped' | 'failed'> {
  const { replyThrottle } = deps;
  const { channelId } = message;
  const claimed = links.filter((link) => replyThrottle.claimLink(channelId, subjectKey(link.subject)));
  let replied: readonly SelectedLink[] = [];
  try {
    const outcome = await replyOnce(deps, message, { links: claimed, all }, settings);
    if (typeof outcome !== 'string') replied = outcome.links;
    return outcome;
  } finally {
    for (const link of claimed)
      if (!replied.includes(link)) replyThrottle.releaseLink(channelId, subjectKey(link.subject));
  }
}

/** @returns the posted reply, or why there is none */
async function replyOnce(
  deps: ReplyToLinksDeps,
  message: GuildMessage,
  { links: claimed, all }: SelectedLinks,
  settings: MessageSettings,
): Promise<PostedReply | 'skipped' | 'failed'> {
  const { store, api, rateLimiter, replyThrottle, stopping, renderReply, postReply, isDeleted } = deps;
  const { id: sourceId, guildId, channelId, authorId } = message;
  const shouldSkip =
    claimed.length === 0 ||
    !replyThrottle.allowReply(channelId, authorId) ||
    rateLimiter.remaining(channelKey(channelId), 'post') <= 0;
  if (shouldSkip) return 'skipped';
  const wanted = claimed.filter((link) => !needsNoReply(link, settings.agents));
  const client = api.forBackground(`chat ${guildId}`);
  const { view, links, products } = await renderReply({ links: wanted, all }, settings, client);
  if (view === null || isDeleted(sourceId) || stopping.aborted) return 'skipped';
  const replyId = await postReply(message, firstView(view));
  if (replyId === null) return 'failed';
  await recordReply(deps, message, replyId, products);
  if (settings.refusedAt !== null) await store.settings.clearRefusal(guildId, channelId);
  return { replyId, view, links };
}

/** Records which message a reply belongs to, for its buttons, later edits and the deletion. */
export async function recordReply(
  { store, clock }: ChatDeps,
  {
    id: sourceId,
    channelId,
    authorId,
    editedAt,
  }: Pick<SourceMessage, 'id' | 'channelId' | 'authorId' | 'editedAt'>,
  replyId: string,
  products: readonly string[],
): Promise<void> {
  const repliedAt = clock();
  await store.chatReplies.add({ sourceId, channelId, replyId, authorId, editedAt, repliedAt, products });
}
