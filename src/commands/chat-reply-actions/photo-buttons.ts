import type { APIMessageTopLevelComponent, BaseInteraction, Message } from 'discord.js';
import { z } from 'zod';
import { type Subject, subjectKey, subjectOfKey } from '../../api/index.ts';
import type { ReplyMode, Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { productMenu } from '../../views/product-menu.ts';
import { QC_START } from '../../views/qc-page.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { defineComponent } from '../builders/define-component.ts';
import { showPhotos } from '../qc-actions/show-photos.ts';
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
  const card = await showPhotos(interaction, context, visibility, shown, QC_START);
  if (listed.length < 2) return card;
  const products = await named(listed, context);
  return withRows(card, productMenu('otherPhotos', products, texts, subjectKey(shown)));
}

/** The card with further rows below it. */
function withRows(
  card: MessageView | GrowingView,
  rows: readonly APIMessageTopLevelComponent[],
): MessageView | GrowingView {
  const extended = ({ components = [], ...view }: MessageView): MessageView => ({
    ...view,
    components: [...components, ...rows],
  });
  if (!('now' in card)) return extended(card);
  return { now: extended(card.now), later: card.later.then((grown) => grown && extended(grown)) };
}
