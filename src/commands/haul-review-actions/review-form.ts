import { type BaseInteraction, ChannelType, Routes } from 'discord.js';
import * as z from 'zod';
import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { plainText } from '../../discord/truncate.ts';
import { button } from '../../views/components.ts';
import { plainHaulName } from '../../views/haul/name.ts';
import { MAX_REVIEW_TITLE, type ReviewDraft } from '../../views/haul/review.ts';
import { reviewModal } from '../../views/haul/review-form.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { channelDestination } from '../follow-actions/follow-target.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { chosenForum, type ForumChannel, mayModerate, mayPost, missingInForum } from './chosen-forum.ts';
import { draftIn } from './draft.ts';
import { showPreview } from './show-preview.ts';
import { tagsFor } from './tags-for.ts';

const openArgs = z.tuple([rowIdArg]);
const changeArgs = z.tuple([rowIdArg, z.string().regex(/^\d{1,20}$/)]);
const channels = z.array(z.object({ type: z.number() }));
/** A form must open within three seconds. */
const CHANNELS_WAIT_MS = 1_200;

/** *Write a review* */
export const openReviewForm: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args }, context) {
    const parsed = openArgs.safeParse(args);
    if (!parsed.success) return null;
    const [haulId] = parsed.data;
    const texts = textsForUser(interaction);
    const [haul] = await Promise.all([
      ownHaul(interaction, haulId, context),
      requireForum(interaction, haulId),
    ]);
    // "My haul" says nothing to others.
    const title = haul.name === null ? '' : plainHaulName(haul.name, texts);
    return reviewModal(haulId, { title, words: '' }, null, texts);
  },
};

/** *Change*: the form with what the preview shows. */
export const changeReview: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args }) {
    const parsed = changeArgs.safeParse(args);
    const draft = draftIn(interaction.message);
    if (!parsed.success || draft === null) return null;
    const [haulId, forumId] = parsed.data;
    return reviewModal(haulId, draft, forumId, textsForUser(interaction));
  },
};

/** Shows what would be posted; *Post* is on that message. */
export const submitReviewForm: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction, args }, context) {
    const parsed = openArgs.safeParse(args);
    const forum = chosenForum(interaction);
    if (!parsed.success || forum === null) return null;
    const [haulId] = parsed.data;
    const texts = textsForUser(interaction);
    const typed = interaction.fields.getTextInputValue('title');
    const words = interaction.fields.getTextInputValue('words');
    return {
      private: true,
      async view() {
        const haul = await ownHaul(interaction, haulId, context);
        const title = plainText(typed, MAX_REVIEW_TITLE) || plainHaulName(haul.name, texts);
        const draft: ReviewDraft = { title, words };
        const chosen = { id: forum.id, isModerator: mayModerate(forum) };
        return showPreview(interaction, context, haul, draft, {
          forum: chosen,
          mayPost: mayPost(forum),
          tags: tagsFor(chosen.id, haulId, interaction, context),
          problem: problemIn(forum, texts),
        });
      },
    };
  },
};

/** @throws UserFacingError where there is no forum that the bot could post in */
async function requireForum(interaction: BaseInteraction, haulId: number): Promise<void> {
  const { haulReview, common } = textsForUser(interaction);
  const share = button(common.share, encodeCustomId('haul', 'share', String(haulId)));
  const { guildId } = interaction;
  if (guildId === null || channelDestination(interaction) === null)
    throw new UserFacingError(haulReview.noServer, [share]);
  if (!(await hasForum(interaction, guildId))) throw new UserFacingError(haulReview.noForum, [share]);
}

/** True as well where Discord doesn't say in time: then the form shows it. */
async function hasForum({ client }: BaseInteraction, guildId: string): Promise<boolean> {
  const signal = AbortSignal.timeout(CHANNELS_WAIT_MS);
  const answer = await client.rest.get(Routes.guildChannels(guildId), { signal }).catch(() => null);
  const found = channels.safeParse(answer);
  return !found.success || found.data.some(({ type }) => type === ChannelType.GuildForum);
}

/** Why the review can't be posted there; null: it probably can. */
function problemIn(forum: ForumChannel, texts: ReturnType<typeof textsForUser>): string | null {
  const shown = `<#${forum.id}>`;
  if (!mayPost(forum)) return texts.haulReview.mayNotPost(shown);
  const missing = missingInForum(forum, texts);
  return missing.length === 0 ? null : texts.input.missingPermissions(missing.join(', '), shown);
}
