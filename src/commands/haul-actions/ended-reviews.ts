import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { CommandReply } from '../../bot/command-reply.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { closeHaul } from '../haul-list-actions/more-buttons.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { ownHaul } from './own-haul.ts';
import { showHaul } from './show-haul.ts';

/** Whatever a button carried besides its haul: the forum, the post before. */
const args = z.tuple([rowIdArg]).rest(z.string());

const button = defineComponent({
  mode: 'update',
  args,
  press: ({ interaction, args: [id] }, context) => sayThatReviewsEnded(interaction, id, context),
});

const form: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction, args: given }, context) {
    const parsed = args.safeParse(given);
    return parsed.success ? sayThatReviewsEnded(interaction, parsed.data[0], context) : null;
  },
};

/** Earlier versions posted reviews of hauls in forums. Their buttons and form answer that this ended. */
export const endedReviews = {
  components: { review: button, rewrite: button, reviewtags: button, post: button, reviewclose: closeHaul },
  modals: { review: form },
};

function sayThatReviewsEnded(interaction: BaseInteraction, haulId: number, context: Context): CommandReply {
  return {
    private: true,
    async view(visibility) {
      const notes = [textsForUser(interaction).haulList.reviewsEnded];
      return showHaul(interaction, context, visibility, await ownHaul(interaction, haulId, context), {
        notes,
      });
    },
  };
}
