import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { Haul } from '../../store/index.ts';
import type { ReviewDraft } from '../../views/haul/review.ts';
import { postUrl, reviewPreviewView } from '../../views/haul/review-preview.ts';
import type { ReviewTags } from '../../views/haul/review-tags.ts';
import { readerOf } from '../reply/reader.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { type ReviewForum, sealForum } from './chosen-forum.ts';
import { loadForumTags } from './forum-tags.ts';
import { loadReview } from './load-review.ts';

interface PreviewOptions {
  readonly forum: ReviewForum;
  /** Whether the user may post there. */
  readonly mayPost: boolean;
  /** Those that were shown for this forum before, with what was chosen. */
  readonly tags: ReviewTags;
  /** Why it isn't posted, and what to do; null: nothing is known against it. */
  readonly problem: string | null;
  /** Discord refused it without a tag, or with one that is gone. */
  readonly wantsTag?: boolean;
}

/** The review as it would be posted, for its author alone. */
export async function showPreview(
  interaction: BaseInteraction,
  context: Context,
  haul: Haul,
  draft: ReviewDraft,
  { forum, mayPost, tags, problem, wantsTag = false }: PreviewOptions,
): Promise<MessageView> {
  const texts = textsForUser(interaction);
  const key = { userId: interaction.user.id, haulId: haul.id, forumId: forum.id };
  const [review, reader, known, posted] = await Promise.all([
    loadReview(interaction, context, haul, draft),
    readerOf('public', interaction, context),
    loadForumTags(interaction, forum.id, forum.isModerator),
    context.store.haulReviews.find(key),
  ]);
  const { haulReview } = texts;
  const { offered, areRequired } = known ?? tags;
  const chosen = [...new Set(tags.chosen)].filter((id) => offered.some((tag) => tag.id === id));
  const lacksTag = known !== null && offered.length === 0 && (areRequired || wantsTag);
  // A preview that isn't refused still says where it is posted already.
  const lacksAnswer = known === null && (posted === undefined || wantsTag);
  const url = postUrl(interaction.guildId ?? '', posted?.postId ?? '');
  const preview = {
    haulId: haul.id,
    forumId: forum.id,
    sealedForum: mayPost ? sealForum(forum, haul, interaction, context) : null,
    review,
    tags: { offered, areRequired, chosen },
    problem: lacksTag
      ? haulReview.tagRequired(`<#${forum.id}>`)
      : (problem ?? (lacksAnswer ? haulReview.noAnswer : null)),
    earlier: posted === undefined ? null : { ...posted, url },
  };
  return reviewPreviewView(preview, reader, texts);
}
