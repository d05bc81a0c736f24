import { subjectKey } from '../api/index.ts';
import { channelKey } from '../discord/rate-limiter.ts';
import type { ChatDeps } from './deps.ts';
import { loadMessageSettings, type MessageSettings } from './message-settings.ts';
import type { PostReply } from './post-reply.ts';
import type { RenderReply } from './render-reply.ts';
import { type SelectedLink, type SelectedLinks, selectLinks } from './select-links.ts';
import type { SourceMessage } from './source-message.ts';

export interface ReplyToLinksDeps extends ChatDeps {
  readonly renderReply: RenderReply;
  readonly postReply: PostReply;
  readonly isDeleted: (messageId: string) => boolean;
}

/** Replies to the links of a new message. */
export async function replyToLinks(deps: ReplyToLinksDeps, message: SourceMessage): Promise<void> {
  const { store, replyThrottle, refusedChannels, metrics } = deps;
  const { links, more } = selectLinks(message.content);
  if (links.length === 0) return;
  const { channelId } = message;
  const settings = await loadMessageSettings(message, store);
  if (!settings.isEnabled || refusedChannels.isRefused(channelId, settings.refusedAt))
    return metrics.chatLinks('skipped');
  // Claimed from here on, so that only one of two simultaneous messages gets a reply.
  const newLinks = links.filter((link) => replyThrottle.claimLink(channelId, subjectKey(link.subject)));
  let repliedLinks: readonly SelectedLink[] = [];
  try {
    const outcome = await replyOnce(deps, message, { links: newLinks, more }, settings);
    if (typeof outcome === 'string') return metrics.chatLinks(outcome);
    repliedLinks = outcome;
    metrics.chatLinks('replied');
  } finally {
    for (const link of newLinks)
      if (!repliedLinks.includes(link)) replyThrottle.releaseLink(channelId, subjectKey(link.subject));
  }
}

/** @returns the links that the reply shows, or why there is no reply */
async function replyOnce(
  { store, rateLimiter, clock, replyThrottle, stopping, renderReply, postReply, isDeleted }: ReplyToLinksDeps,
  message: SourceMessage,
  newLinks: SelectedLinks,
  { agents, locale, refusedAt }: MessageSettings,
): Promise<readonly SelectedLink[] | 'skipped' | 'failed'> {
  const { id: sourceId, guildId, channelId, authorId, editedAt } = message;
  const shouldSkip =
    newLinks.links.length === 0 ||
    !replyThrottle.allowReply(channelId, authorId) ||
    rateLimiter.remaining(channelKey(channelId), 'post') <= 0;
  if (shouldSkip) return 'skipped';
  const { view, links } = await renderReply(newLinks, agents, locale, message.guildId);
  if (view === null || isDeleted(sourceId) || stopping.aborted) return 'skipped';
  const replyId = await postReply(message, view);
  if (replyId === null) return 'failed';
  await store.chatReplies.add({
    sourceId,
    channelId,
    replyId,
    authorId,
    editedAt,
    repliedAt: clock(),
    products: [],
  });
  if (refusedAt !== null) await store.settings.clearRefusal(guildId, channelId);
  return links;
}
