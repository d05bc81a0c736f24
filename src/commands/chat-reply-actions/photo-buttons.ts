import type { BaseInteraction, Message } from 'discord.js';
import { z } from 'zod';
import { type Subject, subjectKey, subjectOfKey } from '../../api/index.ts';
import type { ReplyMode, Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { productMenu } from '../../views/product-menu.ts';
import { QC_START } from '../../views/qc-selection.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { defineComponent } from '../builders/define-component.ts';
import { showPhotos } from '../qc-actions/show-photos.ts';
import { withRows } from '../reply/kept-rows.ts';
import { textsForReply, textsForUser } from '../reply/reply-texts.ts';
import { listedProducts, MAX_LISTED } from './listed-products.ts';
import { named } from './show-link-list.ts';

/** On a reply to several links: the photos of the first product, with a menu of the others. */
export const openPhotosOfAll = defineComponent({
  mode: 'reply',
  args: z.tuple([]),
  press: ({ interaction }, context) => ({
    private: true,
    view: (visibility) => showPhotosOfOne(interaction, context, visibility, null),
  }),
});

/** The menu of products: on a list it opens another message, on a card of photos it changes the product. */
export const choosePhotos = (mode: ReplyMode) =>
  defineComponent({
    mode,
    args: z.tuple([]),
    press: ({ interaction, values: [value = ''] }, context) => {
      const chosen = subjectOfKey(value);
      if (chosen === null) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
      return {
        private: true,
        view: (visibility) => showPhotosOfOne(interaction, context, visibility, chosen),
      };
    },
  });

async function showPhotosOfOne(
  interaction: BaseInteraction & { readonly message: Message },
  context: Context,
  visibility: Visibility,
  chosen: Subject | null,
): Promise<MessageView | GrowingView> {
  const texts = await textsForReply(visibility, interaction, context);
  const listed = (await listedProducts(interaction.message, context, texts)).slice(0, MAX_LISTED);
  // A forged press could name any product, which is harmless: all of them are public.
  const shown = chosen ?? listed[0] ?? { url: '' };
  const request = { subject: shown, screen: 'gallery', position: QC_START, isOpened: true } as const;
  const card = await showPhotos(interaction, context, visibility, request);
  if (listed.length < 2) return card;
  const products = await named(listed, context);
  return withRows(card, productMenu('otherPhotos', products, texts, subjectKey(shown)));
}
