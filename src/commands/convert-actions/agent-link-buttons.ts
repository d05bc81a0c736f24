import * as z from 'zod';
import type { ReplyMode } from '../../bot/command-reply.ts';
import { NO_FACTS } from '../../products/index.ts';
import { agentLinkView, copyLinksView } from '../../views/convert.ts';
import { agentOrder } from '../arguments/agent-order.ts';
import { productArgs } from '../arguments/product.ts';
import { defineComponent } from '../builders/define-component.ts';
import { readerOf } from '../reply/reader.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { withProductRetry } from '../reply/with-product-retry.ts';
import { convertForAllAgents } from './convert-subject.ts';
import { showLinks } from './show-links.ts';

/** Shows the links to a product, beside another card or in place. */
export const openLinks = (mode: ReplyMode) =>
  defineComponent({
    mode,
    args: z.tuple([...productArgs]),
    press: ({ interaction, args: [platform, id] }, context) => ({
      private: true,
      view: (visibility) =>
        withProductRetry(
          'convert',
          { platform, id },
          showLinks(interaction, context, visibility, { platform, id }),
          context,
          textsForUser(interaction),
        ),
    }),
  });

/** Every link, to copy. */
export const copyLinks = defineComponent({
  mode: 'update',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id] }, context) => {
    const texts = textsForUser(interaction);
    return {
      private: true,
      async view() {
        const answer = await convertForAllAgents(context, { platform, id }, texts);
        return copyLinksView(answer.data, await agentOrder('private', interaction, context), texts);
      },
    };
  },
});

/** The menu of agents on messages of earlier versions. */
export const chooseAgent = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id], values: [chosen = ''] }, context) => ({
    private: true,
    async view(visibility) {
      const answer = await convertForAllAgents(context, { platform, id }, textsForUser(interaction));
      const reader = await readerOf(visibility, interaction, context);
      return agentLinkView({ answer, facts: NO_FACTS }, chosen, reader);
    },
  }),
});
