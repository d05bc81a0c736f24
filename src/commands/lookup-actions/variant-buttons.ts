import { z } from 'zod';
import type { ReplyMode } from '../../bot/command-reply.ts';
import { selectableOptions } from '../../products/index.ts';
import { ADDRESSABLE } from '../../views/addressable.ts';
import {
  decodeSelection,
  type OptionSelection,
  selectionAt,
  withSelection,
} from '../../views/variant-selection.ts';
import { productArgs } from '../arguments/product.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { withProductRetry } from '../reply/with-product-retry.ts';
import { showProduct } from './show-product.ts';

const agentArg = z.union([z.literal(''), z.string().regex(ADDRESSABLE.agent)]);
const optionArg = z.coerce.number().int().min(0).max(4);
const selectionArg = z.string().transform((text, context) => {
  const selection = decodeSelection(text);
  if (selection !== null) return selection;
  context.addIssue('not a selection');
  return z.NEVER;
});

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
        select(result) {
          const chosen = { ...selectionAt(previous, option), ...parseMenuValue(value) };
          return withSelection(previous, option, chosen, selectableOptions(result).length);
        },
      }),
  }),
});

/** What a menu entry changes: `-` selects any value, `~3` shows the fourth page, `12` selects the thirteenth value. */
function parseMenuValue(value = ''): Partial<OptionSelection> {
  if (value === '-') return { value: null };
  const [, page, index] = /^(?:~(\d{1,3})|(\d{1,3}))$/.exec(value) ?? [];
  if (page !== undefined) return { page: Number(page) };
  return index === undefined ? {} : { value: Number(index) };
}
