import * as z from 'zod';
import type { ReplyMode } from '../../bot/command-reply.ts';
import { ADDRESSABLE } from '../../views/addressable.ts';
import { productArgs } from '../arguments/product.ts';
import { optionArg, selectionArg, withMenuValue } from '../arguments/variant-selection.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { withProductRetry } from '../reply/with-product-retry.ts';
import { showProduct } from './show-product.ts';

const agentArg = z.union([z.literal(''), z.string().regex(ADDRESSABLE.agent)]);
/** Shows the product with nothing selected, beside another card or as a reset. */
export const openProduct = (mode: ReplyMode) =>
  defineComponent({
    mode,
    args: z.tuple([...productArgs, agentArg]),
    press: ({ interaction, args: [platform, id, agent] }, context) => ({
      private: true,
      view(visibility) {
        const subject = { platform, id };
        const card = showProduct(interaction, context, visibility, { subject, agent, select: () => [] });
        return withProductRetry('lookup', subject, card, context, textsForUser(interaction));
      },
    }),
  });

/** A menu with the values of one option, such as the size. */
export const selectOption = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs, agentArg, optionArg, selectionArg]),
  press: ({ interaction, args: [platform, id, agent, option, previous], values: [value] }, context) => ({
    private: true,
    view: (visibility) =>
      showProduct(interaction, context, visibility, {
        subject: { platform, id },
        agent,
        select: (result) => withMenuValue(result, previous, option, value),
      }),
  }),
});
