import { DiscordAPIError } from 'discord.js';
import * as z from 'zod';
import type { ComponentInteraction } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { PostError } from '../../discord/post-error.ts';
import type { Haul, LostReview } from '../../store/index.ts';
import { isReviewBy, type ReviewDraft, reviewPostView } from '../../views/haul/review.ts';
import { postedReviewView } from '../../views/haul/review-preview.ts';
import type { ReviewTags } from '../../views/haul/review-tags.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { haulGone } from '../haul-actions/haul-gone.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { showHaul } from '../haul-actions/show-haul.ts';
import { readerOf } from '../reply/reader.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { type SealedForum, sealedForumArg, unsealForum } from './chosen-forum.ts';
import { draftIn, tagsIn } from './draft.ts';
import { loadReview } from './load-review.ts';
import { showPreview } from './show-preview.ts';
import { shownOf } from './shown-haul.ts';

/** On *Post again*: the post after which another one is wanted. */
const earlierArg = z
  .string()
  .regex(/^\d{1,20}$/)
  .optional();
/** Less than the store takes an attempt to be under way: what goes on after that could be begun once more. */
const ATTEMPT_MS = 60_000;
/** Discord's codes for a forum in which every post needs a tag. */
const TAG_CODES: ReadonlySet<unknown> = new Set([40_066, 40_067]);
/** For a tag that isn't there. */
const TAG_GONE = 10_087;

/** *Post*, the only press that posts, and *Post again*. */
export const postReview = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg, sealedForumArg, earlierArg]),
  press: ({ interaction, args: [haulId, sealedForum, earlier = null] }, context) => {
    const forum = unsealForum(sealedForum, haulId, interaction, context);
    const draft = draftIn(interaction.message);
    const { guildId } = interaction;
    if (forum === null || guildId === null)
      throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
    const tags = tagsIn(interaction.message);
    const place = { guildId, forum, tags, earlier };
    return {
      private: true,
      async view() {
        const haul = await ownHaul(interaction, haulId, context);
        return draft === null
          ? showPosted(interaction, context, haul, place)
          : post(interaction, context, haul, draft, place);
      },
    };
  },
});

/** *Close haul*, after its review was posted. */
export const closeReviewed = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [haulId] }, context) => ({
    private: true,
    async view(visibility) {
      await context.store.hauls.close(interaction.user.id, haulId, context.clock());
      return showHaul(interaction, context, visibility, await ownHaul(interaction, haulId, context));
    },
  }),
});

interface Place {
  readonly guildId: string;
  readonly forum: SealedForum;
  readonly tags: ReviewTags;
  /** The post after which another one is wanted; null: none is known. */
  readonly earlier: string | null;
}

/**
 * Posts it once: presses that follow are told where it is, until somebody asks for another post. A haul that has changed
 * since its preview is shown again instead.
 */
async function post(
  interaction: ComponentInteraction,
  context: Context,
  haul: Haul,
  draft: ReviewDraft,
  place: Place,
): Promise<MessageView> {
  const { guildId, forum, earlier } = place;
  const { haulReviews } = context.store;
  const texts = textsForUser(interaction);
  const again = { forum, mayPost: true, tags: place.tags };
  if (shownOf(haul) !== forum.shown)
    return showPreview(interaction, context, haul, draft, { ...again, problem: texts.haulReview.changed });
  const key = { userId: interaction.user.id, haulId: haul.id, forumId: forum.id };
  // Before it is begun: this may take longer than the rest.
  const view = await postView(interaction, context, haul, draft);
  const attempt = await haulReviews.begin(key, earlier, context.clock(), interaction.createdTimestamp);
  if (attempt.kind === 'gone') throw haulGone(interaction);
  if (attempt.kind === 'under_way') throw new UserFacingError(texts.haulReview.once);
  if (attempt.kind === 'posted')
    return showPreview(interaction, context, haul, draft, { ...again, problem: null });
  let postId: string;
  try {
    postId = await openPost(interaction, context, view, { ...place, title: draft.title, lost: attempt.lost });
  } catch (error) {
    const isUnanswered = error instanceof PostError && error.kind === 'unavailable';
    await haulReviews.failed(key, attempt.lost !== null || isUnanswered);
    if (!(error instanceof PostError)) throw error;
    const problem = await problemOf(error, forum.id, interaction, context);
    return showPreview(interaction, context, haul, draft, { ...again, ...problem });
  }
  await haulReviews.posted(key, postId, context.clock());
  const isClosed = haul.closedAt !== null;
  const { title } = draft;
  return postedReviewView({ haulId: haul.id, title, isClosed, guildId, forumId: forum.id, postId }, texts);
}

/** A late press: where the preview was, its post is shown. */
async function showPosted(
  interaction: ComponentInteraction,
  { store }: Context,
  haul: Haul,
  { guildId, forum }: Pick<Place, 'guildId' | 'forum'>,
): Promise<MessageView> {
  const texts = textsForUser(interaction);
  const key = { userId: interaction.user.id, haulId: haul.id, forumId: forum.id };
  const posted = await store.haulReviews.find(key);
  if (posted === undefined) throw new UserFacingError(texts.errors.outdatedComponent);
  const isClosed = haul.closedAt !== null;
  return postedReviewView(
    {
      haulId: haul.id,
      title: haul.name ?? '',
      isClosed,
      guildId,
      forumId: forum.id,
      postId: posted.postId,
    },
    texts,
  );
}

async function postView(
  interaction: ComponentInteraction,
  context: Context,
  haul: Haul,
  draft: ReviewDraft,
): Promise<MessageView> {
  const [review, reader] = await Promise.all([
    loadReview(interaction, context, haul, draft),
    readerOf('public', interaction, context),
  ]);
  return reviewPostView(review, reader);
}

/** @returns the id of the post. @throws PostError */
async function openPost(
  { user }: ComponentInteraction,
  { forumPosts }: Pick<Context, 'forumPosts'>,
  view: MessageView,
  { guildId, forum, tags, title, lost }: Place & { readonly title: string; readonly lost: LostReview | null },
): Promise<string> {
  const signal = AbortSignal.timeout(ATTEMPT_MS);
  const mayBe = (text: string) => isReviewBy(user.id, text);
  const found =
    lost === null ? undefined : await forumPosts.find(forum.id, guildId, { ...lost, view, mayBe }, signal);
  return found ?? forumPosts.open(forum.id, title, view, tags.chosen, signal);
}

/** What went wrong, with the next step. */
async function problemOf(
  { kind, cause }: PostError,
  forumId: string,
  interaction: ComponentInteraction,
  { alerts }: Pick<Context, 'alerts'>,
): Promise<{ readonly problem: string | null; readonly wantsTag?: true }> {
  const texts = textsForUser(interaction);
  const forum = `<#${forumId}>`;
  const code = cause instanceof DiscordAPIError ? cause.code : null;
  if (TAG_CODES.has(code)) return { problem: null, wantsTag: true };
  if (code === TAG_GONE) return { problem: texts.haulReview.tagGone };
  const missing = (await alerts.missingIn(forumId, kind)).filter((name) => name !== 'EmbedLinks');
  if (missing.length > 0) {
    const names = missing.map((name) => texts.permissions[name]).join(', ');
    return { problem: texts.input.missingPermissions(names, forum) };
  }
  const isRefused = ['gone', 'forbidden', 'unsuitable', 'refused', 'blocked'].includes(kind);
  return { problem: isRefused ? texts.haulReview.refused(forum) : texts.haulReview.noAnswer };
}
