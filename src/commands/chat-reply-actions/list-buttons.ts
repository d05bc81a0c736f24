import type { BaseInteraction, Message } from 'discord.js';
import * as z from 'zod';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { offsetArg } from '../arguments/offset.ts';
import { addChosenAgents } from '../arguments/preferred-agents.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { listedProducts } from './listed-products.ts';
import { showLinkList } from './show-link-list.ts';

/** On a reply in chat: all its products, at the user's own agents. */
export const openList = defineComponent({
  mode: 'reply',
  args: z.tuple([]),
  press: ({ interaction }, context) => ({
    private: true,
    view: (visibility) => showList(interaction, context, visibility),
  }),
});

/** On a list: another page of it. */
export const listPage = defineComponent({
  mode: 'update',
  args: z.tuple([offsetArg]),
  press: ({ interaction, args: [offset] }, context) => ({
    private: true,
    view: (visibility) => showList(interaction, context, visibility, offset),
  }),
});

/** On a list for somebody without agents of their own: the menu to choose them. */
export const chooseAgents = defineComponent({
  mode: 'update',
  args: z.tuple([]),
  press: ({ interaction, values }, context) => ({
    private: true,
    async view(visibility) {
      await context.store.settings.changeUserAgents(
        interaction.user.id,
        await addChosenAgents(values, context),
      );
      return showList(interaction, context, visibility);
    },
  }),
});

async function showList(
  interaction: BaseInteraction & { readonly message: Message },
  context: Context,
  visibility: Visibility,
  offset = 0,
) {
  const subjects = await listedProducts(interaction.message, context, textsForUser(interaction));
  return showLinkList(interaction, context, visibility, subjects, offset);
}
