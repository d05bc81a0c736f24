import * as z from 'zod';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { sealedForumArg, unsealForum } from './chosen-forum.ts';
import { draftIn, tagsIn } from './draft.ts';
import { showPreview } from './show-preview.ts';

/** The menu of the forum's tags: the preview keeps what is chosen. Only tags that are offered count. */
export const chooseTags = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg, sealedForumArg]),
  press: ({ interaction, args: [haulId, sealedForum], values }, context) => {
    const forum = unsealForum(sealedForum, haulId, interaction, context);
    const draft = draftIn(interaction.message);
    if (forum === null || draft === null)
      throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
    return {
      private: true,
      async view() {
        const haul = await ownHaul(interaction, haulId, context);
        const tags = { ...tagsIn(interaction.message), chosen: values };
        const options = { forum, mayPost: true, tags, problem: null };
        return showPreview(interaction, context, haul, draft, options);
      },
    };
  },
});
