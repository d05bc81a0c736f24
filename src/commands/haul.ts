import { ApplicationCommandOptionType } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { rowIdArg } from './arguments/custom-id-args.ts';
import { localized, slashCommand } from './arguments/definition.ts';
import { addLinked, openAddModal, submitAdd } from './haul/add-items.ts';
import { changeButtons } from './haul/change-item.ts';
import { figureButtons } from './haul/figures.ts';
import { itemButtons, submitQuantity } from './haul/item.ts';
import { linkButtons } from './haul/links.ts';
import { moreButtons, moreModals } from './haul/more.ts';
import { moveItems } from './haul/move-items.ts';
import { ownHaul } from './haul/own-haul.ts';
import { parcelButtons, submitNumbers } from './haul/parcels.ts';
import { saveButtons } from './haul/save-product.ts';
import { shareButtons } from './haul/share.ts';
import { shippingButtons, shippingModals } from './haul/shipping.ts';
import { haulButtons, showCurrentHaul, showHaul } from './haul/show-haul.ts';
import { watchButtons } from './haul/watch.ts';
import { type CommandRequest, privateReply, sending, updating } from './replies/request.ts';

/** Other arguments of a button, after its haul: the forum, the previous post. */
const reviewArgs = z.tuple([rowIdArg]).rest(z.string());

/** Earlier versions posted reviews of hauls in forums. Their buttons and modal answer that this ended. */
async function sayThatReviewsEnded(request: CommandRequest, [id]: [number, ...string[]]) {
  return showHaul(request, await ownHaul(request, id), { notes: [request.texts.haulList.reviewsEnded] });
}

const endedReview = updating(reviewArgs, sayThatReviewsEnded);

export default {
  data: slashCommand('haul', ({ commands }) => commands.haul.description, [
    { type: ApplicationCommandOptionType.String, ...localized('add', ({ commands }) => commands.haul.add) },
  ]),
  execute(interaction, context) {
    const links = interaction.options.getString('add')?.trim() ?? '';
    return privateReply(interaction, context, (request) =>
      links === '' ? showCurrentHaul(request) : addLinked(request, links, 0),
    );
  },
  components: {
    ...haulButtons,
    ...itemButtons,
    ...changeButtons,
    add: openAddModal,
    moveto: moveItems,
    ...saveButtons,
    ...linkButtons,
    ...shareButtons,
    ...moreButtons,
    ...figureButtons,
    ...shippingButtons,
    ...watchButtons,
    ...parcelButtons,
    review: endedReview,
    rewrite: endedReview,
    reviewtags: endedReview,
    post: endedReview,
  },
  modals: {
    add: submitAdd,
    pieces: submitQuantity,
    ...moreModals,
    ...shippingModals,
    addparcels: submitNumbers,
    review: sending(reviewArgs, sayThatReviewsEnded),
  },
} satisfies SlashCommand<Context>;
