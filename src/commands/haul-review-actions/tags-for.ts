import type { ModalSubmitInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import type { ReviewTags } from '../../views/haul/review-tags.ts';
import { unsealForum } from './chosen-forum.ts';
import { NO_TAGS, tagMenuArgs, tagsIn } from './draft.ts';

/** The tags that the preview below the form shows, if they are of the forum that was chosen in the form. */
export function tagsFor(
  forumId: string,
  haulId: number,
  interaction: ModalSubmitInteraction,
  context: Pick<Context, 'seal'>,
): ReviewTags {
  const { message } = interaction;
  const [, sealedForum = ''] = message === null ? [] : tagMenuArgs(message);
  if (message === null || unsealForum(sealedForum, haulId, interaction, context)?.id !== forumId)
    return NO_TAGS;
  return tagsIn(message);
}
