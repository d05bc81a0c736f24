import { channelKey } from '../bot/pace.ts';
import { type Chosen, type ChosenLink, chooseLinks } from './choose-links.ts';
import type { Compose } from './compose.ts';
import type { ChatParts } from './parts.ts';
import type { PostReply } from './post-reply.ts';
import { type MessageSettings, settingsFor } from './settings-for.ts';
import type { SourceMessage } from './source-message.ts';

export interface AnswerLinksParts extends ChatParts {
  readonly compose: Compose;
  readonly postReply: PostReply;
  readonly isDeleted: (messageId: string) => boolean;
}

/** Replies to the links of a new message. */
export async function answerLinks(parts: AnswerLinksParts, message: SourceMessage): Promise<void> {
  const { store, patience, refusals, metrics } = parts;
  const { links, more } = chooseLinks(message.content);
  if (links.length === 0) return;
  const { channelId } = message;
  const settings = await settingsFor(message, store);
  if (!settings.isOn || refusals.isRefused(channelId, settings.refusedAt))
    return metrics.chatLinks('skipped');
  // They count as offered from here on, so that of two messages at the same time one gets a reply.
  const news = links.filter((link) => patience.isNews(channelId, nameOf(link)));
  let offered: readonly ChosenLink[] = [];
  try {
    const outcome = await offer(parts, message, { links: news, more }, settings);
    if (typeof outcome === 'string') return metrics.chatLinks(outcome);
    offered = outcome;
    metrics.chatLinks('replied');
  } finally {
    for (const link of news) if (!offered.includes(link)) patience.takeBack(channelId, nameOf(link));
  }
}

/** @returns the links that the reply shows, or why there is no reply */
async function offer(
  { store, pace, clock, patience, stopping, compose, postReply, isDeleted }: AnswerLinksParts,
  message: SourceMessage,
  news: Chosen,
  { agents, locale, refusedAt }: MessageSettings,
): Promise<readonly ChosenLink[] | 'skipped' | 'failed'> {
  const { id: sourceId, guildId, channelId, authorId, editedAt } = message;
  const isLeftAlone =
    news.links.length === 0 ||
    !patience.takes(channelId, authorId) ||
    pace.room(channelKey(channelId), 'post') <= 0;
  if (isLeftAlone) return 'skipped';
  const { view, links } = await compose(news, agents, locale, message.guildId);
  if (view === null || isDeleted(sourceId) || stopping.aborted) return 'skipped';
  const replyId = await postReply(message, view);
  if (replyId === null) return 'failed';
  await store.chatReplies.add({ sourceId, channelId, replyId, authorId, editedAt, repliedAt: clock() });
  if (refusedAt !== null) await store.settings.updateChannel(guildId, channelId, { refusedAt: null });
  return links;
}

function nameOf({ subject }: ChosenLink): string {
  return 'url' in subject ? subject.url : `${subject.platform}:${subject.id}`;
}
