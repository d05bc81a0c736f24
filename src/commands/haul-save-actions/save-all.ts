import type { BaseInteraction, Message } from 'discord.js';
import * as z from 'zod';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { addedNotes, stepsAfterAdding } from '../../views/haul/adding.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { defineComponent } from '../builders/define-component.ts';
import { listedProducts } from '../convert/linked-products.ts';
import { addToHaul } from '../haul-actions/add-items.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { productsOf } from '../haul-actions/read-products.ts';
import { showHaul } from '../haul-actions/show-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showMovable } from './show-movable.ts';

/** Under several products: adds all that the message is about to the haul that the user changed last, or to a first one. */
export const saveAll = defineComponent({
  mode: 'reply',
  args: z.tuple([]),
  press: ({ interaction }, context) => ({
    private: true,
    view: (visibility) => saveListed(interaction, context, visibility),
  }),
});

async function saveListed(
  interaction: BaseInteraction & { readonly message: Message },
  context: Context,
  visibility: Visibility,
): Promise<MessageView | GrowingView> {
  const texts = textsForUser(interaction);
  const listed = await listedProducts(interaction.message, context, texts);
  const { products, unknown, unchecked, leftOut } = await productsOf(listed, context);
  const notLinked = { unknown: unknown.length, unchecked: unchecked.length };
  if (products.length === 0) {
    const problems = addedNotes({ added: 0, already: 0, leftOut: 0, ...notLinked }, texts);
    throw new UserFacingError(problems.join(' '));
  }
  const items = products.map((product) => ({ product }));
  const { haulId, outcome } = await addToHaul(interaction, context, items, 0);
  const left = outcome.leftOut + leftOut;
  const notes = addedNotes({ ...outcome, leftOut: left, ...notLinked }, texts);
  const steps = stepsAfterAdding(left, texts);
  const ids = outcome.newIds;
  if (ids.length > 0) return showMovable(interaction, context, visibility, { ids, notes, steps });
  const haul = await ownHaul(interaction, haulId, context);
  const from = haul.items.findIndex(({ id }) => id === outcome.ids[0]);
  return showHaul(interaction, context, visibility, haul, { from: Math.max(0, from), notes, steps });
}
