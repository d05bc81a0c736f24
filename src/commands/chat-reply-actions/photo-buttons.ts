import type { BaseInteraction, Message } from 'discord.js';
import * as z from 'zod';
import { type Subject, subjectOfKey } from '../../api/index.ts';
import type { ReplyMode, Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForReply, textsForUser } from '../reply/reply-texts.ts';
import { listedProducts } from './listed-products.ts';
import { showPhotosOfSeveral } from './photos-of-several.ts';

/** On a reply to several links: the photos of the first product, with a menu of the others. */
export const openPhotosOfAll = defineComponent({
  mode: 'reply',
  args: z.tuple([]),
  press: ({ interaction }, context) => ({
    private: true,
    view: (visibility) => showPhotosOfOne(interaction, context, visibility),
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
  // A forged press could name any product, which is harmless: all of them are public.
  chosen?: Subject,
): Promise<MessageView | GrowingView> {
  const texts = await textsForReply(visibility, interaction, context);
  const listed = await listedProducts(interaction.message, context, texts);
  return showPhotosOfSeveral(interaction, context, visibility, listed, chosen);
}
