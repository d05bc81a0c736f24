import type { ModalSubmitInteraction } from 'discord.js';
import type { Subject } from '../../api/index.ts';
import type { Visibility } from '../../bot/command-reply.ts';
import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { linkModal } from '../../views/link-modal.ts';
import { type ProductCommand, readProduct } from '../arguments/product.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { withProductRetry } from '../reply/with-product-retry.ts';

/** *Try again* below an input that named no product: a form for another one. */
export const openLinkModal = (command: ProductCommand): ModalOpener<Context> => ({
  mode: 'modal',
  modal: async ({ interaction, args }) =>
    args.length === 0 ? linkModal(command, textsForUser(interaction)) : null,
});

/** @param show the command's card of a product */
export const submitLink = (
  command: ProductCommand,
  show: (
    interaction: ModalSubmitInteraction,
    context: Context,
    visibility: Visibility,
    subject: Subject,
  ) => Promise<MessageView | GrowingView>,
): ModalHandler<Context> => ({
  mode: 'update',
  submit({ interaction, args }, context) {
    if (args.length > 0) return null;
    const texts = textsForUser(interaction);
    const typed = interaction.fields.getTextInputValue('link');
    const { subject } = readProduct(typed, context.platforms, command, texts);
    return {
      private: true,
      view: (visibility) =>
        withProductRetry(command, subject, show(interaction, context, visibility, subject), context, texts),
    };
  },
});
