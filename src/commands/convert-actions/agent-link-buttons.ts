import { z } from 'zod';
import { agentLinkView, convertView } from '../../views/convert.ts';
import { productArgs } from '../arguments/product.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { convertForAllAgents } from './convert-subject.ts';

/** On another card: shows the links to its product. */
export const openLinks = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id] }, context) => {
    const texts = textsForUser(interaction);
    return {
      private: true,
      async view() {
        const { agents } = await context.store.settings.user(interaction.user.id);
        return convertView(await convertForAllAgents(context, { platform, id }, texts), agents, texts);
      },
    };
  },
});

/** The menu of agents. */
export const chooseAgent = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id], values: [chosen = ''] }, context) => {
    const texts = textsForUser(interaction);
    return {
      private: true,
      view: async () =>
        agentLinkView(await convertForAllAgents(context, { platform, id }, texts), chosen, texts),
    };
  },
});
