import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { LIMITS } from '../../discord/limits.ts';
import type { ModalView } from '../../discord/message-view.ts';
import { cut } from '../../discord/truncate.ts';
import type { Texts } from '../../texts/index.ts';
import { formModal } from '../modal.ts';
import { MAX_REVIEW_TITLE, MAX_REVIEW_WORDS, type ReviewDraft } from './review.ts';

/**
 * The form behind *Write a review* and *Change*.
 * @param draft what its fields hold at first
 * @param forumId the forum that was chosen before; null: none
 */
export function reviewModal(
  haulId: number,
  draft: ReviewDraft,
  forumId: string | null,
  { haulReview: texts }: Texts,
): ModalView {
  const form = formModal(encodeCustomId('haul', 'review', String(haulId)), texts.formTitle, [
    {
      id: 'title',
      label: texts.title,
      hint: texts.titleHint,
      value: draft.title === '' ? null : draft.title,
      maxLength: MAX_REVIEW_TITLE,
      required: true,
    },
    {
      id: 'words',
      label: texts.words,
      hint: texts.wordsHint,
      value: draft.words === '' ? null : draft.words,
      maxLength: MAX_REVIEW_WORDS,
      paragraph: true,
    },
  ]);
  return { ...form, components: [forumField(forumId, texts), ...form.components] };
}

function forumField(forumId: string | null, texts: Texts['haulReview']): ModalView['components'][number] {
  const chosen = forumId === null ? [] : [{ id: forumId, type: SelectMenuDefaultValueType.Channel as const }];
  return {
    type: ComponentType.Label,
    label: cut(texts.forum, LIMITS.labelText),
    component: {
      type: ComponentType.ChannelSelect,
      custom_id: 'forum',
      placeholder: cut(texts.forumHint, LIMITS.placeholder),
      channel_types: [ChannelType.GuildForum],
      required: true,
      ...(chosen.length === 0 ? {} : { default_values: chosen }),
    },
  };
}
